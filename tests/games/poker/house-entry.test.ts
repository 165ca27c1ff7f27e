/** How houses differ in the blinds, in who is dealt in, and in where the button goes. */
import { describe, expect, it } from 'vitest';
import { holdem } from '../../../games/holdem.ts';
import type { Blinds } from '../../../games/poker/entry.ts';
import { voidedHand } from '../../../games/poker/memory.ts';
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

const missedBy = (table: SeatingTable, seat: number) =>
  table.memory.standings.find(({ player }) => player === `p${seat}`)?.missed;

describe('a third blind (000:1791-1793)', () => {
  it('is put up by the button', () => {
    expect(line(running({ third: 50 }, 1, 2, 3, 4).look())).toBe(
      'button 2, blinds 3 4, dealt 1 2 3 4, 2 third blind 50+0',
    );
  });

  it('is missing where two are left, who have the blinds between them', () => {
    expect(line(running({ third: 50 }, 1, 2, 3).leave(3).look())).toBe('button 2, blinds 2 1, dealt 1 2');
  });

  it('is not put up where the button is bought', () => {
    const table = running({ third: 50, buyButton: true }, 1, 2, 4, 5).sit(3, { choices: ['buy-button'] });
    expect(line(table.look())).toBe('button 2, blinds null null, dealt 1 2 3 4 5, 3 bought button 200+100');
  });

  it('is part of what has been missed, into the pot (004:1054-1059)', () => {
    const table = running({ third: 50 }, 1, 2, 3, 4, 5).change(4, { sittingOut: true });
    for (let hand = 0; hand < 3; hand++) table.deal();
    expect(missedBy(table, 4)).toEqual(['small', 'big']);
    table.dealUntilButton(3).change(4, { sittingOut: false, entry: 'post' });
    expect(line(table.look())).toContain('4 missed blinds 200+150');
  });

  it.each([
    [{ smallBlind: 100, bigBlind: 200, thirdBlind: 300 }, 'the third blind is more than the big blind'],
    [{ thirdBlind: 100, button: 'dead' }, 'a game with a dead button has no third blind'],
    [{ minimumBet: 'twice-the-blind', betting: 'split-limit' }, 'only for no-limit games'],
    [{ minimumBet: 'twice-the-blind', straddles: 1 }, 'has no straddles'],
  ])('%j is refused', (options, why) => {
    expect(() => holdem.rules.parse(options)).toThrow(why);
  });
});

describe('a player who is new (000:1584-1620)', () => {
  it('is dealt in without a post where the minimum bet is under $10, and asked for nothing', () => {
    const table = running({ newcomers: 'dealt-in' }, 1, 2, 3, 4).sit(6);
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6');
  });

  it('waits left of the button until it has passed, or buys it', () => {
    const table = running({ newcomers: 'dealt-in', buyButton: true }, 1, 2, 4, 5).sit(3);
    expect(whyNot(table.look(), 3)).toBe('button');
    expect(line(table.look())).toBe('button 2, blinds 4 5, dealt 1 2 4 5');
  });

  it('owes the blinds like anybody once they have gone by twice', () => {
    const table = running({ newcomers: 'dealt-in' }, 1, 2, 3, 4).sit(6, { sittingOut: true });
    for (let hand = 0; hand < 10; hand++) table.deal();
    table.change(6, { sittingOut: false }).dealUntilButton(1);
    expect(whyNot(table.look(), 6)).toBe('missed');
  });

  it('posts or waits in the limits of Artichoke Joe’s from $10 on, and not below', () => {
    const house = HOUSES.get('artichoke-joes');
    if (!house) throw new Error('Artichoke Joe’s is always there');
    const newcomers = (limit: string) => {
      const posted = postedRules(house, 'holdem', { limit });
      return posted.ok ? posted.value.rules.newcomers : posted.error.message;
    };
    expect(['2-4', '3-6-kill', '6-12', '10-20', '20-40'].map(newcomers)).toEqual([
      'dealt-in',
      'dealt-in',
      'dealt-in',
      'post',
      'post',
    ]);
  });
});

describe('the first round of a new game (003:61-66, 001:1128-1129)', () => {
  const FREE = { freeFirstRound: true };

  it('a player who comes in ahead of the blinds is dealt in without a post', () => {
    const table = running(FREE, 1, 2, 3, 4).sit(6);
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6');
  });

  it('and has the blinds in turn', () => {
    const table = running(FREE, 1, 2, 3, 4).sit(6);
    table.deal();
    expect(line(table.look())).toBe('button 3, blinds 4 6, dealt 1 2 3 4 6');
  });

  it('a player who comes in where a blind has been waits or posts like anybody', () => {
    const table = running(FREE, 1, 3, 5, 7, 9).sit(4);
    // The button has to pass them first.
    expect(whyNot(table.look(), 4)).toBe('button');
    table.deal();
    table.sit(6);
    table.deal();
    expect([whyNot(table.look(), 4), whyNot(table.look(), 6)]).toEqual(['big-blind', 'big-blind']);
    expect(line(table.change(4, { entry: 'post' }).look())).toBe(
      'button 7, blinds 9 1, dealt 1 3 4 5 7 9, 4 post 200+0',
    );
  });

  it('is over when the big blind has come round to the first button', () => {
    // The first button was at 1; the big blind is at 9, and the next is at 1.
    const table = running(FREE, 1, 3, 5, 7, 9);
    for (let hand = 0; hand < 3; hand++) table.deal();
    expect(table.memory.bigBlind).toBe(1);
    table.deal();
    expect([table.memory.bigBlind, table.memory.firstButton]).toEqual([3, null]);
    expect(whyNot(table.sit(6).look(), 6)).toBe('big-blind');
  });

  it('a player who changes to a seat ahead of the blinds owes nothing for it', () => {
    const moved = (blinds: Partial<Blinds>) => {
      const table = running(blinds, 1, 2, 3, 4, 6, 7);
      table.deal();
      return table.leave(6).sit(9, { player: 'p6' });
    };
    expect(line(moved(FREE).look())).toBe('button 3, blinds 4 7, dealt 1 2 3 4 7 9');
    expect(whyNot(moved({}).look(), 9)).toBe('moved');
  });

  it('a player who was in the first hand and misses a blind owes both', () => {
    const table = running(FREE, 1, 2, 3, 4, 5).change(5, { sittingOut: true });
    table.dealUntilButton(4);
    expect(missedBy(table, 5)).toEqual(['small', 'big']);
  });

  it('a player who owes a blind is not let off by a seat ahead of the blinds', () => {
    const table = running(FREE, 1, 2, 3, 4, 5, 6, 7, 8).change(4, { sittingOut: true });
    table.dealUntilButton(3);
    expect(missedBy(table, 4)).toContain('big');
    table.leave(4).sit(10, { player: 'p4' });
    expect(whyNot(table.look(), 10)).toBe('missed');
  });

  it('a game whose players have all gone begins again', () => {
    const table = running(FREE, 1, 2, 3, 4);
    for (let hand = 0; hand < 8; hand++) table.deal();
    table.leave(1, 2, 3, 4).sit(5).sit(6).sit(7).deal();
    expect(line(table.sit(9).look())).toBe('button 6, blinds 7 9, dealt 5 6 7 9');
    expect(line(table.sit(1).look())).toBe('button 6, blinds 7 9, dealt 1 5 6 7 9');
  });

  it('a voided first hand does not change the round', () => {
    const table = new SeatingTable();
    table.blinds = { ...BLINDS, ...FREE };
    for (const seat of [1, 2, 3]) table.sit(seat);
    const { start, memory } = table.look();
    if (!start) throw new Error('three are dealt to');
    expect(voidedHand(memory, start).firstButton).toBeNull();
  });

  it('without the option who is new posts or waits', () => {
    expect(whyNot(running({}, 1, 2, 3, 4).sit(6).look(), 6)).toBe('big-blind');
  });

  it('is free in hold’em and Omaha at Lake Elsinore and in lo-ball at Casino Real', () => {
    const free = [...HOUSES.values()].flatMap(({ id, games }) =>
      Object.entries(games).flatMap(([game, { rules }]) =>
        'freeFirstRound' in rules && rules.freeFirstRound ? [`${id}: ${game}`] : [],
      ),
    );
    expect(free.sort()).toEqual([
      'casino-real: lo-ball',
      'lake-elsinore: holdem',
      'lake-elsinore: omaha',
      'lake-elsinore: omaha-hi-lo-8',
    ]);
  });
});

describe('what is missed', () => {
  /** The blinds have gone by seat 4, which had no chips. */
  function broke(blinds: Partial<Blinds>): SeatingTable {
    const table = running(blinds, 1, 2, 3, 4, 5).change(4, { stack: 0 });
    return table.dealUntilButton(5).dealUntilButton(3).change(4, { stack: 20_000 });
  }

  it('a player without chips has missed blinds that went by (LR30)', () => {
    expect(whyNot(broke({}).look(), 4)).toBe('missed');
  });

  it('or has not, and is dealt in without posting (000:1622-1624)', () => {
    const table = broke({ brokeMisses: false });
    expect(missedBy(table, 4)).toEqual([]);
    expect(line(table.look())).toBe('button 5, blinds 1 2, dealt 1 2 3 4 5');
  });

  it('only the button can be missed where the house posts that (000:1621)', () => {
    const missed = (missedButton: boolean) => {
      const table = running({}, 1, 2, 3, 4);
      table.missedButton = missedButton;
      // Seat 4 pays both blinds and is away for the button.
      table.dealUntilButton(3).change(4, { sittingOut: true }).deal();
      return missedBy(table, 4);
    };
    expect([missed(false), missed(true)]).toEqual([[], ['small']]);
  });
});

describe('the button of a player who is left alone (003:23-24, 003:47-50)', () => {
  const left = (buttonAgain: 'stays' | 'moves-on') =>
    running({ buttonAgain }, 1, 2, 3).leave(2, 3).sit(5, { entry: 'post' }).sit(7, { entry: 'post' }).look();

  it('stays with them by LR21', () => {
    expect(left('stays').start?.button).toBe(1);
  });

  it('or moves on to the next player, newly come as they are', () => {
    expect(left('moves-on').start?.button).toBe(5);
  });

  it('moves on only at Lake Elsinore', () => {
    const houses = [...HOUSES.values()].filter(({ games }) => games.holdem?.rules.buttonAgain === 'moves-on');
    expect(houses.map(({ id }) => id)).toEqual(['lake-elsinore']);
  });
});
