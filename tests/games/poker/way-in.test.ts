/** How one who does not wait for the big blind comes in where a house has a way of its own, and who comes in for nothing. */
import { describe, expect, it } from 'vitest';
import { loBall } from '../../../games/lo-ball.ts';
import type { Blinds } from '../../../games/poker/entry.ts';
import { HOUSES } from '../../../houses/houses.ts';
import { postedRules } from '../../../houses/posting.ts';
import { BLINDS, line, SeatingTable, whyNot } from './seating-table.ts';

/** Hands have been dealt to some seats, the button is on the first of them, and it moves to the second. */
function running(blinds: Partial<Blinds>, ...seats: number[]): SeatingTable {
  const table = new SeatingTable();
  table.blinds = { ...BLINDS, ...blinds };
  for (const seat of seats) table.sit(seat);
  table.deal();
  return table;
}

const told = (table: SeatingTable, seat: number) => table.look().waiting.find((one) => one.seat === seat);

describe('a kill as the way in (001:1123-1168, 003:394-409)', () => {
  it('is twice the big blind, live, for a new player who does not wait', () => {
    const table = running({ wayIn: 'kill' }, 1, 2, 3, 4).sit(6);
    expect(told(table, 6)).toMatchObject({ why: 'big-blind', mayPost: true });
    expect(told(table, 6)?.message).toContain('if you kill the pot with $4, which raises the limits of that hand');
    table.change(6, { entry: 'post' });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6, 6 kill 400+0');
  });

  it('makes up whatever blinds went by, with nothing dead (001:1146-1147)', () => {
    const table = running({ wayIn: 'kill' }, 1, 2, 3, 4, 5).change(4, { sittingOut: true });
    for (let hand = 0; hand < 3; hand++) table.deal();
    table.dealUntilButton(3).change(4, { sittingOut: false });
    expect(told(table, 4)?.message).toBe(
      'You missed the blinds. Wait for the big blind, or kill the pot with $4, which raises the limits of that hand now.',
    );
    table.change(4, { entry: 'post' });
    expect(line(table.look())).toContain('4 kill 400+0');
  });

  it('is that of the house where it has kill pots (001:1151)', () => {
    const table = running({ wayIn: 'kill', killBlind: 300 }, 1, 2, 3, 4).sit(6, { entry: 'post' });
    expect(line(table.look())).toContain('6 kill 300+0');
  });

  it('is one in a hand: the next player waits (001:1148)', () => {
    const table = running({ wayIn: 'kill' }, 1, 2, 3, 4).sit(6, { entry: 'post' }).sit(7, { entry: 'post' });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6, 6 kill 400+0');
    expect(told(table, 7)).toMatchObject({ why: 'big-blind', mayPost: false });
  });

  it('cannot be used in a hand that a winner kills, who may come in with that kill', () => {
    const table = running({ wayIn: 'kill', killBlind: 400 }, 1, 2, 3, 4).sit(6, { entry: 'post' });
    table.memory = { ...table.memory, killer: 'p1' };
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4, 1 kill 400+0');
    table.memory = { ...table.memory, killer: 'p6' };
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6, 6 kill 400+0');
  });

  it('left of the button is refused, and where it is allowed the button passes over the player (001:1159-1160)', () => {
    const table = running({ wayIn: 'kill' }, 1, 2, 4, 5).sit(3, { entry: 'post' });
    expect(told(table, 3)).toMatchObject({ why: 'button', mayPost: false });
    const middle = running({ wayIn: 'kill-anywhere' }, 1, 2, 4, 5).sit(3);
    expect(told(middle, 3)).toMatchObject({ why: 'button', mayPost: true });
    middle.change(3, { entry: 'post' });
    expect(line(middle.look())).toBe('button 2, blinds 4 5, dealt 1 2 3 4 5, 3 kill 400+0');
    middle.deal();
    expect(line(middle.look())).toBe('button 4, blinds 5 1, dealt 1 2 3 4 5');
  });

  it('heads up is not a way in: the third player has the big blind', () => {
    const table = running({ wayIn: 'kill' }, 1, 2).sit(3, { entry: 'post' });
    expect(line(table.look())).not.toContain('kill');
  });

  it('by another leaves a killer who was away the kill they owe', () => {
    const table = running({ wayIn: 'kill', killBlind: 400 }, 1, 2, 3, 4, 5).sit(7, { entry: 'post' });
    table.memory = { ...table.memory, killer: 'p5' };
    table.change(5, { sittingOut: true });
    expect(line(table.look())).toContain('7 kill 400+0');
    table.deal();
    expect(table.memory.killer).toBe('p5');
  });
});

describe('a straddle as the way in (004:1199-1205, 004:1252)', () => {
  it('is twice the big blind from any seat, by three players at most', () => {
    const table = running({ wayIn: 'straddle' }, 1, 2, 3, 4);
    for (const seat of [6, 7, 8, 9]) table.sit(seat, { entry: 'post' });
    expect(line(table.look())).toBe(
      'button 2, blinds 3 4, dealt 1 2 3 4 6 7 8, 6 straddle 400+0, 7 straddle 400+0, 8 straddle 400+0',
    );
    expect(whyNot(table.look(), 9)).toBe('big-blind');
  });

  it('is shown to the player', () => {
    expect(told(running({ wayIn: 'straddle' }, 1, 2, 3, 4).sit(6), 6)?.message).toBe(
      'You are dealt in when the big blind reaches you, or now if you straddle with $4.',
    );
  });
});

describe('a change of seat where blinds have a way in of their own', () => {
  const moved = (wayIn: Blinds['wayIn']) =>
    running({ ...(wayIn ? { wayIn } : {}) }, 1, 2, 3, 4, 5, 10)
      .leave(5)
      .sit(9, { player: 'p5', entry: 'post' });

  it.each(['kill', 'straddle'] as const)('%s: waits for the old place (003:405-409, 004:1203-1205)', (wayIn) => {
    const table = moved(wayIn);
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 10');
    expect(told(table, 9)).toMatchObject({ why: 'moved', mayPost: false });
  });

  it('kill-anywhere: kills the pot, or waits for the old place (001:1161-1163)', () => {
    expect(line(moved('kill-anywhere').look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 9 10, 9 kill 400+0');
  });

  it('a player who has also missed blinds makes them up by the kill or straddle', () => {
    const table = running({ wayIn: 'kill' }, 1, 2, 3, 4, 5, 6).change(4, { sittingOut: true });
    for (let hand = 0; hand < 3; hand++) table.deal();
    table.dealUntilButton(1).leave(4).sit(9, { player: 'p4', entry: 'post' });
    expect(line(table.look())).toContain('9 kill 400+0');
  });
});

describe('a player who comes from a broken or a forced-move game', () => {
  const seated = (transfers: Blinds['transfers']) =>
    running({ ...(transfers ? { transfers } : {}) }, 1, 2, 3, 4).sit(6, { transferred: true });

  it('is dealt in without a post where the house posts that (000:1603-1606)', () => {
    expect(line(seated('dealt-in').look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6');
    expect(whyNot(seated('post').look(), 6)).toBe('big-blind');
    expect(whyNot(seated(undefined).look(), 6)).toBe('big-blind');
  });

  it('is like anybody new when the floor has not said so', () => {
    expect(whyNot(running({ transfers: 'dealt-in' }, 1, 2, 3, 4).sit(6).look(), 6)).toBe('big-blind');
  });

  it('waits left of the button until it has passed, or buys it (000:1605-1610)', () => {
    const table = running({ transfers: 'dealt-in', buyButton: true }, 1, 2, 4, 5).sit(3, { transferred: true });
    expect(told(table, 3)).toMatchObject({ why: 'button', choices: ['buy-button'] });
  });

  /** Sits out while the blinds go by so many times. */
  function late(transfers: Blinds['transfers'], times: number): SeatingTable {
    const table = seated(transfers).change(6, { sittingOut: true });
    for (let hand = 0; hand < 4 * times; hand++) table.deal();
    return table.change(6, { sittingOut: false });
  }

  it('may let the blinds go by once and no more (000:1612-1614); at Casino Real not even once (001:1126-1127)', () => {
    expect(whyNot(late('dealt-in', 1).look(), 6)).toBe(null);
    expect(whyNot(late('dealt-in', 2).look(), 6)).toBe('missed');
    expect(whyNot(late('dealt-in-until-passed', 1).look(), 6)).toBe('big-blind');
  });
});

describe('the houses', () => {
  const posted = (house: string, game: string, limit: string) => {
    const at = HOUSES.get(house);
    const rules = at && postedRules(at, game, { limit });
    if (!rules?.ok) throw new Error(`${house} does not spread ${game} at ${limit}`);
    return rules.value.rules;
  };

  it.each([
    ['casino-real', '4-8', 'kill-anywhere'],
    ['lake-elsinore', '4-8', 'kill'],
    ['empire', '20', 'straddle'],
  ])('lo-ball of %s', (house, limit, wayIn) => {
    expect(posted(house, 'lo-ball', limit)).toMatchObject({ wayIn });
  });

  it('Artichoke Joe’s lets who was moved in for nothing from a minimum bet of $10 on (000:1601-1606)', () => {
    expect(posted('artichoke-joes', 'holdem', '10-20')).toMatchObject({ transfers: 'dealt-in' });
    expect(posted('casino-real', 'lo-ball', '4-8')).toMatchObject({ transfers: 'dealt-in-until-passed' });
  });
});

describe('the options', () => {
  it.each([
    [{ wayIn: 'kill', betting: 'no-limit' }, 'the pot is killed only in split-limit games'],
    [{ wayIn: 'straddle', straddles: 1 }, 'no overs or other straddles'],
  ])('%j is refused', (options, why) => {
    expect(() => loBall.rules.parse(options)).toThrow(why);
  });
});
