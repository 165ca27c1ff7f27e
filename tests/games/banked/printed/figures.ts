/** Every chance and every edge that the rulebooks print, with what is counted of it here. All are of No Bust 21's texts. */

export interface PrintedFigure {
  readonly lines: string;
  readonly rules: object;
  readonly bet: string;
  /** The result whose chance is printed; `any` win, or the `edge` of the bet. */
  readonly of: string;
  /** `one in` so many hands, or percent. */
  readonly unit: 'one in' | 'percent';
  /** As printed, to as many digits. */
  readonly printed: string;
  /** What is counted, to as many digits, where that is not what is printed; null where it is. */
  readonly refuted: string | null;
}

/** The decks that both side bets are printed for: no jokers, and two aces are 12. */
const plain = (decks: number): object => ({ decks, jokersPerDeck: 0, naturals: 'jokers' });

const BUSTS = ['3', '4', '5', '6', '7', '8 or more'].map((cards) => `over with ${cards} cards`);
const FREQUENCIES: readonly (readonly [decks: number, oneIn: string, any: string])[] = [
  [6, '5.8 11 49 379 4663 83715', '28.58'],
  [8, '5.8 11 49 376 4558 79863', '28.57'],
];

const busterFrequencies = FREQUENCIES.flatMap(([decks, oneIn, any]): PrintedFigure[] => {
  const bet = { rules: { ...plain(decks), buster: 'a' }, bet: 'buster', refuted: null };
  return [
    ...oneIn.split(' ').map((printed, i): PrintedFigure => {
      return { ...bet, lines: '000:5273-5281', of: BUSTS[i] ?? '', unit: 'one in', printed };
    }),
    { ...bet, lines: '000:5283-5285', of: 'any', unit: 'percent', printed: any },
    { ...bet, lines: '000:5302; 004:2873-2874', of: 'any', unit: 'one in', printed: '3.5' },
  ];
});

/** What the pay tables of a and b come to by the very frequencies printed beside them is another edge; that of c is right. */
const EDGES: readonly (readonly [table: string, decks: number, printed: string, refuted: string | null])[] = [
  ['a', 6, '4.69', '4.72'],
  ['b', 6, '7.88', '8.09'],
  ['c', 6, '6.21', null],
  ['a', 8, '4.54', '4.63'],
  ['b', 8, '7.44', '8.01'],
  ['c', 8, '6.17', null],
];

const busterEdges = EDGES.map(([buster, decks, printed, refuted]): PrintedFigure => {
  const rules = { ...plain(decks), buster };
  return { lines: '000:5257-5262', rules, bet: 'buster', of: 'edge', unit: 'percent', printed, refuted };
});

const LUCK = ['Ace and jack of spades', 'Any other blackjack', 'A total of 9, 10 or 11', '18 or better', 'any'];
const LUCKS: readonly (readonly [decks: number, percent: string])[] = [
  [6, '0.0345 2.1715 5.7104 10.6928 18.6091'],
  [8, '0.0344 2.1663 5.7166 10.6823 18.5995'],
];

const upcardLuck = LUCKS.flatMap(([decks, percent]) =>
  percent.split(' ').map((printed, i): PrintedFigure => {
    const rules = { ...plain(decks), upcardLuck: true };
    return {
      ...{ lines: '000:5347-5383', rules, bet: 'upcard-luck', of: LUCK[i] ?? '' },
      ...{ unit: 'percent', printed, refuted: null },
    };
  }),
);

export const PRINTED_FIGURES: readonly PrintedFigure[] = [...busterFrequencies, ...busterEdges, ...upcardLuck];

/** How often one more card is no harm to a hard total (002:137-145), in percent; what is left does harm. */
export const HIT_CHART: readonly (readonly [total: number, printed: string, harm: string, refuted: string | null])[] = [
  [11, '100', '0', null],
  [12, '70', '30', null],
  [13, '62', '38', null],
  [14, '55', '45', null],
  [15, '17', '83', '47'],
  [16, '40', '60', null],
  [17, '32', '68', null],
  [18, '25', '75', null],
  [19, '17', '83', null],
];
