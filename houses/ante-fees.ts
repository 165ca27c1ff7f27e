/**
 * The collections of games of an ante, house by house; amounts are dollars, as printed. A G before a number is a sheet that was
 * filed with the one game alone. A Play costs no fee anywhere.
 */
import { type Basis, type FeeLine, feeOptions, flat } from './banked-fees.ts';

/** By all that is bet before the deal, bonus wagers with it, and the player-dealer's alone to pay. */
const BY_ACTION: Basis = { playerBy: 'nothing', playerBonus: false, dealerBy: 'action', dealerBonus: true };
/** Each base wager pays, bonus wagers do not; the player-dealer pays by all that is bet (000:8662-8670). */
const BY_WAGER: Basis = { ...BY_ACTION, playerBy: 'wager' };
/** Each ante pays; the player-dealer pays by the wager that was posted (000:7000-7063; 004:2277-2298). */
const BY_POSTED: Basis = { playerBy: 'wager', playerBonus: false, dealerBy: 'wager', dealerBonus: false };
/** Each wager pays, and the player-dealer the same for every hand. */
const FLAT: Basis = { playerBy: 'wager', playerBonus: false, dealerBy: 'hand', dealerBonus: false };

/** Artichoke Joe's, for both games of three cards (000:8662-8750). */
const JOES: readonly FeeLine[] = [
  [1, '8662-8682', 5, 200, { 5: 1, 51: 2, 101: 3, 151: 4 }, { 5: 3, 301: 4, 501: 5 }],
  [2, '8683-8692', 5, 200, { 5: 1, 51: 2, 101: 3, 151: 4 }, { 5: 3, 201: 4, 401: 5 }],
  [3, '8693-8702', 20, 200, { 20: 1, 51: 2, 101: 3, 151: 4 }, { 20: 3, 201: 4, 401: 7 }],
  [4, '8703-8714', 5, 200, {}, { 5: 3, 101: 4, 201: 5, 301: 6, 401: 7 }],
  [5, '8715-8726', 5, 200, {}, { 5: 4, 101: 6, 201: 8, 301: 10, 401: 12 }],
  [6, '8727-8738', 5, 200, {}, { 5: 5, 201: 6, 301: 8, 401: 12, 501: 15 }],
  [7, '8739-8750', 20, 200, {}, { 20: 5, 201: 6, 301: 8, 401: 12, 501: 15 }],
];
export const JOES_THREE_CARD = feeOptions('000', BY_WAGER, JOES);
export const JOES_SIX_CARD = [
  ...JOES_THREE_CARD,
  ...feeOptions('000', BY_POSTED, [
    ['G1', '7000-7063', 5, 200, { 5: 1, 51: 2, 101: 3, 151: 4 }, { 5: 2, 301: 3 }],
    ['G2', '7000-7063', 20, 200, { 20: 1, 101: 2 }, { 20: 3, 301: 5 }],
    ['G3', '7000-7063', 20, 500, { 20: 1, 101: 2, 201: 3, 301: 4, 401: 5 }, { 20: 3, 301: 5 }],
    // The last row of the player-dealer is printed from $500, where the one before it ends.
    ['G4', '7000-7063', 100, 500, { 100: 1, 101: 2, 301: 3 }, { 100: 5, 501: 8 }],
  ]),
];

/** Casino Real's sheets of 001:1840-1963 and 001:2892-3059: the same five options. */
const REAL: readonly FeeLine[] = [
  ['G1', '1840-1963', 5, 1000, {}, { 5: 0.5, 101: 1, 201: 2, 501: 3, 1001: 5 }],
  ['G2', '1840-1963', 5, 1000, {}, { 5: 0.5, 101: 1, 301: 2, 501: 3, 1001: 5 }],
  ['G3', '1840-1963', 5, 1000, {}, { 5: 0.5, 101: 1, 301: 2, 501: 5, 1001: 10 }],
  ['G4', '1840-1963', 5, 1000, {}, { 5: 0.5, 51: 1, 201: 5, 501: 10, 1001: 15 }],
  ['G5', '1840-1963', 5, 1000, {}, { 5: 0.5, 51: 3, 301: 5, 501: 10, 1001: 15 }],
];
/** Parkwest's rates for 3 Card Poker and the 6 Card Bonus (001:7862-8005). */
const PARKWEST: readonly FeeLine[] = [
  [1, '7873-7883', 5, 5000, {}, { 5: 1, 101: 3, 301: 5, 501: 8, 801: 12 }],
  [2, '7884-7894', 5, 5000, {}, { 5: 2, 301: 5, 601: 9, 1001: 15, 2001: 25 }],
  [3, '7895-7905', 5, 5000, {}, { 5: 3, 301: 6, 601: 10, 1001: 15, 2001: 22 }],
  [4, '7906-7916', 5, 5000, {}, { 5: 3, 301: 6, 601: 12, 1001: 20, 2001: 30 }],
  [5, '7917-7927', 25, 5000, {}, { 25: 1, 101: 3, 301: 5, 501: 8, 801: 12 }],
  [6, '7928-7938', 25, 5000, {}, { 25: 2, 301: 5, 601: 9, 1001: 15, 2001: 25 }],
  [7, '7939-7949', 25, 5000, {}, { 25: 3, 301: 6, 601: 10, 1001: 15, 2001: 22 }],
  [8, '7969-7973, 7985-7989', 25, 5000, {}, { 25: 3, 301: 6, 601: 12, 1001: 20, 2001: 30 }],
  [9, '7974-7978, 7990-7994', 25, 5000, {}, { 25: 5, 501: 15, 1001: 25, 2001: 50, 4001: 75 }],
  [10, '7979-7983, 7995-7999', 100, 5000, {}, { 100: 5, 501: 15, 1001: 25, 2001: 50, 4001: 75 }],
];
export const REAL_THREE_CARD = feeOptions('001', BY_ACTION, REAL);
export const PARKWEST_THREE_CARD = feeOptions('001', BY_ACTION, PARKWEST);
export const REAL_SIX_CARD = [...PARKWEST_THREE_CARD, ...REAL_THREE_CARD];

/** Lake Elsinore (003:2127-2132): each spot pays, the player-dealer pays by the hand. */
export const ELSINORE_THREE_CARD = feeOptions('003', FLAT, [[1, '2127-2132', 5, 500, { 5: 0.5, 51: 1 }, flat(1)]]);
/** Empire (004:2277-2298): each spot pays, the player-dealer by the posted wager. */
export const EMPIRE_THREE_CARD = feeOptions('004', BY_POSTED, [
  [1, '2277-2298', 2, 50, { 2: 0.5 }, { 2: 0.5, 51: 1 }],
  [2, '2277-2298', 5, 50, { 5: 0.5 }, { 5: 0.5, 51: 1, 101: 2 }],
  [3, '2277-2298', 10, 100, { 10: 0.5 }, { 5: 0.5, 51: 1, 101: 2 }],
  [4, '2277-2298', 50, 300, { 50: 2 }, { 1: 2, 101: 3, 501: 5 }],
]);
