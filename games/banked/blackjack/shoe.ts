/** The cards that No Bust 21 is dealt from. */
import { type Card, FIRST_JOKER, standardDeck } from '../../card.ts';
import type { NoBustRules } from './rules.ts';

/** Decks one after the other, then the jokers of all of them. */
export function shoe({ decks, jokersPerDeck }: Pick<NoBustRules, 'decks' | 'jokersPerDeck'>): Card[] {
  const suited = Array.from({ length: decks }, () => standardDeck()).flat();
  // A joker is written with one digit, so that beyond nine of them the numbers start over.
  const jokers = Array.from({ length: decks * jokersPerDeck }, (_, i) => FIRST_JOKER + (i % 9));
  return [...suited, ...jokers];
}
