import type { RulesOf } from '../games/registry.ts';
import { ELSINORE_CARIBBEAN, ELSINORE_THREE_CARD, ELSINORE_ULTIMATE } from './ante-fees.ts';
import { type Basis, feeOptions, flat, limitsOf, tableLimit } from './banked-fees.ts';
import { ELSINORE_CHINESE } from './chinese-poker.ts';
import type { House, Limit, Options } from './house.ts';
import { ELSINORE_JACKS, ELSINORE_LO_BALL, KANSAS_CITY } from './lake-elsinore-draw.ts';
import { HOLDEM, OMAHA, OMAHA_HI_LO } from './lake-elsinore-pots.ts';
import { ELSINORE_RAZZ, ELSINORE_STUD, ELSINORE_STUD_HI_LO } from './live-stud.ts';
import { ELSINORE_PAN } from './panguingue.ts';
import { spread } from './spread.ts';

/** Each circle with a bet pays, and the player-dealer pays by the hand (003:2117-2126). */
const BY_CIRCLE: Basis = { playerBy: 'wager', playerBonus: false, dealerBy: 'hand', dealerBonus: false };

/**
 * The three rows of the fee page, which have no numbers there. A jackpot fee of $1 is printed next to each; no
 * qualifying hand or payout is printed, so it is not taken.
 */
const PAI_GOW_FEES = feeOptions('003', BY_CIRCLE, [
  [1, '2124', 10, 100, { 10: 1 }, flat(2)],
  [2, '2125', 25, 100, { 25: 1 }, flat(2)],
  [3, '2126', 100, 500, { 100: 2 }, flat(3)],
]);

/** By all bets on the game before the deal; there is no fee on the Red Flex Bet (003:2603). */
const BY_ACTION: Basis = { playerBy: 'nothing', playerBonus: false, dealerBy: 'action', dealerBonus: false };

/** The six rows of the fee page, which are printed with both texts of the game. */
const PURE_FEES = feeOptions('003', BY_ACTION, [
  [1, '2137-2140, 2669-2672', 2, 600, {}, { 2: 0, 5: 0.5, 51: 2, 401: 5 }],
  [2, '2142-2144, 2673-2676', 5, 600, {}, { 5: 0.5, 51: 2, 401: 5 }],
  [3, '2146-2148, 2677-2680', 10, 600, {}, { 10: 0.5, 51: 2, 401: 5 }],
  [4, '2150-2152, 2681-2684', 25, 600, {}, { 25: 0.5, 51: 2, 401: 5 }],
  [5, '2154-2157, 2685-2689', 25, 1000, {}, { 25: 0.5, 51: 2, 401: 5, 601: 7 }],
  // The last row is printed from $691; between it and $600 there would be no fee.
  [6, '2159-2161, 2690-2693', 50, 1200, {}, { 50: 2, 401: 5, 601: 7 }],
]);

/** The other text: bonus cards with letters, 3 to 2 for a natural, no Red Flex and no insurance (003:1180-1524). */
const LETTERS: Options<RulesOf<'pure-21-5'>> = {
  bonusCards: 'W-X-Y-Z', // 003:1195-1199
  naturalPays: '3-to-2', // 003:1186
  bothOver: 'same-cards', // 003:1417-1427
  insurance: false,
  redFlex: false,
  bonusOrder: 'position',
};

/** Both games of Pure 21.5 at every table limit. */
const PURE_LIMITS: readonly Limit<RulesOf<'pure-21-5'>>[] = limitsOf(PURE_FEES).flatMap((limit) => [
  limit,
  {
    ...limit,
    id: `${limit.id}-letters`,
    label: `W, X, Y, Z: ${limit.label}`,
    rules: { ...limit.rules, ...LETTERS },
    source: `003:1180-1524, ${limit.source}`,
  },
]);

/** Lake Elsinore Hotel & Casino, GEGA-002563. */
export const lakeElsinore: House = {
  id: 'lake-elsinore',
  name: 'Lake Elsinore',
  source: '003:137-184, 003:898-1524, 003:1981-2708',
  text: spread('003', [
    ['holdem', 'Texas Hold’em', '1-98'],
    ['omaha', 'Omaha', '102-118'],
    ['omaha-hi-lo-8', 'Omaha High-Low Split', '107-133'],
    ['double-hand-poker', 'Pai Gow Poker', '137-184'],
    ['razz', 'Razz', '188-211'],
    ['seven-card-stud', 'Seven-Card Stud', '215-318'],
    ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High-Low', '321-360'],
    ['lo-ball', 'Lowball, ace to five', '364-493'],
    ['kansas-city-lowball', 'Lowball, deuce to seven', '458-477'],
    ['caribbean-stud', 'Caribbean Stud', '497-779'],
    ['draw-jacks-or-better', 'Draw Poker, Jacks or Better', '780-894'],
    ['no-bust-21', 'No-Bust Blackjack', '898-1175'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '1180-1524, 003:2169-2708'],
    ['panguingue', 'Panguingue', '1528-1668'],
    ['three-card-poker', 'Three Card Poker', '1669-1820'],
    ['community-baccarat', 'Community Baccarat', '1823-1961'],
    ['ultimate-texas-holdem', 'Ultimate Texas Hold’em', '2717-3356'],
    ['chinese-poker', 'Chinese Poker', '3357-3659'],
  ]),
  games: {
    holdem: HOLDEM,
    razz: ELSINORE_RAZZ,
    'seven-card-stud': ELSINORE_STUD,
    'seven-card-stud-hi-lo-8': ELSINORE_STUD_HI_LO,
    omaha: OMAHA,
    'omaha-hi-lo-8': OMAHA_HI_LO,
    'lo-ball': ELSINORE_LO_BALL,
    'draw-jacks-or-better': ELSINORE_JACKS,
    'kansas-city-lowball': KANSAS_CITY,
    'chinese-poker': ELSINORE_CHINESE,
    panguingue: ELSINORE_PAN,
    'community-baccarat': {
      kind: 'banked',
      source: '003:1823-1961',
      rules: {},
      // Limits and fee amounts are not printed.
      limits: [tableLimit(500, 20_000, 'house ruling: limits are not printed')],
      collections: [],
    },
    'no-bust-21': {
      kind: 'banked',
      source: '003:898-1175',
      rules: {
        backline: 'yes', // 003:1134
        jokersPay: '3-to-2', // 003:1094
        acesPay: '3-to-2', // 003:1094
        jokersBeatAces: false, // 003:1053-1055: no natural ranks above another
        doubles: 'any-two', // 003:1084
        doubleFaceDown: false, // 003:1082
        surrender: 'not-against-ace-or-joker', // 003:1096-1098, 003:1110-1112
        surrenderUnit: 50, // 003:1096: half of the wager, whatever it is
        squares: 3, // 003:1134
      },
      limits: [tableLimit(500, 50_000, 'house ruling: 003:1125-1129 has fees by table limit, and no table')],
      collections: [],
    },
    // With the Red Flex Bet; without it and with lettered cards at the limits that say so.
    'pure-21-5': {
      kind: 'banked',
      source: '003:2169-2708, 003:1180-1524, 003:2135-2163',
      rules: {
        bothOver: 'dealer-888', // 003:2461-2463
        naturalPays: '6-to-5', // 003:2179
        redFlex: true, // 003:2557-2649
        bonusOrder: 'last', // 003:2333-2337
      },
      limits: PURE_LIMITS,
      collections: PURE_FEES,
    },
    'double-hand-poker': {
      kind: 'banked',
      source: '003:137-184',
      rules: {
        joker: 'wild', // 003:144-145
        pileChoice: false, // 003:157-159: the dice decide where the first pile goes
      },
      limits: limitsOf(PAI_GOW_FEES),
      collections: PAI_GOW_FEES,
    },
    'three-card-poker': {
      kind: 'banked',
      source: '003:1669-1820, 003:2127-2132',
      rules: { pairPlus: 'equal' }, // 003:1749-1777
      limits: limitsOf(ELSINORE_THREE_CARD),
      collections: ELSINORE_THREE_CARD,
    },
    'caribbean-stud': {
      kind: 'banked',
      source: '003:497-779',
      rules: { squares: 3 }, // 003:548
      limits: limitsOf(ELSINORE_CARIBBEAN),
      collections: ELSINORE_CARIBBEAN,
    },
    'ultimate-texas-holdem': {
      kind: 'banked',
      source: '003:2717-3356',
      rules: {
        positions: 8, // 003:2795-2802
        boardPlays: true, // nothing of 001:6627 is printed
        blindFlush: '6-to-5', // 003:3217-3224
        tripsAfterFold: 'board', // 003:3019-3024
        badBeat: true, // 003:3190-3224
        bonusFirst: true, // 003:3129-3136
      },
      limits: limitsOf(ELSINORE_ULTIMATE),
      collections: ELSINORE_ULTIMATE,
    },
  },
};
