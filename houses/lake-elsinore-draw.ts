/**
 * Draw poker and lowball at Lake Elsinore: limits and collections of its fee page (003:2056-2073), rules 003:364-493 and
 * 003:780-894. Blinds and buy-ins are posted at the table and not printed; house ruling: a small blind by the usual
 * table, ten lower limits to sit down.
 */
import type { DrawRules } from '../games/poker/draw.ts';
import { type DrawLimit, fee, jacks, limit } from './draw-limits.ts';
import type { FeeOption, PotGame } from './house.ts';

/** 003:394-409: the way in is that of ace-to-five, from which 003:467-477 names what differs. */
const KANSAS_LIMITS: readonly DrawLimit[] = [3, 4, 9, 12, 15].map(
  (lower): DrawLimit => limit(lower, '003:2056-2073', { wayIn: 'kill' }),
);

/**
 * No-limit and pot-limit lowball is mentioned without sizes (003:479-493); house ruling: blinds of $1 and $2, of $2 and
 * $5.
 */
const OPEN: readonly DrawLimit[] = (
  [
    ['no-limit', 'No limit', 1, 2, 40],
    ['no-limit', 'No limit', 2, 5, 200],
    ['pot-limit', 'Pot limit', 1, 2, 40],
    ['pot-limit', 'Pot limit', 2, 5, 200],
  ] as const
).map(
  ([betting, name, small, big, fullBuy]): DrawLimit => ({
    id: `${betting}-${small}-${big}`,
    label: `${name} $${small}-$${big}`,
    rules: { betting, smallBlind: small * 100, bigBlind: big * 100 },
    buyIn: { fullBuy: fullBuy * 100, shortBuy: fullBuy * 50, maximum: null, step: 100 },
    source: 'house ruling; 003:479-493',
  }),
);

const FEES = {
  forGames: 'limit',
  sizes: { min: 300, max: 1_500, asPrinted: 'limits of $3-6 to $15-30' },
} as const;

/**
 * The page does not number its options: here 1 is for seven or more players, 2 for five and six, 3 for four or fewer.
 */
const fees = (most: number, source: string): readonly FeeOption[] => [
  fee(1, [7, most], 4, { ...FEES, source }),
  fee(2, [5, 6], 3, { ...FEES, source }),
  fee(3, [2, 4], 2, { ...FEES, source }),
];

export const KANSAS_CITY: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:458-493, 003:2066-2073',
  rules: { maxRaises: 6 }, // 003:477: a bet and six raises
  limits: [...KANSAS_LIMITS, ...OPEN],
  collections: fees(10, '003:2066-2073'),
  timeCollections: [],
  // A dollar is printed next to every row; who wins it is not.
  jackpot: { drop: 100, source: '003:2066-2073', terms: null },
};

/** Without limits any hand may be checked without penalty, and may raise then (003:491-493). */
const openLowball = (each: DrawLimit): DrawLimit => ({
  ...each,
  rules: { ...each.rules, checkRaise: true, sevens: 'plays', wayIn: 'post' },
});

/** California lowball, ace to five (003:364-456, 003:479-493). */
export const ELSINORE_LO_BALL: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:364-456, 003:479-493, 003:2056-2063',
  rules: {
    maxRaises: 6, // 003:437
    checkRaise: false, // 003:438
    sevens: 'wins-no-later-bets', // 003:447-452
    wayIn: 'kill', // 003:394-409
  },
  limits: [...[3, 4, 9, 12, 15].map((lower): DrawLimit => limit(lower, '003:2056-2063')), ...OPEN.map(openLowball)],
  collections: fees(8, '003:2056-2063'),
  timeCollections: [],
  // A dollar is printed next to every row; who wins it is not.
  jackpot: { drop: 100, source: '003:2056-2063', terms: null },
};

/** Jacks or better (003:780-894): neither limits nor fees are printed; house ruling: the limits of the lowball page. */
export const ELSINORE_JACKS: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:780-894',
  rules: {
    maxRaises: 6, // 003:789-790
    absent: 'check-or-fold', // a pass costs nothing and keeps the hand
  },
  limits: jacks([3, 4, 9, 12, 15], 'house ruling; 003:2056-2063'),
  collections: [],
  timeCollections: [],
  jackpot: null,
};
