/**
 * The collections of ante games, house by house; amounts are dollars, as printed. A G before a number is a sheet that
 * was filed with that one game. No house takes a fee on a Play.
 */
import type { RulesOf } from '../games/registry.ts';
import { type Basis, type FeeLine, feeOptions, flat } from './banked-fees.ts';
import type { BankedFeeOption } from './house.ts';

/** By all bets before the deal, including bonus wagers, and paid only by the player-dealer. */
const BY_ACTION: Basis = { playerBy: 'nothing', playerBonus: false, dealerBy: 'action', dealerBonus: true };
/** Each base wager pays, bonus wagers do not; the player-dealer pays by all bets (000:8662-8670). */
const BY_WAGER: Basis = { ...BY_ACTION, playerBy: 'wager' };
/** Each ante pays; the player-dealer pays by the posted wager (000:7000-7063; 004:2277-2298). */
const BY_POSTED: Basis = { playerBy: 'wager', playerBonus: false, dealerBy: 'wager', dealerBonus: false };
/** Each wager pays, and the player-dealer pays the same for every hand. */
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

/** Caribbean Stud at Lake Elsinore (003:733-736): fifty cents per spot, a dollar from the player-dealer. */
export const ELSINORE_CARIBBEAN = feeOptions('003', FLAT, [[1, '733-736', 5, 50, { 5: 0.5 }, flat(1)]]);

/** Ultimate Texas Hold'em at Parkwest (001:8050-8258): by the bets before the deal. */
export const PARKWEST_ULTIMATE = feeOptions('001', BY_ACTION, [
  [1, '8062-8072', 5, 5000, {}, { 5: 1, 51: 2, 101: 3, 201: 6, 301: 9 }],
  [2, '8073-8083', 5, 5000, {}, { 5: 1, 101: 2, 301: 4, 601: 7, 1001: 12 }],
  [3, '8084-8094', 5, 5000, {}, { 5: 1, 201: 2, 401: 4, 701: 8, 1001: 12 }],
  [4, '8095-8105', 5, 5000, {}, { 5: 1, 201: 2, 501: 6, 801: 10, 1501: 20 }],
  [5, '8106-8116', 5, 5000, {}, { 5: 1, 301: 3, 601: 7, 1001: 13, 1501: 20 }],
  [6, '8117-8127', 25, 5000, {}, { 25: 3, 201: 6, 401: 12, 601: 15, 801: 20 }],
  [7, '8128-8138', 25, 5000, {}, { 25: 1, 201: 2, 401: 5, 701: 9, 1501: 20 }],
  [8, '8172-8176, 8211-8215', 25, 5000, {}, { 25: 1, 201: 2, 501: 6, 801: 10, 1501: 20 }],
  [9, '8177-8181, 8216-8220', 25, 5000, {}, { 25: 1, 301: 3, 601: 7, 1001: 12, 1501: 20 }],
  [10, '8182-8186, 8221-8225', 25, 5000, {}, { 25: 1, 401: 5, 801: 10, 1201: 15, 1801: 25 }],
  [11, '8187-8191, 8226-8230', 100, 5000, {}, { 100: 1, 201: 3, 501: 7, 1201: 15, 1501: 20 }],
  [12, '8192-8196, 8231-8235', 100, 5000, {}, { 100: 1, 301: 5, 801: 10, 1501: 15, 2301: 25 }],
  [13, '8197-8201, 8236-8240', 100, 5000, {}, { 100: 2, 401: 6, 1001: 12, 2001: 25, 3001: 40 }],
  [14, '8202-8206, 8241-8245', 100, 5000, {}, { 100: 2, 501: 7, 1601: 20, 2501: 35, 4001: 50 }],
]);

/**
 * Ante and Blind pay together, each bonus wager a dollar, the player-dealer by the hand (003:3240-3262, 003:3329-3356).
 */
const DOLLAR = [{ from: 0, fee: 100 }];
const BY_PAIR: Basis = { ...FLAT, playerKinds: { blind: [], trips: DOLLAR, 'bad-beat': DOLLAR } };

/** Two schedules of the same four tables: in the second, B, the bonus wagers go up to $50 only. */
export const ELSINORE_ULTIMATE = ['', 'B'].flatMap((sheet) => {
  const bonus = sheet === '' ? 10_000 : 5_000;
  const lines = sheet === '' ? '3240-3262' : '3329-3356';
  return feeOptions('003', BY_PAIR, [
    [sheet === '' ? 1 : `${sheet}1`, lines, 5, 100, { 5: 1 }, flat(3)],
    [sheet === '' ? 2 : `${sheet}2`, lines, 20, 100, { 20: 1 }, flat(3)],
    [sheet === '' ? 3 : `${sheet}3`, lines, 40, 200, { 40: 1 }, flat(3)],
    [sheet === '' ? 4 : `${sheet}4`, lines, 40, 200, { 40: 2 }, flat(4)],
  ]).map(
    (option): BankedFeeOption<RulesOf<'ultimate-texas-holdem'>> => ({
      ...option,
      rules: { minTrips: 500, maxTrips: bonus, minBadBeat: 100, maxBadBeat: bonus },
    }),
  );
});
