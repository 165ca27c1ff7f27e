/**
 * Pineapple-Hi at Casino Real (001:933-971): its limits and collections are those of the rate sheet (001:4529-4555), its
 * blinds those of the hold'em sheet (001:4253-4275). Its Crazy Pineapple throws the card away after the betting on the
 * flop (001:997-1002), which is not dealt here.
 */
import type { PokerRules } from '../games/poker/rules.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

type Row = readonly [lower: number, higher: number, small: number, kill: number | null];

const ROWS: readonly Row[] = [
  [3, 6, 2, null],
  [4, 8, 2, null],
  [4, 8, 2, 6],
  [4, 8, 2, 8],
  [15, 30, 10, null],
];

const LIMITS: readonly Limit<PokerRules>[] = ROWS.map(([lower, higher, small, kill]): Limit<PokerRules> => {
  const kind = kill === null ? '' : kill === lower * 2 ? 'full kill' : 'half kill';
  return {
    id: [`${lower}-${higher}`, ...(kind === '' ? [] : [kind.replace(' ', '-')])].join('-'),
    label: `Limit $${lower}-$${higher}${kind === '' ? '' : `, ${kind}`}`,
    rules: {
      smallBlind: small * 100,
      bigBlind: lower * 100,
      lowerLimit: lower * 100,
      higherLimit: higher * 100,
      killBlind: kill === null ? null : kill * 100,
    },
    // House ruling: buy-ins are posted at the table and not printed; ten times the lower limit, as elsewhere.
    buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
    source: '001:4253-4275, 001:4529-4555',
  };
});

/** The sheet numbers no options: here 1 is for seven players or more, 2 for six or fewer. */
const fee = (option: number, minPlayers: number, maxPlayers: number, playerFee: number): FeeOption => ({
  option,
  forGames: 'limit',
  sizes: { min: 300, max: 1_500, asPrinted: 'limits of $3-6 to $15-30' },
  ...{ minPlayers, maxPlayers, playerFee },
  modifiedFee: 100, // 001:4709-4710: a limit game without a flop
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  source: '001:4529-4555, 001:4706-4710',
});

export const PINEAPPLE: PotGame<PokerRules> = {
  kind: 'pot',
  source: '001:933-971, 001:4529-4555',
  rules: { betting: 'split-limit', absent: 'check-or-fold' },
  limits: LIMITS,
  collections: [fee(1, 7, 10, 300), fee(2, 2, 6, 200)],
  timeCollections: [],
  jackpot: null,
};
