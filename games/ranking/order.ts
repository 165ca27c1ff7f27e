import { type Card, RANKS, rankOf, suitOf } from '../card.ts';

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
 * What sets one poker ranking apart from another. The tables are built from this alone, so that a new ranking
 * (a stripped deck, a flush above a full house) is a new value of this type and nothing else.
 */
export interface HandOrder {
  /** Kinds of hand, weakest first. */
  readonly categories: readonly Category[];
  /** Ranks in the order of straights: any five in a row are a straight, later ones higher. Empty: none counts. */
  readonly run: string;
  /** Whether five cards of a suit are more than their ranks. */
  readonly flushes: boolean;
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
  flushes: true,
  aceLow: false,
  lowWins: false,
};

/** Ace-to-five low: the reverse of high with the ace low, straights and flushes ignored. 000:276-281 */
export const ACE_TO_FIVE_ORDER: HandOrder = {
  ...HIGH_ORDER,
  run: '',
  flushes: false,
  aceLow: true,
  lowWins: true,
};

/** Deuce-to-seven low: the reverse of high, the ace always high, so that 5-4-3-2-A is no straight. 003:458-477 */
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

/** The straights of an order, weakest first, each as a set of ranks: bit 0 a deuce … bit 12 an ace. */
export function straightsOf(order: HandOrder): number[] {
  const bits = [...order.run].map((rank) => 1 << RANKS.indexOf(rank));
  return bits.slice(4).map((_, i) => bits.slice(i, i + 5).reduce((set, bit) => set | bit));
}

/** A judge of five cards: from how many there are of each rank, and whether they share a suit, to kind and strength. */
export interface Judge {
  readonly category: (counts: ArrayLike<number>, suited: boolean) => Category;
  /** Greater for the hand that wins; equal for hands that split. */
  readonly strength: (counts: ArrayLike<number>, suited: boolean) => number;
}

/** Plain and not fast: it is what the tables are built from, and what puts a hand into words. */
export function judgeOf(order: HandOrder): Judge {
  const straights = straightsOf(order);
  const straightIn = (counts: ArrayLike<number>): number => straights.indexOf(rankSet(counts));
  const lowest = order.aceLow ? 12 : 0;

  const category = (counts: ArrayLike<number>, suited: boolean): Category => {
    const groups = kind(counts);
    if (groups !== 'no pair') return groups;
    const flush = suited && order.flushes;
    if (straightIn(counts) >= 0) return flush ? 'straight flush' : 'straight';
    return flush ? 'flush' : 'no pair';
  };

  const strength = (counts: ArrayLike<number>, suited: boolean): number => {
    const name = category(counts, suited);
    const within = name.startsWith('straight') ? straightIn(counts) : rankDigits(counts, lowest);
    const total = order.categories.indexOf(name) * 13 ** 5 + within;
    return order.lowWins ? order.categories.length * 13 ** 5 - total : total;
  };

  return { category, strength };
}

/** How many cards there are of each rank. */
export function rankCounts(cards: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(13);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  return counts;
}

export const allOneSuit = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));

/** The ranks present, as a set. */
function rankSet(counts: ArrayLike<number>): number {
  let set = 0;
  for (let rank = 0; rank < 13; rank++) if (counts[rank]) set |= 1 << rank;
  return set;
}

/** The kind of five cards by their pairs alone. */
function kind(counts: ArrayLike<number>): Category {
  let ranks = 0;
  let most = 0;
  for (let rank = 0; rank < 13; rank++) {
    const count = counts[rank] ?? 0;
    if (count > 0) ranks++;
    if (count > most) most = count;
  }
  if (ranks === 5) return 'no pair';
  if (ranks === 4) return 'one pair';
  if (ranks === 3) return most === 3 ? 'three of a kind' : 'two pair';
  return most === 4 ? 'four of a kind' : 'full house';
}

/** The ranks as digits to base 13, in the order in which two hands of one kind are compared: fours, threes, pairs, odd cards. */
function rankDigits(counts: ArrayLike<number>, lowest: number): number {
  let digits = 0;
  for (let count = 4; count >= 1; count--) {
    for (let height = 12; height >= 0; height--) {
      if (counts[(lowest + height) % 13] === count) digits = digits * 13 + height;
    }
  }
  return digits;
}
