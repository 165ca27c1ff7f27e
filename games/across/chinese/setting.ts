/** Thirteen cards set into three hands: front of three, middle and back of five. */
import { type Card, rankOf } from '../../card.ts';
import { describeHigh, describeThree } from '../../ranking/describe.ts';
import { rankHigh5 } from '../../ranking/high.ts';
import { categoryOfFive, HIGH_ORDER } from '../../ranking/order.ts';

export interface ThreeHands {
  readonly front: readonly Card[];
  readonly middle: readonly Card[];
  readonly back: readonly Card[];
}

export type Segment = keyof ThreeHands;

/** In the order in which they lie; they are compared from the back. */
export const SEGMENTS: readonly Segment[] = ['front', 'middle', 'back'];
export const SIZES: Readonly<Record<Segment, number>> = { front: 3, middle: 5, back: 5 };
export const NAMES: Readonly<Record<Segment, string>> = { front: 'Front', middle: 'Middle', back: 'Back' };

const KINDS: readonly string[] = HIGH_ORDER.categories;

/** The value of five cards, as everywhere in high poker. */
export const rankFive = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[]): number => rankHigh5(a, b, c, d, e);

/**
 * What hands of three and of five are compared by: the kind of hand, then the ranks that make it, then the others. In three
 * cards there are pairs and three of a kind; straights and flushes of three count in clean sweeps alone.
 */
function strength(cards: readonly Card[]): readonly number[] {
  const counts = [...Map.groupBy(cards, rankOf)].map(([rank, same]) => ({ rank, count: same.length }));
  const ranks = counts.sort((a, b) => b.count - a.count || b.rank - a.rank);
  return [KINDS.indexOf(kindOf(cards)), ...ranks.map(({ rank }) => rank)];
}

/** The kind of hand: `full house`. */
export function kindOf(cards: readonly Card[]): string {
  if (cards.length === 5) return categoryOfFive(HIGH_ORDER, cards);
  const different = new Set(cards.map(rankOf)).size;
  return different === 1 ? 'three of a kind' : different === 2 ? 'one pair' : 'no pair';
}

/** Above zero where the first front is the better one; both of three cards. */
export const compareFronts = (a: readonly Card[], b: readonly Card[]): number => compare(strength(a), strength(b));

/** By as many places as both have: where the front runs out of cards, the middle has more of them. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether the hands stand in the wrong order: front above middle, or middle above back. */
export const isFoul = ({ front, middle, back }: ThreeHands): boolean =>
  compare(strength(front), strength(middle)) > 0 || rankFive(middle) > rankFive(back);

/** What a hand of three or of five comes to, as a player would call it: `one pair, kings`. */
export const handInWords = (cards: readonly Card[]): string =>
  cards.length === 5 ? describeHigh(cards).words : describeThree(cards);
