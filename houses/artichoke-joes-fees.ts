/**
 * The collections of Artichoke Joe's player-dealer games. The house's schedule for all its games (000:7571-8770) has
 * plain numbers; the sheets filed with one game (000:6615-6779, 000:7371-7569) have a G before theirs. At most five
 * rates are printed for each payer of a table limit (000:8764-8766). Amounts are dollars, as printed.
 */
import type { BankedRules } from '../games/banked/rules.ts';
import { type Basis, type FeeLine, feeOptions, flat } from './banked-fees.ts';
import type { BankedFeeOption } from './house.ts';

/** Each wager pays, except the bonus wagers; the player-dealer pays by all bets, including bonus wagers. */
const BY_WAGER: Basis = { playerBy: 'wager', playerBonus: false, dealerBy: 'action', dealerBonus: true };
/** Each wager pays, except the bonus wagers; the player-dealer pays the same for every hand. */
const FLAT: Basis = { ...BY_WAGER, dealerBy: 'hand', dealerBonus: false };
/** Each wager pays, the player-dealer by their own. */
const BY_DEALER_WAGER: Basis = { ...BY_WAGER, dealerBy: 'wager', dealerBonus: false };
/** Each player pays once, by their total on the five spaces (000:7372-7379). */
const BY_TOTAL: Basis = { ...BY_WAGER, playerBy: 'total', playerBonus: true };

const BACCARAT: readonly FeeLine[] = [
  [1, '7964-7971', 5, 500, { 5: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 5: 3, 1001: 5 }],
  [2, '7972-7977', 20, 1000, { 20: 1, 101: 2, 301: 5, 601: 8 }, { 20: 5, 1001: 8, 3001: 12 }],
  [3, '7979-7985', 20, 1000, { 20: 2, 301: 3, 601: 5 }, { 20: 5, 1001: 8, 3001: 12 }],
  [4, '7987-7994', 20, 1000, { 20: 2, 301: 3, 601: 5 }, { 20: 3, 501: 5, 1001: 10, 3001: 20 }],
  [5, '7996-8003', 20, 1000, { 20: 2, 301: 3, 601: 5 }, { 20: 3, 501: 5, 1001: 10, 6001: 30 }],
  [6, '8005-8012', 20, 1000, { 20: 2, 301: 3, 601: 5 }, { 20: 3, 501: 5, 1001: 10, 6001: 40 }],
  [7, '8014-8020', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 100: 5, 1001: 8, 3001: 12 }],
  [8, '8022-8029', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 100: 3, 501: 5, 1001: 10, 3001: 20 }],
  [9, '8031-8038', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 100: 3, 501: 5, 1001: 10, 6001: 30 }],
  [10, '8040-8047', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 100: 3, 501: 5, 1001: 10, 6001: 40 }],
  [11, '8049-8056', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 100: 3, 501: 5, 1001: 15, 8001: 60 }],
  [12, '8058-8064', 200, 1000, { 200: 2, 301: 3, 601: 5 }, { 200: 5, 1001: 8, 3001: 12 }],
  [13, '8066-8073', 200, 1000, { 200: 2, 301: 3, 601: 5 }, { 200: 3, 501: 5, 1001: 10, 3001: 20 }],
  [14, '8075-8081', 200, 1000, { 200: 2, 301: 3, 601: 5 }, { 200: 5, 1001: 10, 6001: 30 }],
  [15, '8082-8088', 200, 1000, { 200: 2, 301: 3, 601: 5 }, { 200: 5, 1001: 10, 6001: 40 }],
  [16, '8090-8097', 500, 1000, { 500: 3 }, { 500: 5, 1001: 10, 6001: 20, 12001: 40 }],
  [17, '8099-8106', 500, 1000, { 500: 3 }, { 500: 5, 1001: 10, 6001: 20, 12001: 60 }],
  [18, '8108-8114', 1000, 1000, { 1000: 2 }, { 1000: 10, 2001: 20, 6001: 30, 12001: 40 }],
  [19, '8116-8122', 1000, 1000, { 1000: 2 }, { 1000: 10, 2001: 20, 6001: 30, 12001: 60 }],
  [20, '8124-8130', 1000, 1000, { 1000: 1 }, { 1000: 10, 2001: 20, 6001: 40, 12001: 80 }],
  [21, '8145-8153', 5, 500, {}, { 5: 3, 501: 5, 1001: 10, 1501: 15, 2001: 20 }],
  [22, '8155-8163', 5, 500, {}, { 5: 4, 501: 6, 1001: 12, 1501: 16, 2001: 20 }],
  [23, '8165-8173', 5, 500, {}, { 5: 5, 501: 7, 1001: 12, 1501: 18, 2001: 25 }],
  [24, '8174-8182', 5, 500, {}, { 5: 5, 501: 8, 1001: 15, 1501: 20, 2001: 30 }],
  [25, '8184-8191', 5, 500, {}, { 5: 5, 1001: 10, 2001: 20, 3001: 40, 4001: 60 }],
  [26, '8193-8200', 20, 1000, {}, { 20: 5, 1001: 10, 2001: 15, 3001: 20, 4001: 30 }],
  [27, '8202-8209', 20, 1000, {}, { 20: 7, 1001: 12, 2001: 20, 3001: 30, 4001: 40 }],
  [28, '8211-8218', 20, 1000, {}, { 20: 7, 1001: 12, 2001: 25, 3001: 35, 4001: 50 }],
  [29, '8220-8227', 20, 1000, {}, { 20: 7, 1001: 12, 2001: 25, 3001: 40, 4001: 60 }],
  [30, '8229-8236', 100, 1000, {}, { 100: 7, 1001: 20, 3001: 40, 6001: 70, 10001: 100 }],
];

const PANDA: readonly FeeLine[] = [
  ['G1', '7394-7412', 5, 500, { 5: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 5: 3, 1001: 5 }],
  ['G2', '7416-7434', 20, 500, { 20: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 20: 3, 1001: 5 }],
  ['G3', '7438-7453', 20, 1000, { 20: 1, 101: 2, 301: 3, 601: 5 }, { 20: 3, 501: 5, 2001: 8 }],
  ['G4', '7457-7472', 40, 1000, { 40: 1, 101: 2, 301: 3, 601: 5 }, { 40: 3, 501: 5, 2001: 8 }],
  ['G5', '7476-7491', 20, 1000, { 20: 1, 101: 2, 301: 4, 601: 6 }, { 20: 4, 501: 6, 2001: 8 }],
  ['G6', '7495-7510', 40, 1000, { 40: 1, 101: 2, 301: 4, 601: 6 }, { 40: 4, 501: 6, 2001: 8 }],
  // The first row of the players is printed from $100, the limit from $40.
  ['G7', '7511-7530', 40, 1000, { 40: 1, 201: 2, 401: 4, 601: 6, 801: 8 }, { 40: 4, 501: 6, 2001: 8 }],
  ['G8', '7534-7553', 100, 1000, { 100: 1, 201: 2, 401: 4, 601: 6, 801: 8 }, { 100: 4, 501: 6, 2001: 8 }],
  ['G9', '7556-7568', 100, 1000, { 100: 1, 101: 3, 501: 5 }, { 100: 5, 1001: 8, 4001: 12 }],
];

const PAI_GOW_FLAT: readonly FeeLine[] = [
  [1, '8254', 5, 200, { 5: 1, 101: 2 }, flat(2)],
  [2, '8255-8259', 20, 500, { 20: 1, 101: 2, 301: 3 }, flat(3)],
  [3, '8261-8267', 20, 500, { 20: 1, 101: 2, 301: 3, 401: 4 }, flat(4)],
  [4, '8269-8276', 100, 1000, { 100: 2, 301: 3, 501: 4, 701: 5 }, flat(5)],
  // The fourth row is printed from $600, where the third ends.
  [5, '8278-8287', 100, 1000, { 100: 1, 201: 2, 401: 4, 601: 6, 801: 8 }, flat(8)],
  [6, '8289-8295', 100, 2000, { 100: 3, 501: 6, 1001: 9, 1501: 12 }, flat(10)],
];

const PAI_GOW_BY_ACTION: readonly FeeLine[] = [
  [7, '8311-8319', 5, 200, {}, { 5: 3, 301: 6, 601: 10, 1001: 15, 2001: 20 }],
  [8, '8321-8329', 5, 200, {}, { 5: 4, 301: 7, 601: 10, 1001: 15, 2001: 20 }],
  [9, '8331-8339', 20, 500, {}, { 20: 4, 301: 7, 601: 10, 1001: 15, 2001: 20 }],
  [10, '8340-8348', 20, 500, {}, { 20: 4, 301: 7, 601: 12, 1001: 20, 2001: 30 }],
  [11, '8350-8358', 100, 500, {}, { 100: 4, 301: 7, 601: 12, 1001: 20, 2001: 30 }],
  // The second row is printed from $1,501; the first ends at $1,000.
  [12, '8360-8367', 100, 1000, {}, { 100: 5, 1001: 10, 2001: 20, 3001: 30, 4001: 40 }],
];

const FORTUNE_FLAT: readonly FeeLine[] = [
  [1, '8382', 5, 200, { 5: 1, 101: 2 }, flat(2)],
  [2, '8384-8388', 20, 500, { 20: 1, 101: 2, 301: 3 }, flat(3)],
  [3, '8390-8394', 20, 500, { 20: 1, 101: 2, 301: 4 }, flat(4)],
  [4, '8396-8400', 100, 1000, { 100: 2, 301: 3, 601: 5 }, flat(5)],
  [5, '8402-8406', 100, 1000, { 100: 2, 301: 4, 601: 6 }, flat(7)],
  [6, '8408-8414', 100, 2000, { 100: 3, 501: 6, 1001: 9, 1501: 12 }, flat(10)],
];

const FORTUNE_BY_ACTION: readonly FeeLine[] = [
  [7, '8430-8438', 5, 200, {}, { 5: 3, 301: 6, 601: 10, 1001: 15, 2001: 20 }],
  [8, '8440-8448', 5, 200, {}, { 5: 4, 301: 7, 601: 10, 1001: 15, 2001: 20 }],
  [9, '8450-8458', 20, 500, {}, { 20: 4, 301: 7, 601: 10, 1001: 15, 2001: 20 }],
  [10, '8460-8468', 20, 500, {}, { 20: 4, 301: 7, 601: 12, 1001: 20, 2001: 30 }],
  [11, '8470-8478', 100, 500, {}, { 100: 4, 301: 7, 601: 12, 1001: 20, 2001: 30 }],
  // The second row is printed from $1,501; the first ends at $1,000.
  [12, '8480-8487', 100, 1000, {}, { 100: 5, 1001: 10, 2001: 20, 3001: 30, 4001: 40 }],
];

const FORTUNE: readonly FeeLine[] = [
  ['G1', '6622', 5, 100, { 5: 1 }, flat(1)],
  ['G2', '6624-6628', 5, 200, { 5: 1, 101: 2 }, flat(2)],
  ['G3', '6630-6634', 20, 500, { 20: 1, 101: 2, 301: 3 }, flat(3)],
  ['G4', '6636-6640', 100, 1000, { 100: 2, 301: 3, 601: 5 }, flat(5)],
  ['G5', '6642-6646', 100, 4000, { 100: 5, 1001: 10, 2001: 15 }, flat(10)],
  ['G6', '6647-6655', 100, null, { 100: 10, 2001: 20, 4001: 30 }, flat(20)],
];

/**
 * A jackpot fee of $1 is printed next to each row (000:6669-6720). No qualifying hand or payout is printed, so it is
 * not taken.
 */
const DOUBLE_HAND: readonly FeeLine[] = [
  ['G1', '6672', 5, 100, { 5: 1 }, flat(1)],
  ['G2', '6674-6680', 5, 200, { 5: 1, 101: 2 }, flat(2)],
  ['G3', '6682-6689', 20, 500, { 20: 1, 101: 2, 301: 3 }, flat(3)],
  ['G4', '6691-6698', 100, 1000, { 100: 2, 301: 3, 601: 5 }, flat(5)],
  ['G5', '6700-6707', 100, 4000, { 100: 5, 1001: 10, 2001: 15 }, flat(10)],
  ['G6', '6709-6720', 100, null, { 100: 10, 2001: 20, 4001: 30 }, flat(20)],
];

const BLACKJACK: readonly FeeLine[] = [
  [1, '8509-8510', 5, 200, { 5: 1, 101: 2 }, { 5: 2, 101: 3 }],
  [2, '8512-8519', 5, 500, { 5: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 5: 3, 1001: 5 }],
  [3, '8521-8533', 100, 500, { 100: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 100: 3, 1001: 5 }],
  [4, '8535-8538', 100, 500, { 100: 1, 101: 2, 301: 3 }, { 100: 3, 301: 5 }],
  [5, '8540-8556', 100, 1000, { 100: 1, 201: 2, 401: 4, 601: 6, 801: 8 }, { 100: 4, 1001: 6 }],
  [6, '8558-8574', 100, 1000, { 100: 1, 101: 2, 301: 3, 501: 5, 701: 7 }, { 100: 5, 1001: 7 }],
  // The fourth row is printed to $1,501, where the fifth starts.
  [7, '8576-8591', 100, 2000, { 100: 1, 101: 3, 501: 6, 1001: 9, 1501: 12 }, { 100: 6, 1001: 9 }],
  [8, '8614-8621', 5, 200, {}, { 5: 3, 201: 5, 301: 7, 401: 10, 501: 12 }],
  [9, '8622-8629', 5, 200, {}, { 5: 5, 201: 7, 301: 10, 401: 12, 501: 15 }],
  [10, '8631-8639', 20, 500, {}, { 20: 7, 501: 10, 1001: 12, 1501: 15, 2001: 20 }],
  [11, '8641-8649', 100, 500, {}, { 100: 8, 501: 10, 1001: 12, 1501: 15, 2001: 20 }],
  [12, '8651-8660', 100, 1000, {}, { 100: 8, 501: 10, 1001: 12, 1501: 15, 2001: 25 }],
];

/**
 * The sheet ends after its third option. Whether bonus wagers pay is not printed; by the later schedule they do not.
 */
const NO_BUST: readonly FeeLine[] = [
  ['G1', '6772', 1, 100, { 1: 1 }, flat(2)],
  // Only $101-$200 is printed for the players; the lower row, a dollar, is that of the neighboring options.
  ['G2', '6773', 1, 200, { 1: 1, 101: 2 }, flat(2)],
  ['G3', '6775-6779', 1, 500, { 1: 1, 101: 2, 301: 3 }, flat(3)],
];

/**
 * EZ Baccarat and 21st Century Baccarat, options 1-30 (000:7942-8236). The schedule takes a fee on each wager; the
 * game's own rules exempt Tie and Dragon 7 (000:6356-6357, 6376), Tie and Dragon Bonus (000:5836-5838, 5892).
 */
export const EZ_BACCARAT_FEES: readonly BankedFeeOption<BankedRules>[] = feeOptions('000', BY_WAGER, BACCARAT);

/**
 * EZ Baccarat Panda 8: the same thirty, and nine of its own (000:7371-7569) by totals. A total above the last row pays
 * the last row's fee.
 */
export const PANDA_8_FEES: readonly BankedFeeOption<BankedRules>[] = [
  ...EZ_BACCARAT_FEES,
  ...feeOptions('000', BY_TOTAL, PANDA),
];

/** Double Hand Poker: options 1-12 of "Pai Gow Poker" (000:8239-8367), and six of an older sheet of its own. */
export const DOUBLE_HAND_FEES: readonly BankedFeeOption<BankedRules>[] = [
  ...feeOptions('000', FLAT, PAI_GOW_FLAT),
  ...feeOptions('000', BY_WAGER, PAI_GOW_BY_ACTION),
  ...feeOptions('000', FLAT, DOUBLE_HAND),
];

/** "Cal Blackjack" on an older sheet of its own, by the player-dealer's wager (000:6722-6760). */
const CAL_BLACKJACK: readonly FeeLine[] = [
  ['G1', '6729-6731', 5, 200, { 5: 1, 101: 2 }, { 20: 2, 301: 3 }],
  ['G2', '6732-6733', 100, 500, { 100: 2, 301: 3 }, { 100: 3, 301: 5 }],
  ['G3', '6734-6738', 100, 1000, { 100: 2, 301: 3, 601: 5 }, { 500: 5, 1001: 8 }],
  // The third row of the players is printed from $2,000, where the second ends.
  ['G4', '6739-6743', 500, 4000, { 500: 5, 1001: 10, 2001: 15 }, { 500: 10, 2001: 20 }],
];

/**
 * California Blackjack: the entries for "Cal Blackjack" on both sheets, options 1-12 (000:8489-8660) and four of the
 * older sheet. That the name means this game is a house ruling.
 */
export const CALIFORNIA_FEES: readonly BankedFeeOption<BankedRules>[] = [
  ...feeOptions('000', BY_WAGER, BLACKJACK),
  ...feeOptions('000', BY_DEALER_WAGER, CAL_BLACKJACK),
];

/** Fortune Pai Gow Poker: options 1-12 (000:8369-8488), and six of an older sheet of its own (000:6615-6655). */
export const FORTUNE_FEES: readonly BankedFeeOption<BankedRules>[] = [
  ...feeOptions('000', FLAT, FORTUNE_FLAT),
  ...feeOptions('000', BY_WAGER, FORTUNE_BY_ACTION),
  ...feeOptions('000', FLAT, FORTUNE),
];

/**
 * No Bust 21st Century Blackjack: options 1-12 (000:8489-8660), and three of an older sheet of its own. Nothing is
 * taken for doubling and splitting.
 */
export const NO_BUST_FEES: readonly BankedFeeOption<BankedRules>[] = [
  ...feeOptions('000', BY_WAGER, BLACKJACK),
  ...feeOptions('000', FLAT, NO_BUST),
];
