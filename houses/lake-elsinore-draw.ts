/**
 * Lowball at Lake Elsinore: limits and collections of its fee page (003:2056-2073), rules 003:364-493. Blinds and
 * buy-ins are posted at the table and not printed; house ruling: a small blind by the usual table, ten lower limits to
 * sit down.
 */
import type { DrawRules } from '../games/poker/draw.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

const LIMITS: readonly Limit<DrawRules>[] = ([3, 4, 9, 12, 15] as const).map(
  (lower): Limit<DrawRules> => ({
    id: `${lower}-${lower * 2}`,
    label: `Limit $${lower}-$${lower * 2}`,
    rules: {
      ...{ betting: 'split-limit', bigBlind: lower * 100, lowerLimit: lower * 100, higherLimit: lower * 200 },
      wayIn: 'kill', // 003:394-409: as ace-to-five, but for what 003:467-477 names
    },
    buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
    source: '003:2056-2073',
  }),
);

/**
 * No-limit and pot-limit lowball is mentioned without sizes (003:479-493); house ruling: blinds of $1 and $2, of $2 and
 * $5.
 */
export const ELSINORE_OPEN: readonly Limit<DrawRules>[] = (
  [
    ['no-limit', 'No limit', 1, 2, 40],
    ['no-limit', 'No limit', 2, 5, 200],
    ['pot-limit', 'Pot limit', 1, 2, 40],
    ['pot-limit', 'Pot limit', 2, 5, 200],
  ] as const
).map(
  ([betting, name, small, big, fullBuy]): Limit<DrawRules> => ({
    id: `${betting}-${small}-${big}`,
    label: `${name} $${small}-$${big}`,
    rules: { betting, smallBlind: small * 100, bigBlind: big * 100 },
    buyIn: { fullBuy: fullBuy * 100, shortBuy: fullBuy * 50, maximum: null, step: 100 },
    source: 'house ruling; 003:479-493',
  }),
);

/**
 * The page does not number its options: here 1 is for seven or more players, 2 for five and six, 3 for four or fewer.
 */
const fee = (option: number, minPlayers: number, maxPlayers: number, playerFee: number): FeeOption => ({
  option,
  forGames: 'limit',
  sizes: { min: 300, max: 1_500, asPrinted: 'limits of $3-6 to $15-30' },
  ...{ minPlayers, maxPlayers, playerFee },
  modifiedFee: 0,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  source: '003:2066-2073',
});

export const KANSAS_CITY: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:458-493, 003:2066-2073',
  rules: { maxRaises: 6 }, // 003:477: a bet and six raises
  limits: [...LIMITS, ...ELSINORE_OPEN],
  collections: [fee(1, 7, 10, 400), fee(2, 5, 6, 300), fee(3, 2, 4, 200)],
  timeCollections: [],
  // A dollar is printed next to every row; who wins it is not.
  jackpot: { drop: 100, source: '003:2066-2073', terms: null },
};
