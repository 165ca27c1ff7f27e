/** Hands of three and of five held against each other as in high poker, without a table: little enough for a screen to load. */
import { type Card, rankOf } from './card.ts';
import { categoryOfFive, HIGH_ORDER } from './ranking/order.ts';

const KINDS: readonly string[] = HIGH_ORDER.categories;

/** The kind of hand: `full house`. In three cards there are pairs and three of a kind, no straights or flushes. */
export function kindOf(cards: readonly Card[]): string {
  if (cards.length === 5) return categoryOfFive(HIGH_ORDER, cards);
  const different = new Set(cards.map(rankOf)).size;
  return different === 1 ? 'three of a kind' : different === 2 ? 'one pair' : 'no pair';
}

/** What hands are compared by: the kind of hand, then the ranks that make it, then the others. */
function strength(cards: readonly Card[]): readonly number[] {
  const counts = [...Map.groupBy(cards, rankOf)].map(([rank, same]) => ({ rank, count: same.length }));
  const ranks = counts.sort((a, b) => b.count - a.count || b.rank - a.rank).map(({ rank }) => rank);
  const kind = kindOf(cards);
  // Ace to five is the smallest straight: its ace lies below the deuce.
  const wheel = kind.startsWith('straight') && ranks[0] === 12 && ranks[1] === 3;
  return [KINDS.indexOf(kind), ...(wheel ? ranks.slice(1) : ranks)];
}

/**
 * Above zero where the first hand is the better one, zero where they are equal. By as many cards as both have: where three
 * cards run out, five have more of them.
 */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [a, b] = [strength(one), strength(other)];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
