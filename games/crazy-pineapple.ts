import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

/** Crazy Pineapple: three cards each, one thrown away between the flop and its betting (000:1216-1237). */
export const crazyPineapple = pokerGame({
  id: 'crazy-pineapple',
  name: 'Crazy Pineapple',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(3, 'after the flop'),
  rankings: [high],
  defaults: { betting: 'split-limit' },
});
