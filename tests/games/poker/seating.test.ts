import { describe, expect, it } from 'vitest';
import { newPokerMemory, placeFrom, pokerMemory, voidedHand } from '../../../games/poker/memory.ts';
import { seatPoker } from '../../../games/poker/seating.ts';
import { BLINDS, LIMITS, line, SeatingTable, whyNot } from './seating-table.ts';

/** A table where a hand has been dealt with the button on the first of the seats named. */
function running(...seats: number[]): SeatingTable {
  const table = new SeatingTable();
  for (const seat of seats) table.sit(seat);
  const first = [...seats].sort((a, b) => a - b).indexOf(seats[0] ?? 0);
  table.lot = () => first;
  table.deal();
  return table;
}

describe('a new game', () => {
  it('gives the button to the position that the lot names, each as likely (LD6)', () => {
    const table = new SeatingTable().sit(2).sit(5).sit(9);
    const asked: number[] = [];
    for (const index of [0, 1, 2]) {
      table.lot = (n) => {
        asked.push(n);
        return index;
      };
      expect(table.look().start?.button).toBe([2, 5, 9][index]);
    }
    expect(asked).toEqual([3, 3, 3]);
  });

  it('counts only active positions in the lot', () => {
    const table = new SeatingTable().sit(1, { sittingOut: true }).sit(2).sit(3, { stack: 0 }).sit(4);
    table.lot = (n) => n - 1;
    expect(line(table.look())).toBe('button 4, blinds 4 2, dealt 2 4');
  });

  it('deals everybody in without a post and puts the blinds left of the button (LD7)', () => {
    expect(line(new SeatingTable().sit(1).sit(3).sit(4).sit(8).look())).toBe('button 1, blinds 3 4, dealt 1 3 4 8');
  });

  it('lists players in seat order and hands on their stacks', () => {
    const start = new SeatingTable().sit(7, { stack: 500 }).sit(2).look().start;
    expect(start?.players).toEqual([
      { seat: 2, player: 'p2', stack: 20_000 },
      { seat: 7, player: 'p7', stack: 500 },
    ]);
  });

  it('begins again when nobody remains of the last hand, and old debts are forgotten', () => {
    const table = running(1, 2, 3);
    table.leave(1, 2, 3).sit(4).sit(6).sit(8);
    table.lot = () => 1;
    expect(line(table.deal())).toBe('button 6, blinds 8 4, dealt 4 6 8');
  });

  it('refuses a lot out of range as a programmer’s mistake', () => {
    const table = new SeatingTable().sit(1).sit(2);
    table.lot = () => 2;
    expect(() => table.look()).toThrow('the lot gave 2 for 2 positions');
  });
});

describe('the button (LR21)', () => {
  it('moves one player clockwise with every hand', () => {
    const table = running(1, 4, 6, 9);
    expect(line(table.deal())).toBe('button 4, blinds 6 9, dealt 1 4 6 9');
    expect(line(table.deal())).toBe('button 6, blinds 9 1, dealt 1 4 6 9');
    expect(line(table.deal())).toBe('button 9, blinds 1 4, dealt 1 4 6 9');
    expect(line(table.deal())).toBe('button 1, blinds 4 6, dealt 1 4 6 9');
  });

  it('skips a newcomer: only players of the last hand are entitled to it', () => {
    const table = running(4, 6, 8);
    table.leave(4).sit(5);
    expect(table.look().start?.button).toBe(6);
  });

  it('passes over a player who left', () => {
    expect(line(running(1, 2, 3, 4, 5).leave(2).look())).toBe('button 3, blinds 4 5, dealt 1 3 4 5');
  });

  it('moves on when the next player sits out (B-40)', () => {
    const table = running(1, 2, 3, 4).change(2, { sittingOut: true });
    const bigBlinds = [];
    for (let hand = 0; hand < 6; hand++) bigBlinds.push(table.deal().start?.bigBlindSeat);
    expect(bigBlinds).toEqual([1, 3, 4, 1, 3, 4]);
  });

  it('skips a new player who took the seat of a player who left', () => {
    const table = running(1, 2, 3, 4).leave(2).sit(2, { player: 'somebody else' });
    expect(line(table.look())).toBe('button 3, blinds 4 1, dealt 1 3 4');
  });

  it('skips a player without chips and comes back to them once they have bought in', () => {
    const table = running(1, 2, 3, 4).change(2, { stack: 0 });
    expect(table.deal().start?.button).toBe(3);
    expect(running(1, 2, 3, 4).change(2, { stack: 100 }).deal().start?.button).toBe(2);
  });
});

describe('heads up (LR22b)', () => {
  it('the button posts the small blind and changes hands every time', () => {
    const table = running(3, 8);
    expect(line(table.deal())).toBe('button 8, blinds 8 3, dealt 3 8');
    expect(line(table.deal())).toBe('button 3, blinds 3 8, dealt 3 8');
  });

  it('when three become two, nobody posts the big blind twice running', () => {
    // Button 1, small 2, big 3.
    expect(line(running(1, 2, 3).leave(1).look())).toBe('button 3, blinds 3 2, dealt 2 3');
    expect(line(running(1, 2, 3).leave(2).look())).toBe('button 3, blinds 3 1, dealt 1 3');
    expect(line(running(1, 2, 3).leave(3).look())).toBe('button 2, blinds 2 1, dealt 1 2');
  });

  it('a third player comes in on the big blind, or after the button has passed them', () => {
    const behind = running(1, 5).sit(3);
    // The button goes to 5; the newcomer sits between the small blind 1 and the button.
    expect(line(behind.deal())).toBe('button 5, blinds 1 3, dealt 1 3 5');

    const left = running(1, 5).sit(7);
    const first = left.deal();
    expect(line(first)).toBe('button 5, blinds 5 1, dealt 1 5');
    expect(whyNot(first, 7)).toBe('button');
    expect(line(left.deal())).toBe('button 1, blinds 5 7, dealt 1 5 7');
  });

  it('a newcomer on the big blind rather than the same player twice', () => {
    // Button 1, small 2, big 4; 1 leaves and somebody sits down between the other two.
    const table = running(1, 2, 4).leave(1).sit(3);
    expect(line(table.look())).toBe('button 4, blinds 2 3, dealt 2 3 4');
  });

  it('one player left and one newcomer: the button stays with the one who remains', () => {
    const table = running(1, 2).leave(2).sit(6);
    expect(line(table.deal())).toBe('button 1, blinds 1 6, dealt 1 6');
    expect(line(table.deal())).toBe('button 6, blinds 6 1, dealt 1 6');
  });

  it('one player left and several newcomers: two begin, the others follow with the blinds', () => {
    const table = running(1, 2).leave(2).sit(4, { entry: 'post' }).sit(6, { entry: 'post' }).sit(8);
    expect(line(table.deal())).toBe('button 1, blinds 1 4, dealt 1 4');
    expect(line(table.deal())).toBe('button 4, blinds 4 1, dealt 1 4');
    expect(line(table.deal())).toBe('button 1, blinds 4 6, dealt 1 4 6');
    expect(line(table.deal())).toBe('button 4, blinds 6 8, dealt 1 4 6 8');
  });

  it('a change of seat does not leave the big blind where it was', () => {
    const table = running(3, 8).leave(8).sit(5, { player: 'p8' });
    expect(line(table.look())).toBe('button 5, blinds 5 3, dealt 3 5');
  });
});

describe('a new player (LR28)', () => {
  it('may wait for the big blind', () => {
    const table = running(1, 2, 3, 4).sit(6);
    const seating = table.deal();
    expect(line(seating)).toBe('button 2, blinds 3 4, dealt 1 2 3 4');
    expect(seating.waiting).toEqual([
      {
        seat: 6,
        why: 'big-blind',
        mayPost: true,
        message: 'You are dealt in when the big blind reaches you, or now if you post $2.',
      },
    ]);
    expect(line(table.deal())).toBe('button 3, blinds 4 6, dealt 1 2 3 4 6');
  });

  it('may post the amount of the big blind, all of it live', () => {
    const table = running(1, 2, 3, 4).sit(6, { entry: 'post' });
    expect(line(table.deal())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6, 6 post 200+0');
    // They are in the game now: the big blind comes to them like anybody.
    expect(line(table.deal())).toBe('button 3, blinds 4 6, dealt 1 2 3 4 6');
  });

  it('must let the button pass when they are immediately left of it', () => {
    const table = running(1, 2, 4, 5).sit(3, { entry: 'post' });
    const seating = table.deal();
    expect(line(seating)).toBe('button 2, blinds 4 5, dealt 1 2 4 5');
    expect(seating.waiting[0]).toMatchObject({ seat: 3, why: 'button', mayPost: false });
    expect(line(table.deal())).toBe('button 4, blinds 5 1, dealt 1 2 3 4 5, 3 post 200+0');
  });

  it('two of them side by side left of the button both wait for it to pass', () => {
    const table = running(1, 2, 5, 6).sit(3, { entry: 'post' }).sit(4, { entry: 'post' });
    const seating = table.deal();
    expect(line(seating)).toBe('button 2, blinds 5 6, dealt 1 2 5 6');
    expect([whyNot(seating, 3), whyNot(seating, 4)]).toEqual(['button', 'button']);
  });

  it('between the blinds they are the big blind (B-41)', () => {
    expect(line(running(1, 2, 3, 5).sit(4).look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5');
  });

  it('may post in the seat the button has just passed', () => {
    const table = running(1, 3, 4, 5).sit(2, { entry: 'post' });
    expect(line(table.look())).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5, 2 post 200+0');
  });

  it('may let the blinds go by once, and has missed them the second time (LR28b)', () => {
    const table = running(1, 2, 3, 8).sit(5, { sittingOut: true });
    const missed = (): readonly string[] => table.memory.standings.find((one) => one.player === 'p5')?.missed ?? [];
    table.dealUntilButton(8);
    expect(missed()).toEqual([]);
    table.change(5, { sittingOut: false, entry: 'post' });
    expect(line(table.look())).toBe('button 1, blinds 2 3, dealt 1 2 3 5 8, 5 post 200+0');
    table.change(5, { sittingOut: true }).dealUntilButton(3);
    expect(missed()).toEqual(['small', 'big']);
    table.change(5, { sittingOut: false });
    expect(line(table.look())).toBe('button 8, blinds 1 2, dealt 1 2 3 5 8, 5 missed blinds 200+100');
  });
});

describe('missed blinds (LR30)', () => {
  /** Seats 1…6, button now 1; seat 4 sat out while the blinds went by and is back. */
  function returned(entry: 'wait' | 'post'): SeatingTable {
    const table = running(1, 2, 3, 4, 5, 6).change(4, { sittingOut: true });
    table.dealUntilButton(6);
    return table.change(4, { sittingOut: false, entry });
  }

  it('the player waits for the big blind', () => {
    const table = returned('wait');
    const seating = table.deal();
    expect(line(seating)).toBe('button 1, blinds 2 3, dealt 1 2 3 5 6');
    expect(whyNot(seating, 4)).toBe('missed');
    expect(line(table.deal())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5 6');
    expect(table.memory.standings.every((one) => one.missed.length === 0)).toBe(true);
  });

  it('immediately left of the big blind they may not post (LR30a)', () => {
    const seating = returned('post').look();
    expect(line(seating)).toBe('button 1, blinds 2 3, dealt 1 2 3 5 6');
    expect(seating.waiting[0]).toMatchObject({ seat: 4, why: 'missed', mayPost: false });
  });

  it('elsewhere they may post both, the small blind dead', () => {
    const table = running(1, 2, 3, 4, 5, 6).change(4, { sittingOut: true });
    table.dealUntilButton(5).change(4, { sittingOut: false });
    const seating = table.look();
    expect(line(seating)).toBe('button 6, blinds 1 2, dealt 1 2 3 5 6');
    expect(seating.waiting[0]).toEqual({
      seat: 4,
      why: 'missed',
      mayPost: true,
      message: 'You missed the blinds. Wait for the big blind, or post $3 now: $2 as your bet and $1 into the pot.',
    });
    table.change(4, { entry: 'post' });
    expect(line(table.deal())).toBe('button 6, blinds 1 2, dealt 1 2 3 4 5 6, 4 missed blinds 200+100');
    expect(line(table.deal())).toBe('button 1, blinds 2 3, dealt 1 2 3 4 5 6');
  });

  it('immediately left of the button they wait for it to pass (LR30b)', () => {
    const table = running(1, 2, 3, 4, 5, 6).change(4, { sittingOut: true });
    table.dealUntilButton(2).change(4, { sittingOut: false, entry: 'post' });
    const seating = table.deal();
    expect(line(seating)).toBe('button 3, blinds 5 6, dealt 1 2 3 5 6');
    expect(whyNot(seating, 4)).toBe('button');
    expect(line(table.deal())).toBe('button 5, blinds 6 1, dealt 1 2 3 4 5 6, 4 missed blinds 200+100');
  });

  it('a player who sits out only between their button and the next big blind owes nothing', () => {
    const table = running(1, 2, 3, 4, 5, 6);
    table.dealUntilButton(4).change(4, { sittingOut: true }).deal();
    table.change(4, { sittingOut: false });
    expect(line(table.look())).toBe('button 6, blinds 1 2, dealt 1 2 3 4 5 6');
  });

  it('the small blind can be missed by itself, and then both are posted (LR30a)', () => {
    const table = running(1, 2, 3, 4, 5, 6);
    table.dealUntilButton(2).change(4, { sittingOut: true }).deal();
    expect(table.memory.standings.find((one) => one.player === 'p4')?.missed).toEqual(['small']);
    table.change(4, { sittingOut: false, entry: 'post' }).deal();
    expect(line(table.look())).toBe('button 6, blinds 1 2, dealt 1 2 3 4 5 6');
  });

  it('a player without chips misses the blinds like a player who sits out', () => {
    const table = running(1, 2, 3, 4, 5, 6).change(4, { stack: 0 });
    expect(whyNot(table.look(), 4)).toBe('no-chips');
    table.dealUntilButton(6).change(4, { stack: 5000 });
    expect(whyNot(table.look(), 4)).toBe('missed');
  });

  it('heads up nothing is missed while no hand is dealt', () => {
    const table = running(2, 7).change(7, { sittingOut: true });
    expect(line(table.deal())).toBe('no hand');
    table.change(7, { sittingOut: false });
    expect(line(table.deal())).toBe('button 7, blinds 7 2, dealt 2 7');
  });

  it('a player who owes and leaves still owes when they come back, in any seat', () => {
    const table = running(1, 2, 3, 4, 5, 6).change(4, { sittingOut: true });
    table.dealUntilButton(5).leave(4);
    table.deal();
    table.sit(4, { player: 'a stranger', entry: 'post' }).sit(8, { player: 'p4', entry: 'post' });
    expect(line(table.look())).toBe('button 1, blinds 2 3, dealt 1 2 3 4 5 6 8, 4 post 200+0, 8 missed blinds 200+100');
  });

  it('a player who owes nothing and leaves comes back as a new player', () => {
    const table = running(1, 2, 3, 4, 5, 6).leave(4);
    table.deal();
    expect(table.memory.standings.some((one) => one.player === 'p4')).toBe(false);
    table.sit(4);
    expect(whyNot(table.deal(), 4)).toBe('button');
  });
});

describe('a change of seat (LR31)', () => {
  it('away from the button: waits for the old place, or posts the big blind', () => {
    const table = running(1, 2, 3, 4, 5, 10).leave(5).sit(9, { player: 'p5' });
    // Button 1: from place 4 to place 8. The button on 2 makes it 7.
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 10');
    expect(whyNot(table.look(), 9)).toBe('moved');
    table.change(9, { entry: 'post' });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 9 10, 9 post 200+0');
  });

  it('away from the button: dealt in without a post in the old place', () => {
    // Seat 5 is place 4, moves to seat 7, place 6. With the button on 3 it is place 4 again.
    const table = running(1, 2, 3, 4, 5, 9, 10).leave(5).sit(7, { player: 'p5' });
    expect(line(table.deal())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 9 10');
    expect(line(table.look())).toBe('button 3, blinds 4 7, dealt 1 2 3 4 7 9 10');
    table.sit(6);
    expect(line(table.look())).toBe('button 3, blinds 4 6, dealt 1 2 3 4 6 7 9 10');
  });

  it('away from the button but next after the small blind: they have the big blind', () => {
    const table = running(1, 2, 3, 4, 8).leave(4).sit(6, { player: 'p4' });
    expect(line(table.look())).toBe('button 2, blinds 3 6, dealt 1 2 3 6 8');
  });

  it('toward the button: dealt in at once', () => {
    const table = running(1, 2, 3, 4, 6, 9).leave(9).sit(7, { player: 'p9' });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6 7');
  });

  it('toward the button into the seat just left of it: waits for it to pass, then as away from it', () => {
    // Button 1; seat 9 (place 8) moves to 2, passed by the button at once: place 9 from the button on 3.
    const table = running(1, 3, 4, 6, 9).leave(9).sit(2, { player: 'p9' });
    const seating = table.deal();
    expect(line(seating)).toBe('button 3, blinds 4 6, dealt 1 3 4 6');
    expect(whyNot(seating, 2)).toBe('moved');
    expect(line(table.deal())).toBe('button 4, blinds 6 1, dealt 1 2 3 4 6');
  });

  it('left of the coming button: waits for it to pass', () => {
    const table = running(1, 2, 4, 5, 9).leave(9).sit(3, { player: 'p9', entry: 'post' });
    expect(whyNot(table.look(), 3)).toBe('button');
  });

  it('a player who dealt off lets the blinds pass their new seat once without penalty (LR31c)', () => {
    const table = running(1, 2, 3, 4, 5);
    table.dealUntilButton(4).dealUntilButton(1);
    table.leave(1).sit(6, { player: 'p1', sittingOut: true });
    // The big blind passes seat 6 with the button on 3 or 4.
    table.dealUntilButton(5).change(6, { sittingOut: false });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 2 3 4 5 6');
  });

  it('a player who has not dealt off is not spared', () => {
    const table = running(1, 2, 3, 4, 5);
    // Dealt with the first button of the game, seat 1 has paid no blind.
    table.leave(1).sit(6, { player: 'p1', sittingOut: true }).dealUntilButton(5);
    expect(table.memory.standings.find((one) => one.player === 'p1')?.missed).toEqual(['small', 'big']);
  });

  it('a second move before being dealt in keeps the first place', () => {
    const table = running(1, 2, 3, 4, 5, 10).leave(5).sit(9, { player: 'p5' });
    table.deal();
    table.leave(9).sit(8, { player: 'p5' });
    expect(table.look().memory.standings.find((one) => one.player === 'p5')).toMatchObject({
      entering: 'moved',
      place: 4,
    });
  });

  it('does not cancel what is owed', () => {
    const table = running(1, 2, 3, 4, 5, 6, 9).change(4, { sittingOut: true });
    table.dealUntilButton(6).leave(4).sit(7, { player: 'p4' });
    expect(whyNot(table.look(), 7)).toBe('missed');
    table.change(7, { entry: 'post' });
    expect(line(table.look())).toBe('button 9, blinds 1 2, dealt 1 2 3 5 6 7 9, 7 missed blinds 200+100');
  });
});

describe('a player who moves past the big blind (LR31)', () => {
  /** Seats 4, 5 and 9, and a player in seat 2, from whom the big blind is due next: they move to 7. */
  function movedPast(): SeatingTable {
    const table = running(4, 5, 9, 2);
    table.change(2, { seat: 7 });
    expect(line(table.deal())).toBe('button 5, blinds 9 4, dealt 4 5 9');
    expect(line(table.deal())).toBe('button 9, blinds 4 5, dealt 4 5 7 9');
    return table;
  }
  const debts = (table: SeatingTable) => table.look().memory.standings.find((one) => one.player === 'p2');

  it('is dealt in without a post the first time, and has the big blind in the new seat', () => {
    expect(line(movedPast().deal())).toBe('button 4, blinds 5 7, dealt 4 5 7 9');
  });

  it('has missed it if they move again: waits for the big blind', () => {
    const table = movedPast().change(7, { seat: 2 });
    const seating = table.deal();
    expect(line(seating)).toBe('button 4, blinds 5 9, dealt 4 5 9');
    expect(seating.waiting).toMatchObject([{ seat: 2, why: 'missed', mayPost: false }]);
    expect(line(table.deal())).toBe('button 5, blinds 9 2, dealt 2 4 5 9');
    expect(debts(table)).toEqual({
      ...{ player: 'p2', seat: 2, missed: [], entering: null, place: null, freePass: false, paid: ['big'] },
    });
  });

  it('owes it wherever they move to before they have come in', () => {
    const table = movedPast().change(7, { seat: 2 });
    table.deal();
    table.change(2, { seat: 7 });
    expect(debts(table)?.missed).toEqual(['big']);
  });

  it('has missed it, too, if they move on while they wait for their old place', () => {
    const table = running(1, 2, 3, 4, 5, 6, 7, 10).change(4, { seat: 9 });
    table.deal();
    expect(whyNot(table.look(), 9)).toBe('moved');
    table.change(9, { seat: 8 });
    expect(whyNot(table.look(), 8)).toBe('missed');
    // Like any who missed it, they may post both.
    table.change(8, { entry: 'post' });
    expect(line(table.look())).toBe('button 3, blinds 5 6, dealt 1 2 3 5 6 7 8 10, 8 missed blinds 200+100');
  });

  it('may move freely again once they have put up a big blind, in its turn or as a post', () => {
    const inTurn = movedPast();
    inTurn.deal();
    inTurn.deal();
    expect(debts(inTurn.change(7, { seat: 2 }))).toMatchObject({ missed: [], due: 7 });
    const posted = running(1, 2, 3, 4, 5, 6, 7, 10).change(4, { seat: 9 });
    posted.deal();
    posted.change(9, { entry: 'post' });
    expect(line(posted.deal())).toBe('button 3, blinds 5 6, dealt 1 2 3 5 6 7 9 10, 9 post 200+0');
    expect(posted.memory.standings.find((one) => one.player === 'p4')).toMatchObject({ missed: [], paid: [] });
    expect(posted.memory.standings.some((one) => 'due' in one || 'spared' in one)).toBe(false);
  });

  it('may move as often as they like where the big blind has not gone by', () => {
    const table = running(1, 2, 3, 9);
    table.change(9, { seat: 8 }).change(8, { seat: 7 });
    expect(line(table.deal())).toBe('button 2, blinds 3 7, dealt 1 2 3 7');
    expect(table.memory.standings.some((one) => 'due' in one || 'spared' in one)).toBe(false);
  });

  it('pays no more for a move of a table that was kept before moves past the blind were counted', () => {
    const table = movedPast();
    const standings = table.memory.standings.map(({ due: _, spared: __, ...one }) => one);
    table.memory = pokerMemory.parse({ ...table.memory, standings });
    table.change(7, { seat: 2 });
    expect(debts(table)).toMatchObject({ missed: [], due: 7 });
  });
});

describe('who is not dealt in', () => {
  it('gets a reason', () => {
    const table = new SeatingTable().sit(1).sit(2, { sittingOut: true }).sit(3, { stack: 0 });
    expect(table.look()).toMatchObject({
      start: null,
      memory: newPokerMemory(),
      waiting: [
        { seat: 1, why: 'too-few', message: 'Waiting for more players.', mayPost: false },
        { seat: 2, why: 'sitting-out', message: 'You are sitting out.', mayPost: false },
        { seat: 3, why: 'no-chips', message: 'Buy chips to be dealt in.', mayPost: false },
      ],
    });
  });

  it('everybody sitting out: no hand, and the memory stays', () => {
    const table = running(1, 2, 3);
    const before = table.memory;
    for (const seat of [1, 2, 3]) table.change(seat, { sittingOut: true });
    expect(table.deal().start).toBeNull();
    expect(table.memory).toBe(before);
  });

  it('an empty table deals no hand', () => {
    expect(new SeatingTable().look()).toEqual({ start: null, memory: newPokerMemory(), waiting: [] });
  });

  it('a game that needs three does not deal to two', () => {
    const table = new SeatingTable().sit(1).sit(2);
    table.limits = { min: 3, max: 10 };
    expect(line(table.look())).toBe('no hand');
    expect(line(table.sit(3).look())).toBe('button 1, blinds 2 3, dealt 1 2 3');
  });

  it('never more than the game can deal to; who would post gives way first', () => {
    const table = running(1, 2, 3, 4).sit(6, { entry: 'post' });
    table.limits = { min: 2, max: 4 };
    const seating = table.look();
    expect(line(seating)).toBe('button 2, blinds 3 4, dealt 1 2 3 4');
    expect(whyNot(seating, 6)).toBe('table-full');
    table.limits = { min: 2, max: 3 };
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 2 3 4');
  });
});

describe('posts', () => {
  it('come in the order small, big, the others, antes', () => {
    const table = running(1, 2, 3, 4).sit(6, { entry: 'post' });
    table.blinds = { ...BLINDS, ante: 50 };
    expect(table.look().start?.posts.map((post) => `${post.seat} ${post.what} ${post.live}+${post.dead}`)).toEqual([
      '3 small blind 100+0',
      '4 big blind 200+0',
      '6 post 200+0',
      '3 ante 0+50',
      '4 ante 0+50',
      '6 ante 0+50',
      '1 ante 0+50',
      '2 ante 0+50',
    ]);
  });

  it('a game without a small blind has no post for it', () => {
    const table = new SeatingTable().sit(1).sit(2);
    table.blinds = { small: 0, big: 200 };
    expect(table.look().start?.posts).toEqual([{ seat: 2, what: 'big blind', live: 200, dead: 0 }]);
  });
});

describe('a voided hand', () => {
  it('is given again with the same button, blinds and debts', () => {
    const table = running(1, 2, 3, 4, 5).change(4, { sittingOut: true }).sit(8, { sittingOut: true });
    for (let hand = 0; hand < 12; hand++) {
      const seating = table.look();
      if (!seating.start) throw new Error('expected a hand');
      table.memory = voidedHand(seating.memory, seating.start);
      expect(table.look().start).toEqual(seating.start);
      table.deal();
    }
  });

  it('does not draw the button of a new game a second time', () => {
    const table = new SeatingTable().sit(1).sit(2).sit(3);
    table.lot = () => 2;
    const seating = table.look();
    if (!seating.start) throw new Error('expected a hand');
    table.memory = voidedHand(seating.memory, seating.start);
    table.lot = () => 0;
    expect(table.look().start?.button).toBe(3);
    expect(table.leave(3).sit(3, { player: 'another' }).look().start?.button).toBe(1);
  });
});

describe('what can only be a programmer’s mistake', () => {
  const one = { seat: 1, player: 'a', stack: 100, sittingOut: false, entry: 'wait' } as const;
  const seatBoth = (other: Partial<typeof one> | { seat: number; player: string }): unknown =>
    seatPoker(BLINDS, LIMITS, newPokerMemory(), [one, { ...one, ...other }], () => 0);

  it('two players in one seat', () => {
    expect(() => seatBoth({ seat: 1, player: 'b' })).toThrow('seat 1 is taken twice');
  });

  it('one player in two seats', () => {
    expect(() => seatBoth({ seat: 2, player: 'a' })).toThrow('player a sits in two seats');
  });

  it('a seat that does not exist', () => {
    expect(() => seatBoth({ seat: 11, player: 'b' })).toThrow('seat 11 is not a seat from 1 to 10');
  });
});

describe('the memory', () => {
  it('is stored and read back unchanged', () => {
    const table = running(1, 2, 3, 4).sit(6).change(2, { sittingOut: true });
    for (let hand = 0; hand < 5; hand++) {
      const { memory } = table.deal();
      for (const kept of [memory, table.memory])
        expect(pokerMemory.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }
  });

  it('counts places clockwise, the button last', () => {
    expect([placeFrom(3, 4), placeFrom(3, 3), placeFrom(9, 1), placeFrom(1, 10)]).toEqual([1, 10, 2, 9]);
  });
});
