/** What the rulebooks print that each bet of a game against a player-dealer pays, line by line, under our names of the results. */

/** What a result pays: `40 to 1`, `push`, `lost`, `half lost`. */
export type Pays = Readonly<Record<string, string>>;

export interface PrintedBet {
  readonly game: string;
  readonly house: string;
  readonly bet: string;
  readonly lines: string;
  readonly pays: Pays;
  /** Where the text is cut off or blank: what is dealt here, by the ruling of that name on the game's page. */
  readonly ruled: Readonly<Record<string, readonly [pays: string, ruling: string]>>;
  /** Options beside the house's own, such as the pay table where the house posts one of several. */
  readonly written: object;
}

type More = Partial<Pick<PrintedBet, 'ruled' | 'written'>>;
type Line = readonly [bet: string, lines: string, pays: Pays, more?: More];

const at = (house: string, game: string, lines: readonly Line[]): readonly PrintedBet[] =>
  lines.map(([bet, where, pays, { ruled = {}, written = {} } = {}]) => {
    return { game, house, bet, lines: where, pays, ruled, written };
  });

/** Each name with its payoff, in the same order: `40` is to 1, `3/2` is 3 to 2. */
function table(names: readonly string[], pays: string): Pays {
  const rows = pays.split(' ').map((to) => to.split('/'));
  return Object.fromEntries(rows.map(([to, per = '1'], i) => [names[i] ?? '', `${to} to ${per}`]));
}

const EVEN = '1 to 1';
const BOTH: Pays = { 'Both hands win': EVEN, 'One hand wins: push': 'push', 'Neither hand wins': 'lost' };
const LINE: Pays = { 'Player wins': EVEN, Tie: 'push' };
const BUSTS = ['3', '4', '5', '6', '7', '8 or more'].map((cards) => `over with ${cards} cards`);
const BY_POINTS = ['Natural wins', ...[4, 5, 6, 7, 8, 9].map((points) => `Wins by ${points}`)];
const DRAGON: Pays = { ...table(BY_POINTS, '1 1 2 4 6 10 30'), 'Naturals tie': 'push', 'No bonus': 'lost' };
const SEVENS = [
  ...[
    'Natural seven-card straight flush',
    'Royal flush with a royal match',
    'Seven-card straight flush with the joker',
  ],
  ...[
    'Five aces',
    'Royal flush',
    'Straight flush',
    'Four of a kind',
    'Full house',
    'Flush',
    'Three of a kind',
    'Straight',
  ],
];
const LUCKY = table(SEVENS, '2000 1000 500 250 100 25 15 10 4 3 1');
const FPG_05 = table(SEVENS, '5000 2000 1000 400 150 50 25 5 4 3 2');
const THREES = ['Mini royal', 'Straight flush', 'Three of a kind', 'Straight', 'Flush', 'Pair'];
const PAIR_PLUS = table(THREES, '200 40 30 6 3 1');
const FIVES = ['Royal flush', 'Straight flush', 'Four of a kind', 'Full house', 'Flush', 'Straight', 'Three of a kind'];
const ANTE: Pays = { 'No queen high': EVEN, 'Better hand': EVEN };
const PLAY: Pays = { 'No queen high': 'push', 'Better hand': EVEN };
const LOSES_HALF: Pays = { surrender: 'half lost' };
/** What a hand pays by the chart of naturals (000:2306-2328). */
const HAND_22: Pays = { 'win with two jokers': '2 to 1', 'win with a natural': EVEN, win: EVEN };
const JOKERS = { 'win with two jokers': ['2 to 1', 'NB21'] } as const;

const BUSTER_TABLES: readonly (readonly [house: string, game: string, table: string, lines: string, pays: string])[] = [
  ['artichoke-joes', 'no-bust-21', 'a', '000:5239-5257', '1 3 6 30 100 200'],
  ['artichoke-joes', 'no-bust-21', 'b', '000:5239-5257', '1 3 5 25 100 200'],
  ['artichoke-joes', 'no-bust-21', 'c', '000:5239-5257', '2 2 4 12 50 250'],
  ['empire', 'no-bust-21', 'betwiser', '004:2816-2828', '2 2 4 18 50 200'],
  ['empire', 'blackjack-8-0', '8.0', '004:3264-3288', '1 3 5 25 100 500'],
  ['casino-real', 'pure-21-5', 'casino-real', '001:2175-2191', '2 2 4 15 50 250'],
];

const BUSTER = BUSTER_TABLES.flatMap(([house, game, buster, lines, pays]) =>
  at(house, game, [['buster', lines, { ...table(BUSTS, pays), 'not over': 'lost' }, { written: { buster } }]]),
);

const BACCARAT = [
  ...at('artichoke-joes', 'ez-baccarat', [
    ['player', '000:6294-6297, 6348, 6500-6502', LINE],
    ['banker', '000:6292-6297, 6348', { 'Banker wins': EVEN, 'Dragon 7': 'push', Tie: 'push' }],
    ['tie', '000:6294-6297, 6351', { Tie: '9 to 1', 'No tie': 'lost' }],
    ['dragon-7', '000:6281-6297, 6372', { 'Dragon 7': '40 to 1', 'No Dragon 7': 'lost' }],
  ]),
  ...[
    ['artichoke-joes', '000:7159-7165, 7238-7328'],
    ['casino-real', '001:3130-3136, 3234-3288'],
  ].flatMap(([house = '', lines = '']) =>
    at(house, 'ez-baccarat-panda-8', [
      ['player', lines, { 'Player wins': EVEN }],
      ['banker', lines, { 'Banker wins': EVEN }],
      ['tie', lines, { Tie: '9 to 1' }],
      ['dragon-7', lines, { 'Dragon 7': '40 to 1', 'No Dragon 7': 'lost' }],
      ['panda-8', lines, { 'Panda 8': '25 to 1', 'No Panda 8': 'lost' }],
    ]),
  ),
  ...at('casino-real', 'commission-free-baccarat', [
    ['player', '001:3846-3850', { 'Player wins': EVEN }],
    ['banker', '001:3846-3850, 3951-3953', { 'Banker wins': EVEN, 'Banker wins with 6': '1 to 2' }],
    ['tie', '001:3963-3978', { Tie: '9 to 1' }],
    ['player-dragon-bonus', '001:4017-4035', DRAGON],
    ['banker-dragon-bonus', '001:4017-4035', DRAGON],
  ]),
  ...at('casino-real', 'cash-in-baccarat', [
    ['player', '001:5940-5945, 6053-6066', LINE],
    ['banker', '001:5940-5945, 6057-6066', { 'Banker wins': EVEN, 'Phoenix 7': 'push', Tie: 'push' }],
    ['tie', '001:6087-6111', { Tie: '8 to 1' }],
    ['tiger-8', '001:6112-6138', { 'Tiger 8': '25 to 1' }],
    ['phoenix-7', '001:6139-6164', { 'Phoenix 7': '40 to 1' }],
  ]),
  ...at('artichoke-joes', 'century-baccarat', [
    ['player', '000:5694', { 'Player wins': EVEN }],
    ['dealer', '000:5695', { 'Dealer wins': '19 to 20' }],
    ['tie', '000:5696, 5835-5839', { Tie: '9 to 1', 'No tie': 'lost' }],
    ['player-dragon-bonus', '000:5883-5909', DRAGON],
    ['dealer-dragon-bonus', '000:5883-5909', DRAGON],
  ]),
  ...at('empire', 'century-baccarat', [
    [
      'base',
      '004:1897-1919, 1970-1972',
      { 'Tie on zero or one': 'lost', 'Tie on two or more': 'push', Surrendered: 'half lost' },
    ],
  ]),
  ...at('lake-elsinore', 'community-baccarat', [
    ['player-spread', '003:1876-1890', DRAGON],
    ['dealer-spread', '003:1876-1890', DRAGON],
    // Printed as 10 for 1.
    ['tie', '003:1898-1903', { Tie: '9 to 1' }],
  ]),
  ...at('artichoke-joes', 'fast-nine', [
    ['base', '000:3295-3312', { win: EVEN, 'six against nothing': '1 to 2', push: 'push', lose: 'lost' }],
  ]),
];

const BLACKJACK = [
  ...at('artichoke-joes', 'no-bust-21', [
    ['base', '000:2284-2331, 2494-2495', { ...HAND_22, push: 'push', lose: 'lost', ...LOSES_HALF }],
    ['split', '000:2296-2328', { ...HAND_22, 'goes back': 'push' }],
    ['double', '000:2296-2328', { ...HAND_22, 'goes back': 'push' }],
    [
      'upcard-luck',
      '000:5315-5342',
      {
        ...{ 'Ace and jack of spades': '60 to 1', 'Any other blackjack': '10 to 1' },
        ...{ 'A total of 9, 10 or 11': '5 to 1', '18 or better': '2 to 1', nothing: 'lost' },
      },
      { written: { upcardLuck: true } },
    ],
  ]),
  ...at('casino-real', 'no-bust-21', [
    ['base', '001:227-228, 544-545', { 'win with two jokers': '2 to 1', win: EVEN }],
  ]),
  ...at('oaks', 'no-bust-21', [['base', '002:156, 165', { 'win with two jokers': '2 to 1', ...LOSES_HALF }]]),
  ...at('lake-elsinore', 'no-bust-21', [
    ['base', '003:1070-1094', { 'win with two jokers': '3 to 2', 'win with a natural': '3 to 2', push: 'push' }],
  ]),
  ...at('empire', 'no-bust-21', [['base', '004:519-548', { push: 'push', lose: 'lost' }, { ruled: JOKERS }]]),
  ...at('casino-real', 'pure-21-5', [
    ['base', '001:1983-1997', { 'win with a natural': '6 to 5' }],
    ['insurance', '001:2141-2144', { 'the player-dealer has a natural': '2 to 1' }],
  ]),
  ...at('lake-elsinore', 'pure-21-5', [
    ['base', '003:2427-2527', { 'win with a natural': '6 to 5', win: EVEN, push: 'push', lose: 'lost', ...LOSES_HALF }],
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
  ...at('empire', 'pure-21-5', [
    ['base', '004:2316, 2522-2606', { 'win with a natural': '6 to 5', win: EVEN, push: 'push', ...LOSES_HALF }],
  ]),
  ...at('empire', 'blackjack-8-0', [
    ['base', '004:3142-3209', { 'win with a natural': '6 to 5', push: 'push', lose: 'lost', ...LOSES_HALF }],
    ['insurance', '004:3214-3218', { 'the player-dealer has a natural': '2 to 1' }],
  ]),
  ...at('artichoke-joes', 'california-blackjack-22', [
    ['base', '000:2911-2936', { win: EVEN, push: 'push', lose: 'lost' }],
  ]),
];

const PAI_GOW = [
  ...at('artichoke-joes', 'double-hand-poker', [['base', '000:1922-1939', BOTH]]),
  ...at('lake-elsinore', 'double-hand-poker', [['base', '003:172-176', BOTH]]),
  ...at('empire', 'double-hand-poker', [['base', '004:1273-1279, 1635, 1727-1734', BOTH]]),
  ...at('empire', 'nines-up', [['base', '004:198-201, 322-323', BOTH]]),
  ...at('artichoke-joes', 'pai-gow-tiles', [['base', '000:2645-2661', BOTH]]),
  ...at('casino-real', 'pai-gow-tiles', [
    ['base', '001:7297-7301', { 'One hand wins: push': 'push', 'Neither hand wins, one or both a copy': 'lost' }],
  ]),
  ...at('empire', 'pai-gow-tiles', [['base', '004:660-667, 891-896', BOTH]]),
  ...at('artichoke-joes', 'fortune-pai-gow-poker', [
    ['base', '000:6043-6051', BOTH],
    ['fortune', '000:6170-6185', table(SEVENS, '2500 1000 750 250 125 50 25 5 4 3 2')],
  ]),
  ...at('casino-real', 'fortune-pai-gow-poker', [
    ['base', '001:3622-3633', { 'Both hands win': EVEN }],
    ['fortune', '001:3712-3738', FPG_05],
  ]),
  ...at('empire', 'fortune-pai-gow-poker', [
    ['base', '004:3687-3703', BOTH],
    ['fortune', '004:3880-3893', FPG_05],
  ]),
  ...at('casino-real', 'ace-up-pai-gow-poker', [
    ['base', '001:4891-4894, 5411-5449', { 'Both hands win': EVEN, 'The player-dealer is ace-high: push': 'push' }],
    ['lucky', '001:5473-5530', LUCKY],
    [
      'ace-up',
      '001:5552-5560',
      table(['Both ace-high', 'Player-dealer ace-high with the joker', 'Player-dealer ace-high'], '40 15 5'),
    ],
  ]),
  ...at('casino-real', 'lucky-pai-gow-poker', [
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
];

const SIX_CARDS = table(FIVES, '1000 200 100 20 15 10 7');
const { 'Three of a kind': lastOfSix = '', ...sixAtReal } = SIX_CARDS;

const POKER = [
  ...[
    ['artichoke-joes', '000:5532-5544', '000:5629-5637'],
    ['casino-real', '001:1714-1724', '001:1772-1787'],
    ['lake-elsinore', '003:1715-1737', '003:1769-1777'],
    ['empire', '004:2165-2187', '004:2219-2227'],
  ].flatMap(([house = '', lines = '', bonus = '']) =>
    at(house, 'three-card-poker', [
      ['ante', lines, ANTE],
      ['play', lines, PLAY],
      ['pair-plus', bonus, PAIR_PLUS],
    ]),
  ),
  ...at('artichoke-joes', 'three-card-poker-6-card', [
    ['ante', '000:6828-6846', { ...ANTE, 'Same hand': 'push', 'Worse hand': 'lost' }],
    ['play', '000:6824-6846', { ...PLAY, 'Same hand': 'push', 'Worse hand': 'lost' }],
    ['pair-plus', '000:6897-6919', PAIR_PLUS],
    ['six-card-bonus', '000:6931-6952', SIX_CARDS],
  ]),
  ...at('casino-real', 'three-card-poker-6-card', [
    ['ante', '001:2730-2738', ANTE],
    ['play', '001:2737-2738', { 'Better hand': EVEN }],
    ['pair-plus', '001:2780-2795', PAIR_PLUS],
    ['six-card-bonus', '001:2819-2845', sixAtReal, { ruled: { 'Three of a kind': [lastOfSix, 'TC10'] } }],
  ]),
  ...at('casino-real', 'three-card-poker-parkwest', [
    ['ante', '001:5703-5725', { ...ANTE, 'Same hand': 'push' }],
    ['play', '001:5703-5725', { ...PLAY, 'Same hand': 'push' }],
    ['pair-and-up', '001:5777-5791', PAIR_PLUS],
    ['bonus-6', '001:5828-5844', table(FIVES, '1000 200 100 20 15 9 8')],
  ]),
  ...at('lake-elsinore', 'caribbean-stud', [
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
  ...at('casino-real', 'ultimate-texas-holdem', [
    ['ante', '001:6754-6764, 6793', { 'Better hand': EVEN, 'No pair of the player-dealer': 'push' }],
    ['play', '001:6793', { 'Better hand': EVEN }],
    [
      'blind',
      '001:6777, 6803-6818',
      { ...table(FIVES, '500 50 10 3 3/2 1'), 'Wins with less than a straight': 'push' },
    ],
    ['trips', '001:6849-6867', table(FIVES, '50 40 30 8 6 5 3')],
  ]),
  ...at('lake-elsinore', 'ultimate-texas-holdem', [
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
];

/** Every bet that is printed with what it pays. */
export const PRINTED_BETS: readonly PrintedBet[] = [...BACCARAT, ...BLACKJACK, ...BUSTER, ...PAI_GOW, ...POKER];

/** Games of houses whose texts print no figure at all: 002 has even money in words, and no odds. */
export const NOTHING_PRINTED: readonly string[] = [
  'oaks california-blackjack-22',
  'oaks century-21-blackjack',
  'oaks double-hand-poker',
  'oaks pai-gow-tiles',
];

/** What envy pays, in dollars, from the highest hand down (000:6170-6185; 001:3712-3747; 004:3880-3893). */
export const PRINTED_ENVY: Readonly<Record<string, string>> = {
  'fpg-04': '1000 750 250 100 50 20 5',
  'fpg-05': '5000 1000 500 250 50 20 5',
};
