import type { PokerRules } from '../games/poker/rules.ts';
import type { Limit } from './house.ts';

/**
 * Split limits. Lightning Poker prints neither small blinds nor buy-ins; these are the house's for split-limit Lo-Ball,
 * whose blinds are said to be placed exactly as in split-limit hold'em (000:3850-3851).
 */
export const SPLIT_LIMITS: readonly Limit<PokerRules>[] = (
  [
    [2, 4, 1, 20],
    [3, 6, 1, 30],
    [4, 8, 2, 40],
    [5, 10, 2, 50],
    [6, 12, 2, 60],
    [10, 20, 5, 100],
    [15, 30, 10, 150],
    [20, 40, 10, 200],
  ] as const
).map(
  ([lower, higher, small, buyIn]): Limit<PokerRules> => ({
    id: `${lower}-${higher}`,
    label: `Limit $${lower}-$${higher}`,
    rules: {
      betting: 'split-limit',
      smallBlind: small * 100,
      bigBlind: lower * 100, // V-SL1
      lowerLimit: lower * 100,
      higherLimit: higher * 100,
    },
    buyIn: { fullBuy: buyIn * 100, shortBuy: buyIn * 50, maximum: null, step: 100 },
    source: 'LR19, V-SL1, V-SL2; 000:4036-4054',
  }),
);
