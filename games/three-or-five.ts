/**
 * Compares hands of three and of five cards as in high poker, without a lookup table: small enough for a screen to
 * load.
 */
import { type Card, rankOf } from './card.ts';
import { categoryOfFive, HIGH_ORDER } from './ranking/order.ts';

const KINDS: readonly string[] = HIGH_ORDER.categories;

/** The kind of hand: `full house`. Three cards have pairs and three of a kind but no straights or flushes. */
export function kindOf(cards: readonly Card[]): string {
  if (cards.length === 5) return categoryOfFive(HIGH_ORDER, cards);
  const different = new Set(cards.map(rankOf)).size;
  return different === 1 ? 'three of a kind' : different === 2 ? 'one pair' : 'no pair';
}

/** What hands are compared by: the kind of hand, then the ranks that make it, then the other ranks. */
function strength(cards: readonly Card[]): readonly number[] {
  const counts = [...Map.groupBy(cards, rankOf)].map(([rank, same]) => ({ rank, count: same.length }));
  const ranks = counts.sort((a, b) => b.count - a.count || b.rank - a.rank).map(({ rank }) => rank);
  const kind = kindOf(cards);
  // Ace to five is the lowest straight: its ace plays below the deuce.
  const wheel = kind.startsWith('straight') && ranks[0] === 12 && ranks[1] === 3;
  return [KINDS.indexOf(kind), ...(wheel ? ranks.slice(1) : ranks)];
}

/**
 * Above zero when the first hand is better, zero when they are equal. Compares only as many cards as both hands have:
 * when three cards run out, the five-card hand is the better one.
 */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [a, b] = [strength(one), strength(other)];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
