import { tableLimit } from './banked-fees.ts';
import { OAKS_DRAW, OAKS_LO_BALL } from './draw-games.ts';
import { OAKS_ASIAN, OAKS_MEXICAN } from './five-card-studs.ts';
import type { House } from './house.ts';
import { OAKS_RAZZ, OAKS_STUD } from './live-stud.ts';
import { HOLDEM } from './oaks-pots.ts';
import { OAKS_PAN } from './panguingue.ts';
import { spread } from './spread.ts';

/** Limits and fee amounts are not printed. */
const LIMITS = [
  tableLimit(500, 20_000, 'house ruling: steps of $5 are printed (002:245-305), limits are not'),
  tableLimit(2_500, 50_000, 'house ruling: steps of $5 are printed (002:245-305), limits are not'),
];

/** The Oaks Club. */
export const oaks: House = {
  id: 'oaks',
  name: 'Oaks Club',
  source: '002:3-33, 002:135-180, 002:245-305, 002:550-678',
  text: spread('002', [
    ['california-blackjack-22', 'California Blackjack', '3-33'],
    ['mexican-poker', 'Mexican Stud', '35-95'],
    ['asian-stud', 'Asian Stud', '97-133'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '135-180'],
    ['holdem', 'Texas Hold’em', '182-243'],
    ['double-hand-poker', 'Double Hand Poker', '245-305'],
    ['panguingue', 'Pan', '307-403'],
    ['lo-ball', 'Lo-Ball', '405-418'],
    ['seven-card-stud', 'Seven-Card Stud', '420-489'],
    ['razz', 'Seven-Card Stud Low', '430-441'],
    ['draw-poker', 'Draw Poker', '491-523'],
    ['pai-gow-tiles', 'Pai Gow', '550-657'],
    ['century-21-blackjack', 'Century 21 Blackjack', '659-678'],
  ]),
  games: {
    panguingue: OAKS_PAN,
    holdem: HOLDEM,
    'seven-card-stud': OAKS_STUD,
    razz: OAKS_RAZZ,
    'asian-stud': OAKS_ASIAN,
    'mexican-poker': OAKS_MEXICAN,
    'draw-poker': OAKS_DRAW,
    'lo-ball': OAKS_LO_BALL,
    'no-bust-21': {
      kind: 'banked',
      source: '002:135-180',
      rules: {
        naturals: 'jokers', // 002:165-173: one rank of natural; two aces are a pair to split (002:152)
        splitAces: 'one-card', // 002:152
        doubles: 'any-two', // 002:149
        doubleFaceDown: false, // not printed; so in the sister texts (001:307-308)
        surrenderUnit: 50, // 002:156: half of the wager, whatever it is
        extraReturned: 'dealer-second-joker', // 002:157
      },
      limits: LIMITS,
      collections: [],
    },
    'california-blackjack-22': {
      kind: 'banked',
      source: '002:3-33',
      rules: {
        decks: 1, // 002:5
        fourMore: 'jokers', // 002:5, 002:21
        ranking: 'nearest', // 002:7-13
        equal: 'player-dealer', // 002:7: the nearer hand wins, otherwise loses
        bothNatural: 'win', // 002:23: paid at once, whatever the player-dealer has
        naturalsFirst: true, // 002:23
        dealerPlays: 'choice', // 002:27
        mustHitTwelve: false, // 002:25: players may draw, or not
        stopsAt22: false, // 002:25: not past a hard 22
        playersDown: true, // 002:21
      },
      limits: LIMITS,
      collections: [],
    },
    // The 19th Hole of Antioch, in the same document.
    'century-21-blackjack': {
      kind: 'banked',
      source: '002:659-678',
      rules: {},
      limits: LIMITS,
      collections: [],
    },
    'double-hand-poker': {
      kind: 'banked',
      source: '002:245-305',
      rules: {
        bankNeeds: 'wager-last-hand', // rule 12
        banks: 'several', // rule 7: the primary player sets the hand, even if another has more in the bank
        joint: 'joint', // rules 6 and 17: in association with a seated player, paid and collected as one
      },
      limits: LIMITS,
      collections: [],
    },
    'pai-gow-tiles': {
      kind: 'banked',
      source: '002:550-657',
      rules: {
        bankNeeds: 'wager-last-hand', // 002:595: a player who has bet before, read as in the previous hand
        banks: 'several', // 002:604: a bet behind the bank may not be refused
        joint: 'choice', // 002:604: a cum-cum bet may be refused
        stackChoice: false, // not printed
        atATime: 'four', // 002:556
        lowSix: 'above-fives', // 002:646-649
        zeros: 'by-tile', // 002:567-569
        foul: 'plays', // not printed
        houseWay: 'oaks', // 002:582-587
      },
      limits: LIMITS,
      collections: [],
    },
  },
};
