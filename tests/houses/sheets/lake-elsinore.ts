import { BOTH, DRAGON, EVEN, FIVES, LOSES_HALF, paid, table, threeCards } from '../pays.ts';
import { type Sheet, upTo } from '../sheet.ts';

/** What the text of Lake Elsinore prints, restated. */
export const sheet: Sheet = {
  spreads: [
    ...['holdem', 'omaha', 'omaha-hi-lo-8', 'double-hand-poker', 'razz', 'seven-card-stud', 'seven-card-stud-hi-lo-8'],
    ...['lo-ball', 'kansas-city-lowball', 'caribbean-stud', 'draw-jacks-or-better', 'no-bust-21', 'pure-21-5'],
    ...['panguingue', 'three-card-poker', 'community-baccarat', 'ultimate-texas-holdem', 'chinese-poker'],
  ],
  notDealt: [],
  feeOptions: {
    'community-baccarat': [],
    'no-bust-21': [],
    'pure-21-5': upTo(6),
    'double-hand-poker': upTo(3),
    'three-card-poker': upTo(1),
    'caribbean-stud': upTo(1),
    'ultimate-texas-holdem': [...upTo(4), 'B1', 'B2', 'B3', 'B4'],
  },
  schedules: [
    // 003:2117-2126
    ['double-hand-poker', 1, '10-100', '10-100:$1', '$2'],
    ['double-hand-poker', 2, '25-100', '25-100:$1', '$2'],
    ['double-hand-poker', 3, '100-500', '100-500:$2', '$3'],
    // 003:2135-2163, 003:2666-2708: the last row of the last option is printed from $691
    ['pure-21-5', 1, '2-600', '$0', '2-4:$0; 5-50:$0.5; 51-400:$2; 401+:$5'],
    ['pure-21-5', 2, '5-600', '$0', '5-50:$0.5; 51-400:$2; 401+:$5'],
    ['pure-21-5', 3, '10-600', '$0', '10-50:$0.5; 51-400:$2; 401+:$5'],
    ['pure-21-5', 4, '25-600', '$0', '25-50:$0.5; 51-400:$2; 401+:$5'],
    ['pure-21-5', 5, '25-1000', '$0', '25-50:$0.5; 51-400:$2; 401-600:$5; 601+:$7'],
    ['pure-21-5', 6, '50-1200', '$0', '50-400:$2; 401-600:$5; 601+:$7'],
  ],
  amounts: [],
  feesGoBy: [
    ['pure-21-5', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: false }], // 003:2603
    ['double-hand-poker', 1, { playerBy: 'wager', dealerBy: 'hand' }],
  ],
  flatRows: { 'pure-21-5 1': [0] }, // $0 for $2 to $4 (003:2137)
  pan: [
    // 003:2109-2114
    [1, 1, 2, null],
    [2, 2, 3, null],
    [5, 3, 4, null],
  ],
  pays: [
    ...paid('community-baccarat', [
      ['player-spread', '003:1876-1890', DRAGON],
      ['dealer-spread', '003:1876-1890', DRAGON],
      // Printed as 10 for 1.
      ['tie', '003:1898-1903', { Tie: '9 to 1' }],
    ]),
    ...paid('no-bust-21', [
      ['base', '003:1070-1094', { 'win with two jokers': '3 to 2', 'win with a natural': '3 to 2', push: 'push' }],
    ]),
    ...paid('pure-21-5', [
      [
        'base',
        '003:2427-2527',
        { 'win with a natural': '6 to 5', win: EVEN, push: 'push', lose: 'lost', ...LOSES_HALF },
      ],
      ['insurance', '003:2536-2544', { 'the player-dealer has a natural': '2 to 1' }],
      [
        'red-flex',
        '003:2618-2626',
        table(
          ['2', '3', '4', '5', '6', '7', '8 or more'].map((cards) => `${cards} red cards`),
          '2 3 6 50 100 200 500',
        ),
      ],
      [
        'base',
        '003:1182-1186, 1386-1502',
        { 'win with a natural': '3 to 2', push: 'push', lose: 'lost', ...LOSES_HALF },
        { written: { bonusCards: 'W-X-Y-Z', naturalPays: '3-to-2' } },
      ],
    ]),
    ...paid('double-hand-poker', [['base', '003:172-176', BOTH]]),
    ...paid('caribbean-stud', [
      ['ante', '003:512-530, 614', { 'No ace and king': EVEN, 'Better hand': EVEN, 'Same hand': 'push' }],
      [
        'call',
        '003:574-575, 617-634',
        {
          ...{ 'No ace and king': 'push', 'Wins with a pair or less': EVEN },
          ...table(
            ['two pair', 'three of a kind', 'straight', 'flush', 'full house', 'four of a kind', 'royal flush'].map(
              (kind) => `Wins with a ${kind}`,
            ),
            '2 3 5 6 7 8 10',
          ),
        },
        { ruled: { 'Wins with a straight flush': ['9 to 1', 'CS1'] } },
      ],
    ]),
    ...paid('ultimate-texas-holdem', [
      [
        'ante',
        '003:3005-3006, 3072-3076',
        { 'Better hand': EVEN, 'Same hand': 'push', 'No pair of the player-dealer': 'push' },
      ],
      ['play', '003:3014-3018, 3085-3088', { 'Better hand': EVEN, 'Same hand': 'push' }],
      [
        'blind',
        '003:3079-3082, 3217-3224',
        { ...table(FIVES, '500 50 10 3 6/5 1'), 'Wins with less than a straight': 'push' },
      ],
      ['trips', '003:3217-3224', table(FIVES, '50 40 30 8 6 5 3')],
      // Nothing is printed for a royal flush, which cannot lose; ties and a player-dealer without a pair lose.
      [
        'bad-beat',
        '003:3029-3030, 3211-3224',
        { ...table(FIVES.slice(1), '10000 500 40 25 20 9'), 'No bad beat': 'lost' },
      ],
    ]),
    ...threeCards('003:1715-1737', '003:1769-1777'),
  ],
  nothingPrinted: [],
};
