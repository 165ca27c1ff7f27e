/** The values of cards, and who draws a fourth (000:3273-3313). */
import { type Card, rankOf, standardDeck } from '../../card.ts';
import type { FastNineRules } from './rules.ts';

const ACE = 12;
const SIX = 4;
const TEN = 8;

/** An ace 1, two to six their pips, pictures zero. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank <= SIX ? rank + 2 : 0;
}

/** The last digit of the cards' total. */
export const countOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Decks without their sevens, eights, nines and tens (000:3276-3278). */
export function shoe({ decks }: Pick<FastNineRules, 'decks'>): Card[] {
  const deck = standardDeck().filter((card) => rankOf(card) <= SIX || rankOf(card) > TEN);
  return Array.from({ length: decks }, () => deck).flat();
}

/** The house way for everyone: a hand below six takes a card (000:3562-3563). */
export const houseHits = (count: number): boolean => count < 6;

/**
 * What the player-dealer's three cards leave to choose: no choice with a count of zero, of three or less, or of seven
 * or more.
 */
export type DealerMust = 'hit' | 'stand' | 'choose';

export function dealerMust(count: number): DealerMust {
  if (count === 0 || count >= 7) return 'stand';
  return count <= 3 ? 'hit' : 'choose';
}
