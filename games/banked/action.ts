/** Where the action begins: by dice, by a card, or at the player-dealer's left. */
import { type Card, isJoker, rankOf } from '../card.ts';
import type { Position } from './table.ts';

/**
 * The position that three dice select, counted clockwise with the player-dealer as 1: 0 is the player-dealer's own, 1
 * the first to their left (000:2047-2066; 004 C3). `positions` includes the player-dealer's.
 */
export function placeByDice(dice: readonly number[], positions: number): number {
  const total = dice.reduce((sum, die) => sum + die, 0);
  return (total - 1) % positions;
}

/** A card's number for the action button: ace 1, jack 11, queen 12, king 13, joker 7 (000:2262-2278; 001:351-399). */
export function numberOf(card: Card): number {
  if (isJoker(card)) return 7;
  const rank = rankOf(card);
  return rank === 12 ? 1 : rank + 2;
}

/**
 * The position that a card selects among those other than the player-dealer's, counted clockwise from their left: 1 for
 * the first; beyond the last it starts over.
 */
export function placeByCard(card: Card, others: number): number {
  return placeByNumber(numberOf(card), others);
}

/** The same for a number that a game assigns to its cards. */
export const placeByNumber = (number: number, others: number): number => ((number - 1) % others) + 1;

/**
 * Positions in the order of the action. `place` is counted as in `placeByDice`: 0 and 1 both begin at the
 * player-dealer's left. Positions without a bet are counted and then passed over.
 */
export function fromPlace(
  positions: readonly Position[],
  active: readonly Position[],
  place: number,
): readonly Position[] {
  const first = Math.max(0, place - 1) % Math.max(1, positions.length);
  const order = [...positions.slice(first), ...positions.slice(0, first)];
  return order.filter((position) => active.some(({ id }) => id === position.id));
}
