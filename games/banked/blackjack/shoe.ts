/** The cards that games of the blackjack family are dealt from. */
import { type Card, FIRST_JOKER, parseCards, standardDeck } from '../../card.ts';
import { invariant } from '../../result.ts';

/** Decks one after another, then the jokers of all of them, then each deck's additional cards. */
export function shoeOf(decks: number, jokersPerDeck: number, added = ''): Card[] {
  const more = parseCards(added);
  invariant(more !== null, () => `not cards: ${added}`);
  const suited = Array.from({ length: decks }, () => [...standardDeck(), ...more]).flat();
  // A joker is written with one digit, so beyond nine of them the numbers start over.
  const jokers = Array.from({ length: decks * jokersPerDeck }, (_, i) => FIRST_JOKER + (i % 9));
  return [...suited, ...jokers];
}
