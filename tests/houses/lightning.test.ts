import { describe, expect, it } from 'vitest';
import { holdem } from '../../games/holdem.ts';
import { type CollectionRow, stakesOf } from '../../games/poker/rules.ts';
import { GAMES } from '../../games/registry.ts';
import { FLOP_GAME_FEES, HALF_HOUR_FEES } from '../../houses/flop-game-fees.ts';
import type { TimeOption } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { lightning } from '../../houses/lightning.ts';
import { postedRules } from '../../houses/posting.ts';

function rulesWith(overrides: Record<string, unknown>) {
  const resolved = postedRules(lightning, 'holdem', { rules: overrides });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return holdem.rules.parse(resolved.value.rules);
}

const refusal = (game: string, overrides: Record<string, unknown>): string => {
  const resolved = postedRules(lightning, game, { rules: overrides });
  return resolved.ok ? '' : `${resolved.error.at}: ${resolved.error.message}`;
};

const LIMIT = { betting: 'split-limit', lowerLimit: 400 };

const brief = (row: CollectionRow): string =>
  `${row.minPlayers}-${row.maxPlayers}: ${[row.playerFee, row.modifiedFee, row.turnFee, row.riverFee, row.splitFee].map((fee) => fee / 100).join(' ')}`;

describe('the collection schedule (000:8771-8970, S7)', () => {
  it('has every option once', () => {
    expect(FLOP_GAME_FEES.map(({ option }) => option)).toEqual(Array.from({ length: 98 }, (_, i) => i + 1));
    expect(HALF_HOUR_FEES.map(({ option }) => option)).toEqual([99, 100, 101, 102, 103, 104, 105]);
  });

  it.each([
    [1, '7-10: 3 0 0 0 1'],
    [24, '7-10: 7 0 1 0 1'],
    [30, '7-10: 8 1 1 0 1'],
    [33, '6-6: 2 1 0 1 1'],
    [45, '6-6: 4 1 1 0 1'],
    [46, '2-5: 1 0 0 0 1'],
    [55, '2-5: 2 1 1 0 1'],
    [60, '7-10: 5 1 0 1 1'],
    [76, '6-6: 4 1 1 0 1'],
    [79, '2-5: 2 1 1 0 1'],
    [81, '2-10: 4 0 0 0 1'],
    [82, '2-10: 3 0 0 0 1'],
    [88, '2-10: 7 0 0 0 0'],
    [90, '2-10: 5 2 0 0 0'],
    [98, '2-10: 50 0 0 0 0'],
  ])('option %i is %s', (option, expected) => {
    const forGames = FLOP_GAME_FEES.find((fee) => fee.option === option)?.forGames;
    const [row] = rulesWith({ ...(forGames === 'limit' ? LIMIT : {}), collection: option }).collection;
    expect(row && brief(row)).toBe(expected);
  });

  it('differs between limit options for the same number of players only in the fees', () => {
    for (const { option, minPlayers, maxPlayers, forGames } of FLOP_GAME_FEES) {
      if (option > 79) continue;
      const [from, to] = option <= 30 || (option >= 56 && option <= 70) ? [7, 10] : maxPlayers === 6 ? [6, 6] : [2, 5];
      expect([option, minPlayers, maxPlayers]).toEqual([option, from, to]);
      expect(forGames).toBe(option <= 55 ? 'limit' : 'no limit and pot limit');
    }
  });

  it('a time collection must be the only one, in the games it is printed for', () => {
    const posted = (options: number[], betting: string, buyIn = 4_000) => {
      const posted = postedRules(lightning, 'holdem', { rules: { betting, collection: options }, buyIn });
      return posted.ok ? amountOf(posted.value.time) : posted.error.message;
    };
    expect([99, 100, 101, 102, 103, 104, 105].map((option) => posted([option], 'no-limit'))).toEqual([
      600, 700, 1000, 1500, 2000, 3000, 5000,
    ]);
    expect(posted([56], 'no-limit')).toBeNull();
    expect(posted([56, 101], 'no-limit')).toContain('option 101 is taken by time, and no other beside it');
    expect(posted([101], 'split-limit')).toContain('option 101 is for no limit and pot limit games');
    expect(posted([101], 'pot-limit', 400)).toContain('for buy-ins of $5 or more');
  });

  it('time collections are by the half hour', () => {
    expect(HALF_HOUR_FEES.map(({ perHalfHour }) => perHalfHour / 100)).toEqual([6, 7, 10, 15, 20, 30, 50]);
  });
});

describe('posting', () => {
  it('nothing is posted by default: no collection, no jackpot', () => {
    expect(rulesWith({})).toMatchObject({ collection: [], jackpotDrop: 0 });
  });

  it('several options cover several numbers of players', () => {
    expect(rulesWith({ ...LIMIT, collection: [24, 33, 49] }).collection.map(brief)).toEqual([
      '7-10: 7 0 1 0 1',
      '6-6: 2 1 0 1 1',
      '2-5: 1 0 1 0 1',
    ]);
  });

  it('rows may be given instead of numbers', () => {
    const row = { minPlayers: 2, maxPlayers: 10, playerFee: 300 };
    expect(rulesWith({ collection: [row] }).collection).toEqual([
      { ...row, modifiedFee: 0, turnFee: 0, riverFee: 0, splitFee: 0 },
    ]);
  });

  it('refuses what the schedule does not have', () => {
    expect(refusal('holdem', { collection: 106 })).toBe('collection: Lightning Poker has no option 106 for this game.');
    expect(refusal('holdem', { ...LIMIT, collection: [24, 30] })).toBe(
      'collection: options 24 and 30 are for the same number of players.',
    );
    expect(refusal('holdem', { collection: [84, 77] })).toContain('same number of players');
    expect(refusal('pai-gow-tiles', {})).toBe(
      'game: Lightning Poker spreads holdem, omaha, omaha-hi-lo-8, short-deck-holdem, deuce-to-seven-triple-draw, badugi, not "pai-gow-tiles"',
    );
  });
});

describe('an option is for the games it is printed for', () => {
  it.each([
    [{ betting: 'no-limit', collection: 24 }, 'option 24 is for limit games; this one is no limit and pot limit.'],
    [{ betting: 'pot-limit', collection: 80 }, 'option 80 is for limit games; this one is no limit and pot limit.'],
    [{ ...LIMIT, collection: [24, 77] }, 'option 77 is for no limit and pot limit games; this one is limit.'],
    [{ ...LIMIT, betting: 'spread-limit', collection: 98 }, 'for no limit and pot limit games; this one is limit.'],
    [{ collection: 24 }, 'option 24 is for limit games'],
    [
      { ...LIMIT, lowerLimit: 20_100, collection: 81 },
      'option 81 is for limits of $1-2 to $200-400, which this game is not in.',
    ],
    [{ ...LIMIT, lowerLimit: 50, collection: 1 }, 'option 1 is for limits of $1-2 to $10,000-20,000,'],
  ])('%j is refused', (overrides, why) => {
    expect(refusal('holdem', overrides)).toContain(why);
  });

  it('and for the buy-ins', () => {
    const posted = (collection: number, buyIn: number) =>
      postedRules(lightning, 'holdem', { rules: { collection }, buyIn });
    expect(posted(82, 2_000).ok).toBe(true);
    expect(posted(82, 1_900)).toMatchObject({
      ok: false,
      error: { at: 'collection', message: 'option 82 is for buy-ins of $20 or more, which this game is not in.' },
    });
    expect(posted(56, 5_000_000).ok).toBe(true);
    expect(posted(56, 5_000_100).ok).toBe(false);
  });

  it('in each game by its own betting where no betting is posted', () => {
    for (const [id, { rules }] of Object.entries(lightning.games)) {
      expect(GAMES.get(id)?.rules.parse({})).toMatchObject(rules);
    }
    expect(refusal('omaha', { collection: 24 })).toContain('for limit games');
    expect(refusal('omaha-hi-lo-8', { collection: 24 })).toBe('');
  });
});

describe('the games', () => {
  it('are all there', () => {
    expect(HOUSES.get('lightning')).toBe(lightning);
    for (const id of Object.keys(lightning.games)) expect(GAMES.has(id)).toBe(true);
  });

  it.each([
    ['2-4', 1, 2, 4, 20],
    ['3-6', 1, 3, 6, 30],
    ['4-8', 2, 4, 8, 40],
    ['5-10', 2, 5, 10, 50],
    ['6-12', 2, 6, 12, 60],
    ['10-20', 5, 10, 20, 100],
    ['15-30', 10, 15, 30, 150],
    ['20-40', 10, 20, 40, 200],
  ])('%s: small blind %i, limits %i and %i, buy-in %i (000:4036-4054)', (id, small, lower, higher, buyIn) => {
    const limit = lightning.games.holdem?.limits.find((one) => one.id === id);
    expect(stakesOf(rulesWith(limit?.rules ?? {}))).toEqual({
      small: small * 100,
      big: lower * 100, // V-SL1
      ante: 0,
      lower: lower * 100,
      higher: higher * 100,
    });
    expect(limit?.buyIn.fullBuy).toBe(buyIn * 100);
  });

  it('every limit is one the game’s rules accept', () => {
    for (const [id, game] of Object.entries(lightning.games)) {
      for (const limit of game.limits) {
        const resolved = postedRules(lightning, id, { limit: limit.id });
        expect(resolved.ok && GAMES.get(id)?.rules.safeParse(resolved.value.rules).success).toBe(true);
        const { fullBuy, shortBuy, maximum } = limit.buyIn;
        expect(shortBuy ?? 0).toBeLessThan(fullBuy);
        expect(maximum ?? fullBuy).toBeGreaterThanOrEqual(fullBuy);
      }
    }
  });
});

const amountOf = (time: TimeOption | null): number | null => (time && 'perHalfHour' in time ? time.perHalfHour : null);
