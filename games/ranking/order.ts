import { type Card, RANKS, rankOf, suitOf } from '../card.ts';
import { invariant } from '../result.ts';

/** The kinds of five-card hand that every poker ranking is made of. */
export type Category =
  | 'no pair'
  | 'one pair'
  | 'two pair'
  | 'three of a kind'
  | 'straight'
  | 'flush'
  | 'full house'
  | 'four of a kind'
  | 'straight flush';

/**
 * What distinguishes one poker ranking from another. The tables are built from this alone, so a new ranking (a stripped
 * deck, a flush above a full house) is a new value of this type and nothing else.
 */
export interface HandOrder {
  /** The kinds of hand that count, weakest first. */
  readonly categories: readonly Category[];
  /**
   * Ranks in the order of straights: any five in a row are a straight, later ones higher. Empty: straights do not
   * count.
   */
  readonly run: string;
  /** Whether an ace ranks below the deuce. */
  readonly aceLow: boolean;
  /** Whether the weakest hand wins. */
  readonly lowWins: boolean;
}

/** Ordinary high poker. 000:236-273 */
export const HIGH_ORDER: HandOrder = {
  categories: [
    'no pair',
    'one pair',
    'two pair',
    'three of a kind',
    'straight',
    'flush',
    'full house',
    'four of a kind',
    'straight flush',
  ],
  run: 'A23456789TJQKA',
  aceLow: false,
  lowWins: false,
};

/** Ace-to-five low: the reverse of high with the ace low, straights and flushes ignored. 000:276-281 */
export const ACE_TO_FIVE_ORDER: HandOrder = {
  categories: ['no pair', 'one pair', 'two pair', 'three of a kind', 'full house', 'four of a kind'],
  run: '',
  aceLow: true,
  lowWins: true,
};

/** Deuce-to-seven low: the reverse of high, the ace always high, so that 5-4-3-2-A is not a straight. 003:458-477 */
export const DEUCE_TO_SEVEN_ORDER: HandOrder = { ...HIGH_ORDER, run: RANKS, lowWins: true };

/**
 * Short deck, sixes to aces: a flush beats a full house, a straight beats three of a kind, and the ace is also
 * the card below the six.
 */
export const SHORT_DECK_ORDER: HandOrder = {
  ...HIGH_ORDER,
  categories: [
    'no pair',
    'one pair',
    'two pair',
    'three of a kind',
    'straight',
    'full house',
    'flush',
    'four of a kind',
    'straight flush',
  ],
  run: 'A6789TJQKA',
};

const straights = new WeakMap<HandOrder, readonly number[]>();

/** The straights of an order, weakest first, each as a set of ranks: bit 0 a deuce … bit 12 an ace. */
export function straightsOf(order: HandOrder): readonly number[] {
  let sets = straights.get(order);
  if (!sets) {
    const bits = [...order.run].map((rank) => 1 << RANKS.indexOf(rank));
    sets = bits.slice(4).map((_, i) => bits.slice(i, i + 5).reduce((set, bit) => set | bit));
    straights.set(order, sets);
  }
  return sets;
}

/** How many cards of each rank a kind of hand has, most first. */
export const SHAPES: Readonly<Record<Category, readonly number[]>> = {
  'no pair': [1, 1, 1, 1, 1],
  'one pair': [2, 1, 1, 1],
  'two pair': [2, 2, 1],
  'three of a kind': [3, 1, 1],
  straight: [1, 1, 1, 1, 1],
  flush: [1, 1, 1, 1, 1],
  'full house': [3, 2],
  'four of a kind': [4, 1],
  'straight flush': [1, 1, 1, 1, 1],
};

const squares = (counts: readonly number[]): number => counts.reduce((total, count) => total + count * count, 0);

/**
 * The kinds of hand identified by shape alone: no two shapes have the same sum of squares. Five different ranks are a
 * hand without a pair unless they make something better.
 */
const BY_SQUARES: readonly (Category | undefined)[] = Array.from({ length: 26 }, (_, sum) =>
  HIGH_ORDER.categories.find((category) => squares(SHAPES[category]) === sum),
);

/** The kind of hand that five cards make under an order. */
export function categoryOfFive(order: HandOrder, five: readonly Card[]): Category {
  const counts = rankCounts(five);
  const straight = straightsOf(order).includes(five.reduce((set, card) => set | (1 << rankOf(card)), 0));
  const flush = five.every((card) => suitOf(card) === suitOf(five[0] as Card)) && order.categories.includes('flush');
  if (straight) return flush ? 'straight flush' : 'straight';
  if (flush) return 'flush';
  const category = five.length === 5 ? BY_SQUARES[squares(counts)] : undefined;
  invariant(category !== undefined, () => `${five.length} cards in the shape ${counts.filter(Boolean)} are no hand`);
  return category;
}

/** How many cards there are of each rank, deuces first. */
export function rankCounts(cards: readonly Card[]): number[] {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  return counts;
}
