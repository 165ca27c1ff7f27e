/** Clean sweeps: thirteen cards that win as they are, whatever hands they could be set into (003:3500-3558). */
import { type Card, rankOf, suitOf } from '../../card.ts';
import { rankCounts } from '../../ranking/order.ts';

export interface Sweep {
  readonly name: string;
  /** What each other player pays for it, in points. */
  readonly points: number;
  readonly isHeld: (cards: readonly Card[]) => boolean;
}

/** Highest first. */
const SWEEPS: readonly Sweep[] = [
  { name: 'super dragon', points: 26, isHeld: (cards) => hasAllRanks(cards) && suitCounts(cards).includes(13) },
  { name: 'dragon', points: 13, isHeld: hasAllRanks },
  { name: 'six pairs', points: 3, isHeld: hasSixPairs },
  { name: 'three straights', points: 3, isHeld: hasThreeStraights },
  { name: 'three flushes', points: 3, isHeld: hasThreeFlushes },
];

/** The best clean sweep that thirteen cards make; null when they make none. */
export const sweepIn = (cards: readonly Card[]): Sweep | null => SWEEPS.find(({ isHeld }) => isHeld(cards)) ?? null;

/** Compares two sweeps: above zero where the first collects from the second, zero where they push. */
export function compareSweeps(a: Sweep, b: Sweep, equal: 'by-value' | 'by-kind'): number {
  if (a.points !== b.points || equal === 'by-value') return a.points - b.points;
  return SWEEPS.indexOf(b) - SWEEPS.indexOf(a);
}

function hasAllRanks(cards: readonly Card[]): boolean {
  return rankCounts(cards).every((count) => count === 1);
}

/** Four of a kind count as two pairs. */
function hasSixPairs(cards: readonly Card[]): boolean {
  return rankCounts(cards).reduce((pairs, count) => pairs + (count >> 1), 0) === 6;
}

/** Each suit has the cards for one or more of the three hands: three for the front, five for another. */
function hasThreeFlushes(cards: readonly Card[]): boolean {
  const shape = suitCounts(cards)
    .filter((count) => count > 0)
    .join();
  return ['5,5,3', '8,5', '10,3', '13'].includes(shape);
}

/** Most first. */
function suitCounts(cards: readonly Card[]): readonly number[] {
  return [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length).sort((a, b) => b - a);
}

/** A straight of three and two of five, aces high or low. */
function hasThreeStraights(cards: readonly Card[]): boolean {
  // Ace low in place 0, ace high in place 13: an ace may be either.
  const counts = rankCounts(cards);
  const heights = [counts[12] ?? 0, ...counts];
  return canRun(heights, [3, 5, 5]);
}

/** Whether cards of these ranks can be divided into runs of these lengths. */
function canRun(heights: readonly number[], lengths: readonly number[]): boolean {
  const [length, ...others] = lengths;
  if (length === undefined) return true;
  for (let low = 0; low + length <= heights.length; low++) {
    const left = taken(heights, low, length);
    if (left && canRun(left, others)) return true;
  }
  return false;
}

/** The ranks left after taking out a run; null where one of its ranks is missing. A used ace is gone at both ends. */
function taken(heights: readonly number[], low: number, length: number): readonly number[] | null {
  const left = [...heights];
  for (let at = low; at < low + length; at++) {
    if ((left[at] ?? 0) < 1) return null;
    left[at] = (left[at] ?? 0) - 1;
    if (at === 0) left[13] = (left[13] ?? 0) - 1;
    if (at === 13) left[0] = (left[0] ?? 0) - 1;
  }
  return left;
}

/** The ranks of a sweep's cards, high to low, as they are laid out. */
export const laidOut = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => rankOf(b) - rankOf(a) || b - a);
