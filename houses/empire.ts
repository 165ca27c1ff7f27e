import { EMPIRE_THREE_CARD } from './ante-fees.ts';
import { type Basis, feeOptions, flat, limitsOf, tableLimit } from './banked-fees.ts';
import { EMPIRE_LO_BALL } from './draw-games.ts';
import { HOLDEM, OMAHA_HI_LO, TAHOE } from './empire-pots.ts';
import type { House } from './house.ts';
import { spread } from './spread.ts';
import { EMPIRE_TILES } from './tiles-fees.ts';

const BY_ACTION: Basis = { playerBy: 'nothing', playerBonus: false, dealerBy: 'action', dealerBonus: true };

const NO_BUST_FEES = feeOptions('004', BY_ACTION, [[1, '603-630', 5, 400, {}, { 5: 0.5, 51: 2, 401: 3 }]]);

/**
 * By all bets before the deal, including Buster (004:3311-3317). The last row of the first option is printed to $500.
 */
const BLACKJACK_8_FEES = feeOptions('004', BY_ACTION, [
  [1, '3338-3343', 5, 600, {}, { 5: 0.5, 51: 2, 301: 5 }],
  [2, '3344-3348', 25, 1000, {}, { 25: 1, 51: 2, 301: 5 }],
]);
/** Rows are printed from $105 and $205, because wagers go in steps of $5. */
const CENTURY_FEES = feeOptions(
  '004',
  { playerBy: 'wager', playerBonus: false, dealerBy: 'hand', dealerBonus: false },
  [[1, '2104-2115', 10, 300, { 10: 1, 101: 2, 201: 3 }, flat(2)]],
);

/** Each circle pays; the player-dealer pays by all bets, including bonus wagers. */
const FORTUNE_FEES = feeOptions(
  '004',
  { playerBy: 'wager', playerBonus: false, dealerBy: 'action', dealerBonus: true },
  [[1, '3550-3564', 10, 100, { 10: 1 }, { 10: 1, 101: 2 }]],
);

/** A dollar for each square with a bet; what the player-dealer pays is not printed. */
const NINES_UP_FEES = feeOptions(
  '004',
  { playerBy: 'wager', playerBonus: false, dealerBy: 'hand', dealerBonus: false },
  [[1, '254-259', 10, 100, { 10: 1 }, {}]],
);

/** Empire Sportsmen's Association, Modesto. */
export const empire: House = {
  id: 'empire',
  name: 'Empire',
  source: '004:17-90, 004:186-341, 004:345-958, 004:1256-2115, 004:2304-2630, 004:2938-3352, 004:3353-3925',
  text: spread('004', [
    ['nines-up', 'Nine’s Up', '186-340'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '345-583'],
    ['pai-gow-tiles', 'Pai Gow Tiles', '633-958'],
    ['holdem', 'Texas Hold’em', '962-1059'],
    ['omaha-hi-lo-8', 'Omaha High-Low', '1065-1122'],
    ['tahoe-pineapple-hi-lo-8', 'Tahoe Pineapple', '1126-1153'],
    ['lo-ball', 'Lowball', '1157-1252'],
    ['double-hand-poker', 'Double Hand Poker', '1256-1735'],
    ['century-baccarat', '21st Century Baccarat', '1736-2115'],
    ['three-card-poker', 'Three Card Poker', '2119-2298'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '2304-2630'],
    ['blackjack-8-0', '21st Century Blackjack 8.0', '2938-3352'],
    ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '3353-3925'],
  ]),
  games: {
    holdem: HOLDEM,
    'omaha-hi-lo-8': OMAHA_HI_LO,
    'tahoe-pineapple-hi-lo-8': TAHOE,
    'no-bust-21': {
      kind: 'banked',
      source: '004:345-583, 004:603-630',
      // The page with doubles, splits, surrender and the payoff of a natural is missing; the rules used for them are
      // 001:522-549.
      rules: {
        backline: 'yes', // 004:579
        naturals: 'jokers', // 004:519-521
        splitAces: 'one-card',
        doubles: 'any-two',
        doubleAfterSplit: false,
        doubleFaceDown: false,
        surrenderUnit: 50,
        extraReturned: 'never',
      },
      limits: limitsOf(NO_BUST_FEES),
      collections: NO_BUST_FEES,
    },
    'pure-21-5': {
      kind: 'banked',
      source: '004:2304-2630',
      rules: {
        naturalPays: '6-to-5', // 004:2304-2340
        bothOver: 'always', // the rules end with the nearest hand (004:2558-2562): nothing saves a player who is over
        insurance: false, // not printed
      },
      limits: [tableLimit(500, 40_000, 'house ruling: limits are not printed; as No Bust 21 (004:603-630)')],
      collections: [],
    },
    // No house is printed; the game is in the same document.
    'blackjack-8-0': {
      kind: 'banked',
      source: '004:2938-3352',
      rules: {},
      limits: limitsOf(BLACKJACK_8_FEES),
      collections: BLACKJACK_8_FEES,
    },
    'double-hand-poker': {
      kind: 'banked',
      source: '004:1256-1735',
      rules: {
        backline: 'yes', // 004:1510-1516
        bankNeeds: 'wager-last-hand', // 004:1583-1589
        banks: 'several', // 004:1517-1523: several wagers in the player-dealer's position
        joint: 'choice', // 004:1473-1483: kum-kum
        decides: 'holder', // 004:1504-1509
        positionMax: 200_000, // 004:59: $2,000 a seat, $200 a square
      },
      limits: [tableLimit(1_000, 20_000, '004:55')],
      // The amount of the fee is missing (004:57-63).
      collections: [],
    },
    'pai-gow-tiles': {
      kind: 'banked',
      source: '004:84-90, 004:633-958',
      rules: {
        bankNeeds: 'wager-last-hand', // 004:743-750
        joint: 'choice', // 004:711-718: kum-kum
        foul: 'plays', // 004:957-958: hands are played as they are set
      },
      limits: limitsOf(EMPIRE_TILES),
      collections: EMPIRE_TILES,
    },
    'nines-up': {
      kind: 'banked',
      source: '004:186-341',
      rules: {
        squares: 3, // 004:255-259
        houseWay: 'best-back', // 004:193-194
        positionMax: 10_000, // 004:211-212, 004:257
      },
      limits: limitsOf(NINES_UP_FEES),
      collections: NINES_UP_FEES,
    },
    'fortune-pai-gow-poker': {
      kind: 'banked',
      source: '004:3353-3925',
      rules: {
        joker: 'wild', // 004:3367-3368, and the chart's rows for the joker; 004:3364 has an ace that completes
        fortunePays: 'fpg-05', // 004:3880-3893
        houseWay: 'empire', // 004:3605-3664
        dealerSets: 'house-way', // 004:3601-3603
        bonusBackline: false, // 004:3537, 004:3784
        envyFrom: 2_500, // 004:3836-3845
        envyFor: 'bonus', // 004:3836-3842
        settles: 'by-hand', // 004:3504-3509
      },
      limits: limitsOf(FORTUNE_FEES),
      collections: FORTUNE_FEES,
    },
    'century-baccarat': {
      kind: 'banked',
      source: '004:1736-2115',
      rules: { version: 'face-up' },
      limits: limitsOf(CENTURY_FEES),
      collections: CENTURY_FEES,
    },
    'lo-ball': EMPIRE_LO_BALL,
    'three-card-poker': {
      kind: 'banked',
      source: '004:2119-2298',
      rules: { pairPlus: 'equal' }, // as 003:1749-1777, which has the same text
      limits: limitsOf(EMPIRE_THREE_CARD),
      collections: EMPIRE_THREE_CARD,
    },
  },
};
