import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

/** Texas Hold'em: two cards each, five on the board, the best five of the seven (LD16, LD23). */
export const holdem = pokerGame({
  id: 'holdem',
  name: "Texas Hold'em",
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(2),
  rankings: [high],
  defaults: { betting: 'no-limit' },
});
