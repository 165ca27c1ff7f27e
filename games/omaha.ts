import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { omahaHigh } from './ranking/ranking.ts';

/** Omaha: four cards each; a hand plays exactly two of them with exactly three of the board (LD17, LD24, V-O1). */
export const omaha = pokerGame({
  id: 'omaha',
  name: 'Omaha',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(4),
  rankings: [omahaHigh],
  defaults: { betting: 'pot-limit' },
});
