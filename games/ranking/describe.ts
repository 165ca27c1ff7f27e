import { type Card, RANKS, rankOf } from '../card.ts';
import { InvariantError } from '../result.ts';
import { choose } from './best-five.ts';
import { rankBadugi } from './low.ts';
import {
  ACE_TO_FIVE_ORDER,
  type Category,
  categoryOfFive,
  type HandOrder,
  HIGH_ORDER,
  rankCounts,
  straightsOf,
} from './order.ts';

/** A hand put into words. */
export interface Described {
  /** The kind of hand: `full house`. */
  readonly category: string;
  /** What a player would call it: `two pair, eights and sevens`, `8-6-4-3-A low`. */
  readonly words: string;
  /** The cards that play, in layout order: pairs first, high to low. Empty when the hand does not qualify. */
  readonly cards: readonly Card[];
}

const NAMES = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
const name = (card: Card): string => NAMES[rankOf(card)] ?? '';
/** `sixes`, `aces`. */
export const pluralOf = (card: Card): string => (name(card) === 'six' ? 'sixes' : `${name(card)}s`);
const plural = pluralOf;

/** Puts a hand of three cards into words; only pairs and three of a kind count. */
export function describeThree(three: readonly Card[]): string {
  const [first = 0, second = 0] = laidOut(HIGH_ORDER, three);
  const different = rankCounts(three).filter((count) => count > 0).length;
  if (different === 1) return `three of a kind, ${plural(first)}`;
  return rankOf(first) === rankOf(second) ? `one pair, ${plural(first)}` : `no pair, ${name(first)} high`;
}

/** Puts five cards into the words of an order. */
export function describeFive(order: HandOrder, five: readonly Card[]): Described {
  const category = categoryOfFive(order, five);
  const cards = laidOut(order, five);
  const [first = 0, , third = 0, fourth = 0] = cards;
  switch (category) {
    case 'no pair':
      return { category, cards, words: order.lowWins ? lowWords(cards) : `no pair, ${name(first)} high` };
    case 'straight':
    case 'flush':
      return { category, cards, words: `${category}, ${name(first)} high` };
    case 'straight flush':
      return { category, cards, words: name(first) === 'ace' ? 'royal flush' : `straight flush, ${name(first)} high` };
    case 'one pair':
    case 'three of a kind':
    case 'four of a kind':
      return { category, cards, words: `${category}, ${plural(first)}` };
    case 'two pair':
      return { category, cards, words: `two pair, ${plural(first)} and ${plural(third)}` };
    case 'full house':
      return { category, cards, words: `full house, ${plural(first)} full of ${plural(fourth)}` };
  }
}

/** Puts five cards into words as a low of eight or better; null when they do not qualify. */
export function describeLow(five: readonly Card[] | null): Described {
  if (five === null) return { category: 'no low', words: 'no low', cards: [] };
  const cards = laidOut(ACE_TO_FIVE_ORDER, five);
  return { category: 'low', words: lowWords(cards), cards };
}

const lowWords = (cards: readonly Card[]): string => `${spelled(cards)} low`;

const spelled = (cards: readonly Card[]): string => cards.map((card) => RANKS[rankOf(card)]).join('-');

/** Fours, threes and pairs first, then high to low; an ace comes last where it is low. */
function laidOut(order: HandOrder, five: readonly Card[]): Card[] {
  const counts = rankCounts(five);
  const aceLow = order.aceLow || isLowestStraight(order, five);
  const height = (card: Card): number => (aceLow ? (rankOf(card) + 1) % 13 : rankOf(card));
  const count = (card: Card): number => counts[rankOf(card)] ?? 0;
  return [...five].sort((a, b) => count(b) - count(a) || height(b) - height(a) || b - a);
}

/** A straight whose lowest card is an ace. */
function isLowestStraight(order: HandOrder, five: readonly Card[]): boolean {
  const set = five.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0);
  return order.run.startsWith('A') && straightsOf(order)[0] === set;
}

/** Puts the five cards of a high hand into words. */
export const describeHigh = (five: readonly Card[]): Described => describeFive(HIGH_ORDER, five);

/** How many different values of `rankHigh` each kind of hand has, weakest first. */
const HIGH_VALUES: readonly (readonly [Category, number])[] = [
  ['no pair', 1277],
  ['one pair', 2860],
  ['two pair', 858],
  ['three of a kind', 858],
  ['straight', 10],
  ['flush', 1277],
  ['full house', 156],
  ['four of a kind', 156],
  ['straight flush', 10],
];

/** The kind of hand for a value of `rankHigh`. Throws if it is not such a value. */
export function categoryOfHigh(value: number): Category {
  let left = value;
  for (const [category, values] of HIGH_VALUES) {
    if (left >= 1 && left <= values) return category;
    left -= values;
  }
  throw new InvariantError(`${value} is not the value of a high hand: expected 1 … 7462`);
}

const BADUGI_ORDER: HandOrder = { ...HIGH_ORDER, aceLow: true };
const BADUGI_CATEGORIES = ['one-card hand', 'two-card hand', 'three-card hand', 'badugi'];

/** Puts a badugi hand of up to four cards into words: `7-5-3-A badugi`, `8-4-2 three-card hand`. */
export function describeBadugi(hole: readonly Card[]): Described {
  const value = rankBadugi(hole);
  const fewestFirst = BADUGI_CATEGORIES.flatMap((_, i) => choose(hole, i + 1));
  const playing = fewestFirst.find((cards) => rankBadugi(cards) === value) ?? [];
  const cards = laidOut(BADUGI_ORDER, playing);
  const category = BADUGI_CATEGORIES[cards.length - 1] ?? '';
  return { category, words: `${spelled(cards)} ${category}`, cards };
}
