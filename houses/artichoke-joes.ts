import type { BankedRules } from '../games/banked/rules.ts';
import { JOES_SIX_CARD, JOES_THREE_CARD } from './ante-fees.ts';
import {
  CALIFORNIA_FEES,
  DOUBLE_HAND_FEES,
  EZ_BACCARAT_FEES,
  FORTUNE_FEES,
  NO_BUST_FEES,
  PANDA_8_FEES,
} from './artichoke-joes-fees.ts';
import { limitsOf, tableLimit } from './banked-fees.ts';
import type { BankedFeeOption, BankedGame, House } from './house.ts';
import { JOES_DRAW, JOES_LO_BALL } from './joes-draw-games.ts';
import { flopGame } from './joes-flop-games.ts';
import { JOES_PAN } from './panguingue.ts';
import { spread } from './spread.ts';
import { studGame } from './stud-games.ts';
import { JOES_TILES } from './tiles-fees.ts';

/** The games' own defaults are this house's rules. */
const asPrinted = (source: string, collections: readonly BankedFeeOption<BankedRules>[]): BankedGame<BankedRules> => ({
  kind: 'banked',
  source,
  rules: {},
  limits: limitsOf(collections),
  collections,
});

/** Artichoke Joe's Casino, GEGA-000562. */
export const artichokeJoes: House = {
  id: 'artichoke-joes',
  name: 'Artichoke Joe’s',
  source: '000:1847-3610, 000:5638-6613, 000:6615-6779, 000:7064-8970, 000:55-82, 000:1192-1237, 000:1764-1788',
  text: [
    ...spread('000', [
      ['seven-card-stud', 'Seven-Card Stud', '8-14'],
      ['razz', 'Razz', '16-20'],
      ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High/Low', '23-28'],
      ['holdem', 'Texas Hold’em', '30-36'],
      ['omaha', 'Omaha', '38-47'],
      ['omaha-hi-lo-8', 'Omaha High/Low', '49-53'],
      ['pineapple', 'Pineapple', '55-63'],
      ['pineapple-hi-lo-8', 'Pineapple High/Low', '66-70'],
      ['crazy-pineapple', 'Crazy Pineapple', '72-76'],
      ['crazy-pineapple-hi-lo-8', 'Crazy Pineapple High/Low', '78-82'],
      ['draw-poker', 'Draw Poker', '84-101'],
      ['lo-ball', 'Lo-Ball', '103-120'],
      ['california-blackjack-22', 'California Blackjack', '2883-3270'],
      ['double-hand-poker', 'Double Hand Poker', '1847-2227'],
      ['fast-nine', 'Fast Nine', '3271-3610'],
    ]),
    { id: 'super-pan-nine', name: 'Super Pan Nine', source: '000:145-149', noRules: true },
    ...spread('000', [
      ['no-bust-21', 'No Bust 21st Century Blackjack', '2228-2606'],
      ['pai-gow-tiles', 'Pai Gow Tiles', '2607-2878'],
      ['panguingue', 'Panguingue', '3611-4016'],
      ['three-card-poker', 'Three Card Poker', '5396-5637'],
      ['three-card-poker-6-card', 'Three Card Poker 6 Card Bonus', '6780-7063'],
      ['century-baccarat', '21st Century Baccarat', '5638-5920'],
      ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '5921-6271'],
      ['ez-baccarat', 'EZ Baccarat', '6272-6542'],
      ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8', '7064-7569'],
    ]),
  ],
  games: {
    panguingue: JOES_PAN,
    'ez-baccarat': {
      ...asPrinted('000:6272-6542', EZ_BACCARAT_FEES),
      rules: { tracker: 'reader-board' }, // 000:6510-6512
    },
    'ez-baccarat-panda-8': asPrinted('000:7064-7569', PANDA_8_FEES),
    'century-baccarat': asPrinted('000:5638-5920, 000:7942-8236', EZ_BACCARAT_FEES),
    // Limits and fee amounts are not printed: the Limit game was played for a short time only (000:138-142).
    'fast-nine': {
      kind: 'banked',
      source: '000:3271-3610',
      rules: { joint: 'choice' }, // 000:3401-3403
      limits: [tableLimit(500, 20_000, 'house ruling: limits are not printed')],
      collections: [],
    },
    'california-blackjack-22': {
      ...asPrinted('000:2883-3270, 000:6722-6760, 000:8489-8660', CALIFORNIA_FEES),
      // 000:2899-2904: those who bet in the player-dealer's position; 000:3246: the player with the bank may play
      // another position; 000:3028-3031: kum-kum
      rules: { banks: 'several', dealerBets: true, joint: 'choice' },
    },
    'no-bust-21': {
      ...asPrinted('000:2228-2606', NO_BUST_FEES),
      // 000:2247, 000:2334-2335; 000:2580-2582; 000:2429-2432: kum-kum
      rules: { banks: 'several', dealerBets: true, joint: 'choice' },
    },
    'double-hand-poker': {
      ...asPrinted('000:1847-2227', DOUBLE_HAND_FEES),
      rules: { banks: 'several', dealerBets: true, joint: 'choice' }, // 000:1857-1859; 000:2027; 000:2030-2033
    },
    'pai-gow-tiles': {
      ...asPrinted('000:2607-2878, 000:6543-6613, 000:7590-7939', JOES_TILES),
      rules: {
        bankNeeds: 'wager-last-hand', // 000:2621-2622, 000:2731-2737
        banks: 'several', // 000:2618-2619, 000:2854-2856: several bet in the player-dealer's position
        joint: 'choice', // 000:2739-2747: joint or sequential, joint with the first bettor's permission
      },
    },
    'fortune-pai-gow-poker': asPrinted('000:5921-6271, 000:6615-6655, 000:8369-8488', FORTUNE_FEES),
    'three-card-poker': {
      kind: 'banked',
      source: '000:5396-5637, 000:8662-8750',
      rules: {
        unqualified: 'pays', // 000:5532-5538
        pairPlus: 'equal', // 000:5430-5440
        bonusFirst: true, // 000:5600-5612
        coverage: 'losers-first', // 000:5595-5597
      },
      limits: limitsOf(JOES_THREE_CARD),
      collections: JOES_THREE_CARD,
    },
    'three-card-poker-6-card': {
      kind: 'banked',
      source: '000:6780-7063, 000:8662-8750',
      rules: { bonusAfterFold: 'lost' }, // 000:6923-6925
      limits: limitsOf(JOES_SIX_CARD),
      collections: JOES_SIX_CARD,
    },
    holdem: flopGame('000:30-36, 000:1146-1167, 000:1238-1309, 000:1541-1743'),
    omaha: flopGame('000:38-47, 000:1170-1189, 000:1263-1266, 000:1745-1762'),
    'omaha-hi-lo-8': flopGame('000:49-53, 000:1745-1762'),
    pineapple: flopGame('000:55-63, 000:1192-1213, 000:1764-1788'),
    'pineapple-hi-lo-8': flopGame('000:66-70, 000:1764-1788'),
    'crazy-pineapple': flopGame('000:72-76, 000:1216-1237, 000:1764-1788'),
    'crazy-pineapple-hi-lo-8': flopGame('000:78-82, 000:1764-1788'),
    'seven-card-stud': studGame('000:8-14, 000:173-274, 000:505-634, 000:687-705, 000:4149-4212'),
    'seven-card-stud-hi-lo-8': studGame('000:23-28, 000:661-685, 000:4149-4212', 4),
    'draw-poker': JOES_DRAW,
    'lo-ball': JOES_LO_BALL,
    razz: studGame('000:16-20, 000:636-659, 000:4149-4212'),
  },
};
