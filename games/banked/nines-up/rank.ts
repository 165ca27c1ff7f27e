/** The value of two cards in Nine's Up (004:262-341): a pair, or the last digit of their sum, better with an ace. */
import { type Card, rankOf } from '../../card.ts';

const ACE = 12;
const TEN = 8;

/** 1 … 10, an ace being 1. */
export const pipsOf = (card: Card): number => (rankOf(card) === ACE ? 1 : rankOf(card) + 2);

/** Whether a card is in the deck: kings, queens and jacks are not. */
export const isInDeck = (card: Card): boolean => rankOf(card) <= TEN || rankOf(card) === ACE;

/** Any pair is above any points. */
const PAIRS = 20;

/**
 * The value of two cards: higher is better, equal values are copies. Pairs go from aces over tens down to deuces;
 * points from nine down, an ace before the same points without one; zero is lowest, with or without an ace.
 */
export function rankTwo([first = 0, second = 0]: readonly Card[]): number {
  const [a, b] = [pipsOf(first), pipsOf(second)];
  if (a === b) return PAIRS + (a === 1 ? 11 : a);
  const points = (a + b) % 10;
  return points === 0 ? ZERO : 2 * points + (a === 1 || b === 1 ? 1 : 0);
}

/** The value of two cards that total zero: against another zero they are a push (004:322-341). */
export const ZERO = 0;

const NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PLURALS = 'aces deuces threes fours fives sixes sevens eights nines tens'.split(' ');

/** `pair of nines`, `nine with an ace`, `seven`. */
export function twoInWords(two: readonly Card[]): string {
  const value = rankTwo(two);
  const [first = 0] = two;
  if (value >= PAIRS) return `pair of ${PLURALS[pipsOf(first) - 1]}`;
  return `${NAMES[value >> 1]}${value % 2 === 1 ? ' with an ace' : ''}`;
}
