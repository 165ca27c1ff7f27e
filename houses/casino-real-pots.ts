/**
 * Hold'em and related games at Casino Real (001:696-1011, 001:1452-1589): limits, blinds and collections of the rate
 * sheets (001:4251-4592). The sheets do not number their options: here they are counted from the fullest table down.
 */
import type { PokerRules } from '../games/poker/rules.ts';
import { type FeeRange, flatFee, type LimitRow, splitLimits } from './flop-limits.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

/** Buy-ins are posted at the table and printed only for Tahoe (001:1553-1585): ten times the lower limit, as there. */
const BUY_IN = 10;

const rows = (...list: readonly Omit<LimitRow, 'buyIn'>[]): readonly LimitRow[] =>
  list.map((row) => ({ ...row, buyIn: row.lower * BUY_IN }));

/** Hold'em (001:4253-4275): 6-12 with a full kill is printed with blinds of $4 and $8, read as those of 6-12. */
const HOLDEM_LIMITS = splitLimits(
  '001:4253-4299',
  rows(
    { lower: 3, small: 2 },
    { lower: 4, small: 2 },
    { lower: 6, small: 4 },
    { lower: 6, small: 4, kill: 12 },
    { lower: 8, small: 4 },
  ),
);

/** The only no-limit row says "any"; blinds and buy-in are a house ruling. */
const NO_LIMIT: Limit<PokerRules> = {
  id: 'no-limit-1-2',
  label: 'No limit $1-$2',
  rules: { betting: 'no-limit', smallBlind: 100, bigBlind: 200 },
  buyIn: { fullBuy: 4_000, shortBuy: 2_000, maximum: null, step: 100 },
  source: '001:4253-4299; blinds are a house ruling',
};

/**
 * The seven limits of every other sheet (001:4301-4694). Blinds are printed for hold'em; those of 9-18 and 15-30 are
 * Tahoe's.
 */
const SEVEN: readonly LimitRow[] = rows(
  { lower: 3, small: 2 },
  { lower: 3, small: 2, kill: 4.5 },
  { lower: 4, small: 2 },
  { lower: 4, small: 2, kill: 6 },
  { lower: 4, small: 2, kill: 8 },
  { lower: 9, small: 6 },
  { lower: 15, small: 10 },
);

/** Half a kill of 3-6 is $4.50: the chips of that game are half dollars. */
const inHalfDollars = (limits: readonly Limit<PokerRules>[]): readonly Limit<PokerRules>[] =>
  limits.map(
    (limit): Limit<PokerRules> =>
      limit.id === '3-6-half-kill' ? { ...limit, rules: { ...limit.rules, chip: 50 } } : limit,
  );

const SEVEN_LIMITS = inHalfDollars(splitLimits('001:4301-4592', SEVEN));

const OMAHA_8_LIMITS = splitLimits('001:4357-4386', rows({ lower: 4, small: 2 }, { lower: 4, small: 2, kill: 6 }));

/** 001:4709-4712: out of the pot after the flop; a dollar where a limit game has no flop. */
const MODIFIED = 1;

const fees = (source: string, full: number, short: number): readonly FeeOption[] => {
  const range: FeeRange = { forGames: 'limit', from: 3, to: 15, source };
  return [flatFee(range, [1, 7, 10, full, MODIFIED]), flatFee(range, [2, 2, 6, short, MODIFIED])];
};

/** Seven players or more, five or six, four or fewer. */
const threeFees = (range: FeeRange, first: number, [full, middle, short]: readonly [number, number, number]) => [
  flatFee(range, [first, 7, 10, full, MODIFIED]),
  flatFee(range, [first + 1, 5, 6, middle, MODIFIED]),
  flatFee(range, [first + 2, 2, 4, short, MODIFIED]),
];

const game = (
  source: string,
  limits: readonly Limit<PokerRules>[],
  collections: readonly FeeOption[],
  rules: PotGame<PokerRules>['rules'] = {},
): PotGame<PokerRules> => ({
  kind: 'pot',
  source,
  rules: { betting: 'split-limit', absent: 'check-or-fold', ...rules },
  limits,
  collections,
  timeCollections: [],
  jackpot: null,
});

export const HOLDEM = game(
  '001:696-749, 001:4253-4299',
  [...HOLDEM_LIMITS, NO_LIMIT],
  [
    ...threeFees({ forGames: 'limit', from: 3, to: 8, source: '001:4253-4299' }, 1, [5, 4, 2]),
    ...threeFees({ forGames: 'no limit and pot limit', from: 1, to: null, source: '001:4253-4299' }, 4, [5, 4, 2]),
  ],
);
export const HOLDEM_HI_LO = game('001:779-814, 001:4301-4327', SEVEN_LIMITS, fees('001:4301-4327', 4, 3));
export const FAST_ACTION = game('001:751-777, 001:4329-4355', SEVEN_LIMITS, fees('001:4329-4355', 3, 2));
export const OMAHA = game('001:816-872, 001:4388-4413', SEVEN_LIMITS, fees('001:4388-4413', 4, 3));
export const OMAHA_HI_LO = game(
  '001:874-931, 001:4357-4386',
  OMAHA_8_LIMITS,
  threeFees({ forGames: 'limit', from: 4, to: 4, source: '001:4357-4386' }, 1, [6, 5, 3]),
);
/** The card is thrown away after the betting on the flop (001:997-1002). */
export const CRAZY_PINEAPPLE = game('001:973-1011, 001:4501-4527', SEVEN_LIMITS, fees('001:4501-4527', 4, 3), {
  discardAfter: 'flop-betting',
});
export const PINEAPPLE = game('001:933-971, 001:4529-4555', SEVEN_LIMITS, fees('001:4529-4555', 3, 2));

/** Tahoe's own page (001:1553-1585): blinds of the button, the small and the big one, and buy-ins. */
const TAHOE_LIMITS = splitLimits('001:1553-1585, 001:4556-4592', [
  { lower: 2, third: 1, small: 1, buyIn: 20 },
  { lower: 3, small: 3, buyIn: 30 },
  { lower: 3, small: 3, kill: 4.5, buyIn: 30 },
  { lower: 4, small: 2, buyIn: 40 },
  { lower: 4, small: 2, kill: 6, buyIn: 40 },
  { lower: 4, small: 2, kill: 8, buyIn: 40 },
  { lower: 9, third: 3, small: 6, buyIn: 90 },
  { lower: 15, small: 10, buyIn: 300 },
]);

export const TAHOE = game(
  '001:1452-1589, 001:4556-4592',
  inHalfDollars(TAHOE_LIMITS),
  fees('001:4556-4592', 4, 3).map((fee): FeeOption => ({ ...fee, sizes: { ...fee.sizes, min: 200 } })),
  { maxRaises: 3 }, // 001:1496-1500
);
