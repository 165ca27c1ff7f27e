/** How houses differ in the blinds, in who is dealt in, and in where the button goes. */
import { describe, expect, it } from 'vitest';
import { holdem } from '../../../games/holdem.ts';
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
    [{ thirdBlind: 100, button: 'dead' }, 'with a dead button there is no third blind'],
    [{ minimumBet: 'twice-the-blind', betting: 'split-limit' }, 'of no-limit games'],
    [{ minimumBet: 'twice-the-blind', straddles: 1 }, 'there are no straddles'],
  ])('%j is refused', (options, why) => {
    expect(() => holdem.rules.parse(options)).toThrow(why);
  });
});

describe('who is new (000:1584-1620)', () => {
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

  it('the button alone is missed where the house has it so (000:1621)', () => {
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

describe('the button of who is left alone (003:23-24, 003:47-50)', () => {
  const left = (buttonAgain: 'stays' | 'moves-on') =>
    running({ buttonAgain }, 1, 2, 3).leave(2, 3).sit(5, { entry: 'post' }).sit(7, { entry: 'post' }).look();

  it('stays with them by LR21', () => {
    expect(left('stays').start?.button).toBe(1);
  });

  it('or moves on to the next player, newly come as they are', () => {
    expect(left('moves-on').start?.button).toBe(5);
  });

  it('moves on at Lake Elsinore alone', () => {
    const houses = [...HOUSES.values()].filter(({ games }) => games.holdem?.rules.buttonAgain === 'moves-on');
    expect(houses.map(({ id }) => id)).toEqual(['lake-elsinore']);
  });
});
