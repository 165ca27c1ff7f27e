import { PARKWEST_THREE_CARD, PARKWEST_ULTIMATE, REAL_SIX_CARD, REAL_THREE_CARD } from './ante-fees.ts';
import { limitsOf } from './banked-fees.ts';
import { BACCARAT_FEES, NO_BUST_FEES, PANDA_8_FEES, PURE_FEES } from './casino-real-fees.ts';
import * as pots from './casino-real-pots.ts';
import { REAL_DRAW, REAL_HI_LO, REAL_JACKS, REAL_LO_BALL } from './draw-games.ts';
import { REAL_ASIAN, REAL_MEXICAN } from './five-card-studs.ts';
import type { House } from './house.ts';
import { REAL_RAZZ, REAL_STUD, REAL_STUD_HI_LO } from './live-stud.ts';
import { PARKWEST_PAI_GOW } from './pai-gow-fees.ts';
import { REAL_PAN } from './panguingue.ts';
import { spread } from './spread.ts';
import { PARKWEST_TILES } from './tiles-fees.ts';

/** Casino Real, later Parkwest Casino Manteca. */
export const casinoReal: House = {
  id: 'casino-real',
  name: 'Casino Real',
  source:
    '001:222-598, 001:933-971, 001:1966-2600, 001:3060-3384, 001:3777-4035, 001:4529-4555, 001:5856-6185, 001:6874-8552',
  text: spread('001', [
    ['seven-card-stud', 'Seven-Card Stud', '1-30, 001:121-219'],
    ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High/Low', '32-74'],
    ['razz', 'Razz', '76-119'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '222-598'],
    ['asian-stud', 'Asian Stud', '599-694'],
    ['holdem', 'Hold’em', '696-749'],
    ['fast-action-holdem', 'Fast Action Hold’em', '751-777'],
    ['holdem-hi-lo-8', 'Hold’em High/Low', '779-814'],
    ['omaha', 'Omaha', '816-872'],
    ['omaha-hi-lo-8', 'Omaha High/Low', '874-931'],
    ['pineapple', 'Pineapple-Hi', '933-971'],
    ['crazy-pineapple', 'Crazy Pineapple', '973-1011'],
    ['lo-ball', 'Lo-Ball', '1015-1228'],
    ['draw-poker', 'Draw Poker', '1230-1271'],
    ['draw-jacks-or-better', 'Draw Poker, Jacks or Better', '1273-1278'],
    ['draw-hi-lo-split', 'Draw High/Low Split', '1280-1285'],
    ['panguingue', 'Panguingue', '1287-1451'],
    ['tahoe-pineapple-hi-lo-8', 'Tahoe Pineapple High/Low', '1452-1589'],
    ['three-card-poker', 'Three Card Poker', '1591-1965'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '1966-2600'],
    ['three-card-poker-6-card', 'Three Card Poker 6 Card Bonus', '2602-3059'],
    ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8', '3060-3384'],
    ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '3385-3775'],
    ['commission-free-baccarat', 'Commission-Free Baccarat Dragon Bonus', '3777-4035'],
    ['mexican-poker', 'Mexican Poker', '4036-4222'],
    ['ace-up-pai-gow-poker', 'Ace Up Pai Gow Poker', '4745-5566'],
    ['three-card-poker-parkwest', '3 Card Poker', '5567-5855'],
    ['cash-in-baccarat', 'Cash-In Baccarat', '5856-6185'],
    ['lucky-pai-gow-poker', 'Lucky Pai Gow Poker', '6186-6586'],
    ['ultimate-texas-holdem', 'Ultimate Texas Hold’em', '6587-6873'],
    ['pai-gow-tiles', 'Pai Gow Tiles', '6874-7309'],
  ]),
  games: {
    panguingue: REAL_PAN,
    'ez-baccarat-panda-8': {
      kind: 'banked',
      source: '001:3060-3384, 001:7310-7610',
      rules: {
        backline: 'yes', // 001:3120, 001:3251
        bonusBackline: false, // 001:3266, 001:3280
        // 001:7315-7317; the Tie stays within the table's own limits
        minDragon: 500,
        maxDragon: 50_000,
        minPanda: 500,
        maxPanda: 50_000,
      },
      limits: limitsOf(PANDA_8_FEES),
      collections: PANDA_8_FEES,
    },
    'commission-free-baccarat': {
      kind: 'banked',
      source: '001:3777-4035, 001:7310-7610',
      rules: {
        backline: 'yes', // 001:3833: lines and Tie; not the Dragon Bonus
        // 001:7315-7317; the Tie stays within the table's own limits
        minPlayerDragon: 500,
        maxPlayerDragon: 50_000,
        minBankerDragon: 500,
        maxBankerDragon: 50_000,
      },
      limits: limitsOf(BACCARAT_FEES),
      collections: BACCARAT_FEES,
    },
    'cash-in-baccarat': {
      kind: 'banked',
      source: '001:5856-6185, 001:7310-7610',
      rules: {
        backline: 'yes', // 001:5925, 001:5947: on every bet
        positions: 8, // 001:5913-5914
        // 001:7315-7317; the Tie stays within the table's own limits
        minTiger: 500,
        maxTiger: 50_000,
        minPhoenix: 500,
        maxPhoenix: 50_000,
      },
      limits: limitsOf(BACCARAT_FEES),
      collections: BACCARAT_FEES,
    },
    'no-bust-21': {
      kind: 'banked',
      source: '001:222-598, 001:8260-8529',
      rules: {
        backline: 'yes', // 001:515
        naturals: 'jokers', // 001:227-232
        splitAces: 'one-card', // 001:530-533
        doubles: 'any-two', // 001:522-526: the first two cards, regardless of the total
        doubleAfterSplit: false, // 001:522-524: the first two cards dealt
        doubleFaceDown: false, // 001:307-308
        surrenderUnit: 50, // 001:536-539: half of the wager, whatever it is
        extraReturned: 'never', // 001:542-549 has no exception
      },
      limits: limitsOf(NO_BUST_FEES),
      collections: NO_BUST_FEES,
    },
    'pure-21-5': {
      kind: 'banked',
      source: '001:1966-2600, 001:8260-8529',
      rules: {
        decks: 6, // 001:1995
        // 001:2123 allows betting behind on Buster only, 001:2154 on everything except Buster
        backline: 'no',
        busterBackline: false,
        buster: 'casino-real', // 001:2175-2191
        countsFrom: 'house-dealer', // 001:2055-2058
      },
      limits: limitsOf(PURE_FEES),
      collections: PURE_FEES,
    },
    'three-card-poker': {
      kind: 'banked',
      source: '001:1591-1965',
      rules: {},
      limits: limitsOf(REAL_THREE_CARD),
      collections: REAL_THREE_CARD,
    },
    'three-card-poker-6-card': {
      kind: 'banked',
      source: '001:2602-3059, 001:7862-8005',
      rules: { maxSix: 2_000 }, // 001:2899-2903
      limits: limitsOf(REAL_SIX_CARD),
      collections: REAL_SIX_CARD,
    },
    'three-card-poker-parkwest': {
      kind: 'banked',
      source: '001:5567-5855, 001:7862-8005',
      rules: {},
      limits: limitsOf(PARKWEST_THREE_CARD),
      collections: PARKWEST_THREE_CARD,
    },
    'fortune-pai-gow-poker': {
      kind: 'banked',
      source: '001:3385-3776, 001:7648-7861',
      rules: {
        fortunePays: 'fpg-05', // 001:3712-3747
        houseWay: 'casino-real', // 001:3551-3614
        dealerSets: 'house-way', // 001:3548-3550
        envyFor: 'bonus', // 001:3686-3698
        settles: 'by-hand', // 001:3500-3505
      },
      limits: limitsOf(PARKWEST_PAI_GOW),
      collections: PARKWEST_PAI_GOW,
    },
    'ace-up-pai-gow-poker': {
      kind: 'banked',
      source: '001:4745-5566, 001:7648-7861',
      rules: {},
      limits: limitsOf(PARKWEST_PAI_GOW),
      collections: PARKWEST_PAI_GOW,
    },
    'lucky-pai-gow-poker': {
      kind: 'banked',
      source: '001:6186-6586, 001:7648-7861',
      rules: {},
      limits: limitsOf(PARKWEST_PAI_GOW),
      collections: PARKWEST_PAI_GOW,
    },
    'ultimate-texas-holdem': {
      kind: 'banked',
      source: '001:6587-6873, 001:8050-8258',
      rules: {},
      limits: limitsOf(PARKWEST_ULTIMATE),
      collections: PARKWEST_ULTIMATE,
    },
    'pai-gow-tiles': {
      kind: 'banked',
      source: '001:6874-7309, 001:8007-8049',
      rules: {
        bankTurns: 'clockwise', // 001:6878-6880
        stackChoice: false, // 001:7097-7124: only the player-dealer shakes the dice
        atATime: 'four', // 001:7118
        settles: 'clockwise', // 001:7278-7280
        ownNumber: 'left', // 001:7114-7116
        foul: 'plays', // not printed
      },
      limits: limitsOf(PARKWEST_TILES),
      collections: PARKWEST_TILES,
    },
    'seven-card-stud': REAL_STUD,
    'seven-card-stud-hi-lo-8': REAL_STUD_HI_LO,
    razz: REAL_RAZZ,
    'asian-stud': REAL_ASIAN,
    'mexican-poker': REAL_MEXICAN,
    holdem: pots.HOLDEM,
    'holdem-hi-lo-8': pots.HOLDEM_HI_LO,
    'fast-action-holdem': pots.FAST_ACTION,
    omaha: pots.OMAHA,
    'omaha-hi-lo-8': pots.OMAHA_HI_LO,
    'crazy-pineapple': pots.CRAZY_PINEAPPLE,
    pineapple: pots.PINEAPPLE,
    'tahoe-pineapple-hi-lo-8': pots.TAHOE,
    'draw-poker': REAL_DRAW,
    'draw-jacks-or-better': REAL_JACKS,
    'draw-hi-lo-split': REAL_HI_LO,
    'lo-ball': REAL_LO_BALL,
  },
};
