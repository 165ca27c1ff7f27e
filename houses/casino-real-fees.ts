/**
 * The collections of Casino Real's player-dealer games, all of them the player-dealer's to pay. The California Games
 * Collection Rates (GEGA-004443, which prints the house's later name, Parkwest Casino Manteca) have plain numbers; the page
 * filed with EZ Baccarat Panda 8 alone has a G before its own. Amounts are dollars, as printed.
 */
import type { BankedRules } from '../games/banked/rules.ts';
import type { RulesOf } from '../games/registry.ts';
import { type Basis, type FeeLine, feeOptions } from './banked-fees.ts';
import type { BankedFeeOption, Options } from './house.ts';

/** By all that is bet before the deal, bonus wagers with it (001:7311-7315, 001:8260-8267). */
const BY_ACTION: Basis = { playerBy: 'nothing', playerBonus: false, dealerBy: 'action', dealerBonus: true };

const BACCARAT: readonly FeeLine[] = [
  [1, '7323-7333', 5, 5000, {}, { 5: 2, 201: 5, 501: 15, 1001: 25, 2001: 35 }],
  [2, '7334-7344', 5, 5000, {}, { 5: 1, 301: 3, 601: 6, 1001: 10, 2001: 20 }],
  [3, '7345-7355', 5, 5000, {}, { 5: 2, 301: 5, 601: 9, 1001: 15, 2001: 25 }],
  [4, '7356-7366', 5, 5000, {}, { 5: 3, 301: 6, 601: 12, 1001: 20, 2001: 30 }],
  [5, '7367-7377', 5, 5000, {}, { 5: 5, 501: 15, 1001: 25, 2001: 50, 4001: 75 }],
  [6, '7378-7388', 5, 5000, {}, { 5: 10, 1001: 25, 2501: 50, 5001: 75, 15001: 125 }],
  [7, '7389-7399', 5, 5000, {}, { 5: 20, 2501: 50, 5001: 75, 15001: 150, 30001: 200 }],
  [8, '7435-7439, 7480-7484', 25, 5000, {}, { 25: 2, 201: 5, 501: 15, 1001: 25, 2001: 35 }],
  [9, '7440-7444, 7485-7489', 25, 5000, {}, { 25: 1, 301: 3, 601: 6, 1001: 10, 2001: 20 }],
  [10, '7445-7449, 7490-7494', 25, 5000, {}, { 25: 2, 301: 5, 601: 9, 1001: 15, 2001: 25 }],
  [11, '7450-7454, 7495-7499', 25, 5000, {}, { 25: 3, 301: 6, 601: 12, 1001: 20, 2001: 30 }],
  [12, '7455-7459, 7500-7504', 25, 5000, {}, { 25: 5, 501: 15, 1001: 25, 2001: 50, 4001: 75 }],
  [13, '7460-7464, 7505-7509', 25, 5000, {}, { 25: 15, 1001: 30, 2501: 60, 5001: 75, 15001: 150 }],
  [14, '7465-7469, 7510-7514', 25, 5000, {}, { 25: 25, 2501: 60, 5001: 100, 15001: 200, 30001: 250 }],
  [15, '7470-7474, 7515-7519', 100, 5000, {}, { 100: 2, 201: 5, 501: 15, 1001: 25, 2001: 35 }],
  [16, '7475-7479, 7520-7524', 100, 5000, {}, { 100: 1, 301: 3, 601: 6, 1001: 10, 2001: 20 }],
  [17, '7553-7557, 7579-7583', 100, 5000, {}, { 100: 2, 301: 5, 601: 9, 1001: 15, 2001: 25 }],
  [18, '7558-7562, 7584-7588', 100, 5000, {}, { 100: 3, 301: 6, 601: 12, 1001: 20, 2001: 30 }],
  [19, '7563-7567, 7589-7593', 100, 5000, {}, { 100: 5, 501: 15, 1001: 25, 2001: 50, 4001: 75 }],
  [20, '7568-7572, 7594-7598', 100, 5000, {}, { 100: 15, 1001: 35, 2501: 75, 5001: 100, 15001: 150 }],
  [21, '7573-7577, 7599-7603', 100, 5000, {}, { 100: 30, 2501: 75, 5001: 125, 15001: 250, 30001: 300 }],
];

const PANDA: readonly FeeLine[] = [
  // The fourth row is printed from $400, where the third ends.
  ['G1', '3318-3353', 5, 500, {}, { 5: 0.5, 101: 1, 201: 2, 401: 5, 801: 12 }],
  ['G2', '3322-3358', 25, 1000, {}, { 25: 1, 201: 2, 401: 5, 1001: 15, 2001: 25 }],
];

type Panda8Rules = RulesOf<'ez-baccarat-panda-8'>;

/** Limits of the bonus wagers at tables of the own page (001:3380-3381). */
const PANDA_LIMITS: Options<Panda8Rules> = { maxTie: 10_000, maxDragon: 5_000, maxPanda: 5_000 };

const BLACKJACK: readonly FeeLine[] = [
  [1, '8311-8315, 8347-8351', 5, 5000, {}, { 5: 1, 101: 2, 201: 3, 301: 5, 601: 8 }],
  [2, '8316-8320, 8352-8356', 25, 5000, {}, { 25: 1, 101: 2, 201: 3, 301: 5, 601: 8 }],
  [3, '8321-8325, 8357-8361', 100, 5000, {}, { 100: 1, 101: 2, 201: 3, 301: 5, 601: 8 }],
  [4, '8326-8330, 8362-8366', 5, 5000, {}, { 5: 1, 101: 3, 201: 4, 301: 5, 601: 8 }],
  [5, '8331-8335, 8367-8371', 25, 5000, {}, { 25: 1, 101: 3, 201: 4, 301: 5, 601: 8 }],
  [6, '8336-8340, 8372-8376', 100, 5000, {}, { 100: 1, 101: 3, 201: 4, 301: 5, 601: 8 }],
  [7, '8341-8345, 8377-8381', 5, 5000, {}, { 5: 2, 101: 3, 201: 5, 301: 7, 601: 10 }],
  [8, '8433-8437, 8474-8478', 25, 5000, {}, { 25: 2, 101: 3, 201: 5, 301: 7, 601: 10 }],
  [9, '8438-8442, 8479-8483', 100, 1000, {}, { 100: 2, 101: 3, 201: 5, 301: 7, 601: 10 }],
  [10, '8443-8447, 8484-8488', 5, 5000, {}, { 5: 1, 101: 3, 301: 6, 601: 10, 1001: 15 }],
  [11, '8448-8452, 8489-8493', 25, 5000, {}, { 25: 1, 101: 3, 301: 6, 601: 10, 1001: 15 }],
  [12, '8453-8457, 8494-8498', 100, 5000, {}, { 100: 1, 101: 3, 301: 6, 601: 10, 1001: 15 }],
  [13, '8458-8462, 8499-8503', 5, 5000, {}, { 5: 2, 101: 4, 301: 7, 601: 11, 1001: 16 }],
  [14, '8463-8467, 8504-8508', 25, 5000, {}, { 25: 2, 101: 4, 301: 7, 601: 11, 1001: 16 }],
  [15, '8468-8472, 8509-8513', 100, 5000, {}, { 100: 2, 101: 4, 301: 7, 601: 11, 1001: 16 }],
];

/** EZ Baccarat Panda 8: options 1-21 of the rates (001:7311-7610), and two of its own page (001:3308-3384). */
export const PANDA_8_FEES: readonly BankedFeeOption<Panda8Rules>[] = [
  ...feeOptions('001', BY_ACTION, BACCARAT),
  ...feeOptions('001', BY_ACTION, PANDA).map((option) => ({ ...option, rules: PANDA_LIMITS })),
];

/** Commission-Free Baccarat Dragon Bonus: options 1-21 of the same rates. */
export const COMMISSION_FREE_FEES: readonly BankedFeeOption<BankedRules>[] = feeOptions('001', BY_ACTION, BACCARAT);

/** Cash-In Baccarat: options 1-21 of the same rates. */
export const CASH_IN_FEES: readonly BankedFeeOption<BankedRules>[] = COMMISSION_FREE_FEES;

/** No Bust 21st Century Blackjack: options 1-15 (001:8260-8529). */
export const NO_BUST_FEES: readonly BankedFeeOption<BankedRules>[] = feeOptions('001', BY_ACTION, BLACKJACK);
