import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { atMostTwoEightOrBetter, atMostTwoHigh } from './ranking/ranking.ts';

/**
 * Tahoe Pineapple High/Low, also called Lazy Pineapple: three cards each, all kept to the end; a hand plays two of them
 * at most. Half of the pot goes to the best low of eight or better (001:1452-1466, 004:1126-1153).
 */
export const tahoePineappleHiLo8 = pokerGame({
  id: 'tahoe-pineapple-hi-lo-8',
  name: 'Tahoe Pineapple High-Low, 8 or better',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(3),
  rankings: [atMostTwoHigh, atMostTwoEightOrBetter],
  defaults: { betting: 'split-limit' },
});
