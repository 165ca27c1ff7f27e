import {
  ANTE,
  buster,
  DRAGON,
  EVEN,
  FIVES,
  FPG_05,
  LINE,
  LUCKY,
  PAIR_PLUS,
  PLAY,
  paid,
  panda8,
  SIX_CARDS,
  table,
  threeCards,
} from '../pays.ts';
import { own, type Sheet, upTo } from '../sheet.ts';

const { 'Three of a kind': lastOfSix = '', ...sixAtReal } = SIX_CARDS;

/** What the text of Casino Real prints, restated. */
export const sheet: Sheet = {
  spreads: [
    ...['seven-card-stud', 'seven-card-stud-hi-lo-8', 'razz', 'no-bust-21', 'asian-stud', 'holdem'],
    ...['fast-action-holdem', 'holdem-hi-lo-8', 'omaha', 'omaha-hi-lo-8', 'pineapple', 'crazy-pineapple', 'lo-ball'],
    ...['draw-poker', 'draw-jacks-or-better', 'draw-hi-lo-split', 'panguingue', 'tahoe-pineapple-hi-lo-8'],
    ...['three-card-poker', 'pure-21-5', 'three-card-poker-6-card', 'ez-baccarat-panda-8', 'fortune-pai-gow-poker'],
    ...['commission-free-baccarat', 'mexican-poker', 'ace-up-pai-gow-poker', 'three-card-poker-parkwest'],
    ...['cash-in-baccarat', 'lucky-pai-gow-poker', 'ultimate-texas-holdem', 'pai-gow-tiles'],
  ],
  notDealt: [],
  feeOptions: {
    'ez-baccarat-panda-8': [...upTo(21), ...own(2)],
    'commission-free-baccarat': upTo(21),
    'cash-in-baccarat': upTo(21),
    'no-bust-21': upTo(15),
    'pure-21-5': [...upTo(15), ...own(21)],
    'three-card-poker': own(5),
    'three-card-poker-6-card': [...upTo(10), ...own(5)],
    'three-card-poker-parkwest': upTo(10),
    // What the player-dealer pays by option 1 is gone from the text.
    'fortune-pai-gow-poker': upTo(16).slice(1),
    'ace-up-pai-gow-poker': upTo(16).slice(1),
    'lucky-pai-gow-poker': upTo(16).slice(1),
    'ultimate-texas-holdem': upTo(14),
    'pai-gow-tiles': upTo(2),
  },
  schedules: [
    // 001:7311-7610, 001:3308-3384
    ['ez-baccarat-panda-8', 1, '5-5000', '$0', '5-200:$2; 201-500:$5; 501-1000:$15; 1001-2000:$25; 2001+:$35'],
    [
      'ez-baccarat-panda-8',
      13,
      '25-5000',
      '$0',
      '25-1000:$15; 1001-2500:$30; 2501-5000:$60; 5001-15000:$75; 15001+:$150',
    ],
    [
      'ez-baccarat-panda-8',
      21,
      '100-5000',
      '$0',
      '100-2500:$30; 2501-5000:$75; 5001-15000:$125; 15001-30000:$250; 30001+:$300',
    ],
    ['commission-free-baccarat', 2, '5-5000', '$0', '5-300:$1; 301-600:$3; 601-1000:$6; 1001-2000:$10; 2001+:$20'],
    ['cash-in-baccarat', 1, '5-5000', '$0', '5-200:$2; 201-500:$5; 501-1000:$15; 1001-2000:$25; 2001+:$35'],
    ['ez-baccarat-panda-8', 'G1', '5-500', '$0', '5-100:$0.5; 101-200:$1; 201-400:$2; 401-800:$5; 801+:$12'],
    ['ez-baccarat-panda-8', 'G2', '25-1000', '$0', '25-200:$1; 201-400:$2; 401-1000:$5; 1001-2000:$15; 2001+:$25'],
    // 001:8260-8529
    ['no-bust-21', 3, '100-5000', '$0', '100-100:$1; 101-200:$2; 201-300:$3; 301-600:$5; 601+:$8'],
    ['no-bust-21', 4, '5-5000', '$0', '5-100:$1; 101-200:$3; 201-300:$4; 301-600:$5; 601+:$8'],
    ['no-bust-21', 9, '100-1000', '$0', '100-100:$2; 101-200:$3; 201-300:$5; 301-600:$7; 601+:$10'],
    ['no-bust-21', 15, '100-5000', '$0', '100-100:$2; 101-300:$4; 301-600:$7; 601-1000:$11; 1001+:$16'],
    // 001:2208-2601: the third option's last row is printed from $500, the eleventh's without a plus
    ['pure-21-5', 'G1', '3-200', '$0', '3-25:$0.25; 26-100:$0.5; 101-200:$1; 201-300:$2; 301+:$3'],
    ['pure-21-5', 'G2', '5-200', '$0', '5-100:$0.5; 101-200:$1; 201-300:$2; 301-500:$3; 501+:$5'],
    ['pure-21-5', 'G3', '5-300', '$0', '5-75:$0.5; 76-200:$1; 201-300:$2; 301-500:$3; 501+:$5'],
    ['pure-21-5', 'G4', '5-500', '$0', '5-50:$0.5; 51-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    ['pure-21-5', 'G5', '5-750', '$0', '5-40:$0.5; 41-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    ['pure-21-5', 'G6', '5-1000', '$0', '5-40:$0.5; 41-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    ['pure-21-5', 'G7', '10-500', '$0', '10-50:$0.5; 51-100:$1; 101-300:$2; 301-600:$3; 601+:$5'],
    ['pure-21-5', 'G8', '10-1000', '$0', '10-100:$1; 101-300:$2; 301-500:$3; 501-800:$5; 801+:$7'],
    ['pure-21-5', 'G9', '10-2000', '$0', '10-100:$1; 101-200:$2; 201-300:$2; 301-500:$5; 501+:$7'],
    ['pure-21-5', 'G10', '25-500', '$0', '25-100:$1; 101-500:$3; 501-1000:$5; 1001-2000:$7; 2001+:$10'],
    ['pure-21-5', 'G11', '25-1000', '$0', '25-100:$1; 101-400:$3; 401-700:$4; 701-1500:$8; 1501+:$10'],
    ['pure-21-5', 'G12', '25-2000', '$0', '25-100:$1; 101-300:$3; 301-500:$5; 501-1000:$8; 1001+:$10'],
    ['pure-21-5', 'G13', '100-1000', '$0', '100-300:$2; 301-700:$5; 701-1200:$8; 1201-2000:$10; 2001+:$15'],
    ['pure-21-5', 'G14', '100-2000', '$0', '100-300:$2; 301-700:$5; 701-1200:$10; 1201-2000:$15; 2001+:$20'],
    ['pure-21-5', 'G15', '100-5000', '$0', '100-300:$2; 301-500:$5; 501-1000:$10; 1001-1500:$15; 1501+:$20'],
    ['pure-21-5', 'G16', '500-2000', '$0', '500-1000:$5; 1001-2000:$10; 2001-3000:$15; 3001-5000:$20; 5001+:$25'],
    ['pure-21-5', 'G17', '500-5000', '$0', '500-1000:$5; 1001-2000:$10; 2001-3000:$15; 3001-5000:$25; 5001+:$30'],
    ['pure-21-5', 'G18', '500-10000', '$0', '500-1000:$5; 1001-2000:$10; 2001-3000:$20; 3001-5000:$30; 5001+:$40'],
    [
      'pure-21-5',
      'G19',
      '1000-5000',
      '$0',
      '1000-3000:$10; 3001-5000:$20; 5001-10000:$25; 10001-20000:$35; 20001+:$50',
    ],
    [
      'pure-21-5',
      'G20',
      '1000-10000',
      '$0',
      '1000-3000:$10; 3001-5000:$20; 5001-10000:$25; 10001-20000:$50; 20001+:$75',
    ],
    [
      'pure-21-5',
      'G21',
      '1000-25000',
      '$0',
      '1000-2000:$10; 2001-5000:$25; 5001-10000:$50; 10001-20000:$75; 20001+:$100',
    ],
    // 001:8260-8529
    ['pure-21-5', 1, '5-5000', '$0', '5-100:$1; 101-200:$2; 201-300:$3; 301-600:$5; 601+:$8'],
    ['pure-21-5', 9, '100-1000', '$0', '100-100:$2; 101-200:$3; 201-300:$5; 301-600:$7; 601+:$10'],
    ['pure-21-5', 15, '100-5000', '$0', '100-100:$2; 101-300:$4; 301-600:$7; 601-1000:$11; 1001+:$16'],
  ],
  amounts: [
    // More than the last row names: five spaces may hold more than one may.
    ['ez-baccarat-panda-8', 'G1', 'dealer', 350, 2],
    ['ez-baccarat-panda-8', 'G1', 'dealer', 801, 12],
    ['ez-baccarat-panda-8', 'G2', 'dealer', 1_500, 15],
  ],
  feesGoBy: [
    ['no-bust-21', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }],
    ['pure-21-5', 'G1', { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }], // 001:2193-2199
  ],
  flatRows: { 'pure-21-5 G9': [2] }, // the same $2 twice (001:2262-2420)
  pays: [
    ...paid('commission-free-baccarat', [
      ['player', '001:3846-3850', { 'Player wins': EVEN }],
      ['banker', '001:3846-3850, 3951-3953', { 'Banker wins': EVEN, 'Banker wins with 6': '1 to 2' }],
      ['tie', '001:3963-3978', { Tie: '9 to 1' }],
      ['player-dragon-bonus', '001:4017-4035', DRAGON],
      ['banker-dragon-bonus', '001:4017-4035', DRAGON],
    ]),
    ...paid('cash-in-baccarat', [
      ['player', '001:5940-5945, 6053-6066', LINE],
      ['banker', '001:5940-5945, 6057-6066', { 'Banker wins': EVEN, 'Phoenix 7': 'push', Tie: 'push' }],
      ['tie', '001:6087-6111', { Tie: '8 to 1' }],
      ['tiger-8', '001:6112-6138', { 'Tiger 8': '25 to 1' }],
      ['phoenix-7', '001:6139-6164', { 'Phoenix 7': '40 to 1' }],
    ]),
    ...paid('no-bust-21', [['base', '001:227-228, 544-545', { 'win with two jokers': '2 to 1', win: EVEN }]]),
    ...paid('pure-21-5', [
      ['base', '001:1983-1997', { 'win with a natural': '6 to 5' }],
      ['insurance', '001:2141-2144', { 'the player-dealer has a natural': '2 to 1' }],
    ]),
    ...paid('pai-gow-tiles', [
      ['base', '001:7297-7301', { 'One hand wins: push': 'push', 'Neither hand wins, one or both a copy': 'lost' }],
    ]),
    ...paid('fortune-pai-gow-poker', [
      ['base', '001:3622-3633', { 'Both hands win': EVEN }],
      ['fortune', '001:3712-3738', FPG_05],
    ]),
    ...paid('ace-up-pai-gow-poker', [
      ['base', '001:4891-4894, 5411-5449', { 'Both hands win': EVEN, 'The player-dealer is ace-high: push': 'push' }],
      ['lucky', '001:5473-5530', LUCKY],
      [
        'ace-up',
        '001:5552-5560',
        table(['Both ace-high', 'Player-dealer ace-high with the joker', 'Player-dealer ace-high'], '40 15 5'),
      ],
    ]),
    ...paid('lucky-pai-gow-poker', [
      ['base', '001:6300, 6515-6531', { 'Both hands win': EVEN, 'One hand wins: push': 'push' }],
      [
        'lucky',
        '001:6567-6581',
        {
          'Natural seven-card straight flush': '2000 to 1',
          'Seven-card straight flush with the joker': '500 to 1',
        },
        {
          ruled: Object.fromEntries(
            Object.entries(LUCKY)
              .filter(([name]) => !name.includes('straight flush'))
              .map(([name, pays]) => [name, [pays, 'LP1']] as const),
          ),
        },
      ],
    ]),
    ...paid('three-card-poker-6-card', [
      ['ante', '001:2730-2738', ANTE],
      ['play', '001:2737-2738', { 'Better hand': EVEN }],
      ['pair-plus', '001:2780-2795', PAIR_PLUS],
      ['six-card-bonus', '001:2819-2845', sixAtReal, { ruled: { 'Three of a kind': [lastOfSix, 'TC10'] } }],
    ]),
    ...paid('three-card-poker-parkwest', [
      ['ante', '001:5703-5725', { ...ANTE, 'Same hand': 'push' }],
      ['play', '001:5703-5725', { ...PLAY, 'Same hand': 'push' }],
      ['pair-and-up', '001:5777-5791', PAIR_PLUS],
      ['bonus-6', '001:5828-5844', table(FIVES, '1000 200 100 20 15 9 8')],
    ]),
    ...paid('ultimate-texas-holdem', [
      ['ante', '001:6754-6764, 6793', { 'Better hand': EVEN, 'No pair of the player-dealer': 'push' }],
      ['play', '001:6793', { 'Better hand': EVEN }],
      [
        'blind',
        '001:6777, 6803-6818',
        { ...table(FIVES, '500 50 10 3 3/2 1'), 'Wins with less than a straight': 'push' },
      ],
      ['trips', '001:6849-6867', table(FIVES, '50 40 30 8 6 5 3')],
    ]),
    ...panda8('001:3130-3136, 3234-3288'),
    ...threeCards('001:1714-1724', '001:1772-1787'),
    ...buster('pure-21-5', 'casino-real', '001:2175-2191', '2 2 4 15 50 250'),
  ],
  nothingPrinted: [],
};
