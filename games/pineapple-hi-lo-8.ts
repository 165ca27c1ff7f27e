import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { eightOrBetter, high } from './ranking/ranking.ts';

/** Pineapple High/Low: half the pot to the best low of eight or better (000:1773-1783). */
export const pineappleHiLo8 = pokerGame({
  id: 'pineapple-hi-lo-8',
  name: 'Pineapple High-Low, 8 or better',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(3, 'before the flop'),
  rankings: [high, eightOrBetter],
  defaults: { betting: 'split-limit' },
});
