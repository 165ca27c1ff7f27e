/**
 * Chinese Poker at Lake Elsinore (003:3357-3659): the table's name is the value of a point, and each player pays by the
 * down of twenty minutes. The page prints twenty-three rows with the same amounts and no numbers; here they are option
 * 1.
 *
 * The buy-in is printed as "twenty (30)" points and the short one as "ten (15)"; house ruling: the figures in
 * parentheses.
 */
import type { ChineseRules } from '../games/across/chinese/rules.ts';
import type { Limit, PotGame } from './house.ts';

/** 003:3633-3659, dollars. */
const POINTS = [1, 2, 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100] as const;

const LIMITS: readonly Limit<ChineseRules>[] = POINTS.map(
  (point): Limit<ChineseRules> => ({
    id: String(point),
    label: `$${point} a point`,
    rules: { unit: point * 100 },
    buyIn: { fullBuy: point * 3_000, shortBuy: point * 1_500, maximum: null, step: point * 100 },
    source: '003:3561-3572, 003:3633-3659',
  }),
);

export const ELSINORE_CHINESE: PotGame<ChineseRules> = {
  kind: 'pot',
  source: '003:3357-3659',
  rules: {},
  limits: LIMITS,
  collections: [],
  timeCollections: [
    {
      option: 1,
      forGames: 'limit',
      sizes: { min: 100, max: 10_000, asPrinted: 'points of $1 to $100' },
      downMinutes: 20,
      perDown: [
        { players: 2, amount: 300 },
        { players: 3, amount: 400 },
        { players: 4, amount: 500 },
        { players: 5, amount: 700 },
      ],
      source: '003:3386-3396, 003:3633-3659',
    },
  ],
  jackpot: null,
};
