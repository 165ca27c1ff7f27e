/**
 * Seven-card stud, razz and stud high-low as Artichoke Joe's spreads them: limits with the ante, forced bet and buy-in
 * of the house's sheet (000:4153-4189), no limit by the ante (000:4191-4200).
 *
 * Options 1 and 2 are those of the later schedule, for games without limits (000:8973-8986). The sheet does not number
 * its options: here 3 to 5 are its half hours of no limit, by the ante (000:4191-4200), and 6 is what it takes from a
 * limit hand before the deal, $3, or $4 for high-low (000:4153).
 */
import type { StudRules } from '../games/poker/bring-in.ts';
import type { FeeOption, Limit, PotGame, TimeOption } from './house.ts';

/** Lower limit and buy-in, dollars; ante and forced bet follow from the limit. */
const LIMITS: readonly Limit<StudRules>[] = (
  [
    [2, 20],
    [3, 30],
    [4, 40],
    [5, 50],
    [6, 60],
    [10, 100],
    [15, 150],
    [20, 200],
    [30, 300],
    [40, 800],
    [50, 1_000],
    [60, 1_200],
    [80, 1_600],
    [100, 2_000],
  ] as const
).map(
  ([lower, buyIn]): Limit<StudRules> => ({
    id: `${lower}-${lower * 2}`,
    label: `Limit $${lower}-$${lower * 2}`,
    rules: { betting: 'split-limit', lowerLimit: lower * 100, higherLimit: lower * 200 },
    buyIn: { fullBuy: buyIn * 100, shortBuy: buyIn * 50, maximum: null, step: 100 },
    source: '000:4153-4189',
  }),
);

/** The buy-in is 400 antes (000:692-699). */
const NO_LIMITS: readonly Limit<StudRules>[] = ([5, 10, 20] as const).map(
  (ante): Limit<StudRules> => ({
    id: `no-limit-ante-${ante}`,
    label: `No limit, $${ante} ante`,
    rules: { betting: 'no-limit', ante: ante * 100, bringIn: ante * 500 },
    buyIn: { fullBuy: ante * 40_000, shortBuy: null, maximum: null, step: 100 },
    source: '000:687-705, 000:4191-4200',
  }),
);

const FEES: readonly FeeOption[] = ([3, 4] as const).map(
  (fee, at): FeeOption => ({
    option: at + 1,
    forGames: 'no limit and pot limit',
    sizes: { min: 1_000, max: null, asPrinted: 'buy-ins of $10 or more' },
    minPlayers: 2,
    maxPlayers: 8,
    playerFee: fee * 100,
    modifiedFee: 0,
    turnFee: 0,
    riverFee: 0,
    splitFee: 200,
    source: `000:${8982 + at}`,
  }),
);

/** By the buy-in, which is 400 antes of $5, $10 and $20 (000:4191-4200). */
const HALF_HOURS: readonly TimeOption[] = (
  [
    [2_000, 15],
    [4_000, 20],
    [8_000, 30],
  ] as const
).map(
  ([buyIn, amount], at): TimeOption => ({
    option: at + 3,
    forGames: 'no limit and pot limit',
    sizes: { min: buyIn * 100, max: buyIn * 100, asPrinted: `a buy-in of $${buyIn}` },
    perHalfHour: amount * 100,
    source: '000:4191-4200',
  }),
);

/** The fee of a limit hand, in dollars. */
const ofLimitHand = (fee: number): FeeOption => ({
  option: 6,
  forGames: 'limit',
  sizes: { min: 200, max: 10_000, asPrinted: 'limits of 2-4 to 100-200' },
  minPlayers: 2,
  maxPlayers: 8,
  playerFee: fee * 100,
  modifiedFee: 0,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  source: '000:4153',
});

/** `limitFee`: dollars per limit hand. */
export const studGame = (source: string, limitFee = 3): PotGame<StudRules> => ({
  kind: 'pot',
  source,
  rules: { bringInRaise: 'by-a-whole-bet' },
  limits: [...LIMITS, ...NO_LIMITS],
  collections: [...FEES, ofLimitHand(limitFee)],
  timeCollections: HALF_HOURS,
  // A jackpot fee is mentioned (000:209), but not its amount.
  jackpot: null,
});
