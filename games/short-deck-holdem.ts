import { rankOf, standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { shortDeck } from './ranking/ranking.ts';

const SIX = 4;

/** Short-deck hold'em: no card under a six, and hands ranked accordingly. */
export const shortDeckHoldem = pokerGame({
  id: 'short-deck-holdem',
  name: "Short-deck Hold'em",
  deck: standardDeck().filter((card) => rankOf(card) >= SIX),
  maxSeats: 10,
  streets: flopStreets(2),
  rankings: [shortDeck],
  defaults: { betting: 'no-limit' },
});
