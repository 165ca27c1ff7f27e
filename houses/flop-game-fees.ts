/**
 * The collection schedule that Artichoke Joe's posts for Texas Hold'em, Omaha, Omaha High-Low, the Pineapple games and
 * Lightning Poker (000:8771-8970). One option, or one for each number of players, is posted at a table.
 *
 * The rows are as printed: option, line of the document, then dollars.
 */
import type { FeeOption, PerHalfHour, Sizes, TimeOption } from './house.ts';

type Players = readonly [minPlayers: number, maxPlayers: number];

const SEVEN_OR_MORE: Players = [7, 10];
const SIX: Players = [6, 6];
const FIVE_OR_LESS: Players = [2, 5];
const ANY: Players = [2, 10];

/** Player fee, modified fee, table fees 1 (turn), 2 (river) and 3 (split pot). */
type StagedRow = readonly [
  option: number,
  line: number,
  player: number,
  modified: number,
  turn: number,
  river: number,
  split: number,
];

const LIMITS: Sizes = { min: 100, max: 1_000_000, asPrinted: 'limits of $1-2 to $10,000-20,000' };
const BUY_INS: Sizes = { min: 1_000, max: 5_000_000, asPrinted: 'buy-ins of $10 to $50,000' };
const SPLIT_POT_LIMITS: Sizes = { min: 100, max: 20_000, asPrinted: 'limits of $1-2 to $200-400' };
const BUY_INS_FROM_20: Sizes = { min: 2_000, max: null, asPrinted: 'buy-ins of $20 or more' };

const BUY_INS_FROM_5: Sizes = { min: 500, max: null, asPrinted: 'buy-ins of $5 or more' };

const LIMIT_SEVEN: readonly StagedRow[] = [
  [1, 8801, 3, 0, 0, 0, 1],
  [2, 8802, 3, 0, 0, 1, 1],
  [3, 8803, 3, 1, 0, 1, 1],
  [4, 8804, 3, 0, 1, 0, 1],
  [5, 8805, 3, 1, 1, 0, 1],
  [6, 8806, 4, 0, 0, 0, 1],
  [7, 8807, 4, 0, 0, 1, 1],
  [8, 8808, 4, 1, 0, 1, 1],
  [9, 8809, 4, 0, 1, 0, 1],
  [10, 8810, 4, 1, 1, 0, 1],
  [11, 8811, 5, 0, 0, 0, 1],
  [12, 8812, 5, 0, 0, 1, 1],
  [13, 8813, 5, 1, 0, 1, 1],
  [14, 8814, 5, 0, 1, 0, 1],
  [15, 8815, 5, 1, 1, 0, 1],
  [16, 8816, 6, 0, 0, 0, 1],
  [17, 8817, 6, 0, 0, 1, 1],
  [18, 8818, 6, 1, 0, 1, 1],
  [19, 8819, 6, 0, 1, 0, 1],
  [20, 8820, 6, 1, 1, 0, 1],
  [21, 8821, 7, 0, 0, 0, 1],
  [22, 8822, 7, 0, 0, 1, 1],
  [23, 8823, 7, 1, 0, 1, 1],
  [24, 8824, 7, 0, 1, 0, 1],
  [25, 8825, 7, 1, 1, 0, 1],
  [26, 8826, 8, 0, 0, 0, 1],
  [27, 8827, 8, 0, 0, 1, 1],
  [28, 8828, 8, 1, 0, 1, 1],
  [29, 8829, 8, 0, 1, 0, 1],
  [30, 8830, 8, 1, 1, 0, 1],
];
const LIMIT_SIX: readonly StagedRow[] = [
  [31, 8831, 2, 0, 0, 0, 1],
  [32, 8832, 2, 0, 0, 1, 1],
  [33, 8833, 2, 1, 0, 1, 1],
  [34, 8834, 2, 0, 1, 0, 1],
  [35, 8835, 2, 1, 1, 0, 1],
  [36, 8836, 3, 0, 0, 0, 1],
  [37, 8837, 3, 0, 0, 1, 1],
  [38, 8838, 3, 1, 0, 1, 1],
  [39, 8839, 3, 0, 1, 0, 1],
  [40, 8840, 3, 1, 1, 0, 1],
  [41, 8841, 4, 0, 0, 0, 1],
  [42, 8842, 4, 0, 0, 1, 1],
  [43, 8843, 4, 1, 0, 1, 1],
  [44, 8844, 4, 0, 1, 0, 1],
  [45, 8845, 4, 1, 1, 0, 1],
];
const LIMIT_FIVE: readonly StagedRow[] = [
  [46, 8846, 1, 0, 0, 0, 1],
  [47, 8847, 1, 0, 0, 1, 1],
  [48, 8848, 1, 1, 0, 1, 1],
  [49, 8849, 1, 0, 1, 0, 1],
  [50, 8850, 1, 1, 1, 0, 1],
  [51, 8851, 2, 0, 0, 0, 1],
  [52, 8852, 2, 0, 0, 1, 1],
  [53, 8853, 2, 1, 0, 1, 1],
  [54, 8854, 2, 0, 1, 0, 1],
  [55, 8855, 2, 1, 1, 0, 1],
];

/** No limit and pot limit. */
const NO_LIMIT_SEVEN: readonly StagedRow[] = [
  [56, 8874, 4, 1, 0, 0, 1],
  [57, 8875, 4, 1, 0, 1, 1],
  [58, 8876, 4, 1, 1, 0, 1],
  [59, 8877, 5, 1, 0, 0, 1],
  [60, 8878, 5, 1, 0, 1, 1],
  [61, 8879, 5, 1, 1, 0, 1],
  [62, 8880, 6, 1, 0, 0, 1],
  [63, 8881, 6, 1, 0, 1, 1],
  [64, 8882, 6, 1, 1, 0, 1],
  [65, 8883, 7, 1, 0, 0, 1],
  [66, 8884, 7, 1, 0, 1, 1],
  [67, 8885, 7, 1, 1, 0, 1],
  [68, 8886, 8, 1, 0, 0, 1],
  [69, 8887, 8, 1, 0, 1, 1],
  [70, 8888, 8, 1, 1, 0, 1],
];
const NO_LIMIT_SIX: readonly StagedRow[] = [
  [71, 8889, 3, 1, 0, 0, 1],
  [72, 8890, 3, 1, 0, 1, 1],
  [73, 8891, 3, 1, 1, 0, 1],
  [74, 8892, 4, 1, 0, 0, 1],
  [75, 8893, 4, 1, 0, 1, 1],
  [76, 8894, 4, 1, 1, 0, 1],
];
const NO_LIMIT_FIVE: readonly StagedRow[] = [
  [77, 8895, 2, 1, 0, 0, 1],
  [78, 8896, 2, 1, 0, 1, 1],
  [79, 8897, 2, 1, 1, 0, 1],
];

/** Player fee, and the fee of a split pot. */
type SplitPotRow = readonly [option: number, line: number, player: number, split: number];

const LIMIT_SPLIT_POT: readonly SplitPotRow[] = [
  [80, 8910, 3, 1],
  [81, 8911, 4, 1],
];
const NO_LIMIT_SPLIT_POT: readonly SplitPotRow[] = [
  [82, 8918, 3, 1],
  [83, 8919, 4, 1],
];

/** One fee per hand, and from option 89 on another when the hand ends before the flop. */
type FlatRow = readonly [option: number, line: number, fee: number, modified: number];

const FLAT: readonly FlatRow[] = [
  [84, 8929, 3, 0],
  [85, 8930, 4, 0],
  [86, 8931, 5, 0],
  [87, 8932, 6, 0],
  [88, 8933, 7, 0],
  [89, 8944, 4, 1],
  [90, 8945, 5, 2],
  [91, 8946, 6, 0],
  [92, 8947, 7, 0],
  [93, 8948, 8, 0],
  [94, 8949, 10, 0],
  [95, 8950, 15, 0],
  [96, 8951, 20, 0],
  [97, 8952, 30, 0],
  [98, 8953, 50, 0],
];

/** From each player at the end of each half hour. Buy-in $5 or more. */
const HALF_HOUR: readonly (readonly [option: number, line: number, fee: number])[] = [
  [99, 8963, 6],
  [100, 8965, 7],
  [101, 8966, 10],
  [102, 8967, 15],
  [103, 8968, 20],
  [104, 8969, 30],
  [105, 8970, 50],
];

const cents = (dollars: number): number => dollars * 100;

function staged(
  forGames: FeeOption['forGames'],
  sizes: Sizes,
  [minPlayers, maxPlayers]: Players,
  rows: readonly StagedRow[],
): FeeOption[] {
  return rows.map(([option, line, player, modified, turn, river, split]) => ({
    option,
    forGames,
    sizes,
    minPlayers,
    maxPlayers,
    playerFee: cents(player),
    modifiedFee: cents(modified),
    turnFee: cents(turn),
    riverFee: cents(river),
    splitFee: cents(split),
    source: `000:${line}`,
  }));
}

/** Options 1 to 98, in order. */
export const FLOP_GAME_FEES: readonly FeeOption[] = [
  ...staged('limit', LIMITS, SEVEN_OR_MORE, LIMIT_SEVEN),
  ...staged('limit', LIMITS, SIX, LIMIT_SIX),
  ...staged('limit', LIMITS, FIVE_OR_LESS, LIMIT_FIVE),
  ...staged('no limit and pot limit', BUY_INS, SEVEN_OR_MORE, NO_LIMIT_SEVEN),
  ...staged('no limit and pot limit', BUY_INS, SIX, NO_LIMIT_SIX),
  ...staged('no limit and pot limit', BUY_INS, FIVE_OR_LESS, NO_LIMIT_FIVE),
  ...staged(
    'limit',
    SPLIT_POT_LIMITS,
    ANY,
    LIMIT_SPLIT_POT.map(([option, line, player, split]) => [option, line, player, 0, 0, 0, split]),
  ),
  ...staged(
    'no limit and pot limit',
    BUY_INS_FROM_20,
    ANY,
    NO_LIMIT_SPLIT_POT.map(([option, line, player, split]) => [option, line, player, 0, 0, 0, split]),
  ),
  // LD13: the fee is collected when there will be a flop. 84 to 88 print no other fee for a hand that ends before it.
  ...staged(
    'no limit and pot limit',
    BUY_INS_FROM_20,
    ANY,
    FLAT.map(([option, line, fee, modified]) => [option, line, fee, modified, 0, 0, 0]),
  ),
];

/** Options 99 to 105. */
export const HALF_HOUR_FEES: readonly (TimeOption & PerHalfHour)[] = HALF_HOUR.map(([option, line, fee]) => ({
  option,
  forGames: 'no limit and pot limit',
  sizes: BUY_INS_FROM_5,
  perHalfHour: cents(fee),
  source: `000:${line}`,
}));
