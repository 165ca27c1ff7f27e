/** How a sheet writes what its text prints that bets pay, line by line, under our names of the results. */
import type { GameId } from '../../games/registry.ts';

/** What a result pays: `40 to 1`, `push`, `lost`, `half lost`. */
export type Pays = Readonly<Record<string, string>>;

export interface PrintedBet {
  readonly game: GameId;
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

/** What these bets of a game pay. */
export const paid = (game: GameId, lines: readonly Line[]): readonly PrintedBet[] =>
  lines.map(([bet, where, pays, { ruled = {}, written = {} } = {}]) => {
    return { game, bet, lines: where, pays, ruled, written };
  });

/** Each name with its payoff, in the same order: `40` is to 1, `3/2` is 3 to 2. */
export function table(names: readonly string[], pays: string): Pays {
  const rows = pays.split(' ').map((to) => to.split('/'));
  return Object.fromEntries(rows.map(([to, per = '1'], i) => [names[i] ?? '', `${to} to ${per}`]));
}

export const EVEN = '1 to 1';
export const BOTH: Pays = { 'Both hands win': EVEN, 'One hand wins: push': 'push', 'Neither hand wins': 'lost' };
export const LINE: Pays = { 'Player wins': EVEN, Tie: 'push' };
const BUSTS = ['3', '4', '5', '6', '7', '8 or more'].map((cards) => `over with ${cards} cards`);
const BY_POINTS = ['Natural wins', ...[4, 5, 6, 7, 8, 9].map((points) => `Wins by ${points}`)];
export const DRAGON: Pays = { ...table(BY_POINTS, '1 1 2 4 6 10 30'), 'Naturals tie': 'push', 'No bonus': 'lost' };
export const SEVENS = [
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
export const LUCKY = table(SEVENS, '2000 1000 500 250 100 25 15 10 4 3 1');
export const FPG_05 = table(SEVENS, '5000 2000 1000 400 150 50 25 5 4 3 2');
const THREES = ['Mini royal', 'Straight flush', 'Three of a kind', 'Straight', 'Flush', 'Pair'];
export const PAIR_PLUS = table(THREES, '200 40 30 6 3 1');
export const FIVES = [
  'Royal flush',
  'Straight flush',
  'Four of a kind',
  'Full house',
  'Flush',
  'Straight',
  'Three of a kind',
];
export const ANTE: Pays = { 'No queen high': EVEN, 'Better hand': EVEN };
export const PLAY: Pays = { 'No queen high': 'push', 'Better hand': EVEN };
export const LOSES_HALF: Pays = { surrender: 'half lost' };
/** What a hand pays by the chart of naturals (000:2306-2328). */
export const HAND_22: Pays = { 'win with two jokers': '2 to 1', 'win with a natural': EVEN, win: EVEN };
export const JOKERS = { 'win with two jokers': ['2 to 1', 'NB21'] } as const;

export const SIX_CARDS = table(FIVES, '1000 200 100 20 15 10 7');

/** Buster by one of its pay tables. */
export const buster = (game: GameId, posted: string, lines: string, pays: string): readonly PrintedBet[] =>
  paid(game, [['buster', lines, { ...table(BUSTS, pays), 'not over': 'lost' }, { written: { buster: posted } }]]);

/** EZ Baccarat Panda 8. */
export const panda8 = (lines: string): readonly PrintedBet[] =>
  paid('ez-baccarat-panda-8', [
    ['player', lines, { 'Player wins': EVEN }],
    ['banker', lines, { 'Banker wins': EVEN }],
    ['tie', lines, { Tie: '9 to 1' }],
    ['dragon-7', lines, { 'Dragon 7': '40 to 1', 'No Dragon 7': 'lost' }],
    ['panda-8', lines, { 'Panda 8': '25 to 1', 'No Panda 8': 'lost' }],
  ]);

/** Three Card Poker. */
export const threeCards = (lines: string, bonus: string): readonly PrintedBet[] =>
  paid('three-card-poker', [
    ['ante', lines, ANTE],
    ['play', lines, PLAY],
    ['pair-plus', bonus, PAIR_PLUS],
  ]);
