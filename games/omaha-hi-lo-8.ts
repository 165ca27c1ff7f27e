import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { omahaEightOrBetter, omahaHigh } from './ranking/ranking.ts';

/** Omaha High/Low: half of the pot goes to the best low of eight or better, if there is one (V-O1 to V-O6). */
export const omahaHiLo8 = pokerGame({
  id: 'omaha-hi-lo-8',
  name: 'Omaha High-Low, 8 or better',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(4),
  rankings: [omahaHigh, omahaEightOrBetter],
  defaults: { betting: 'split-limit' },
});
