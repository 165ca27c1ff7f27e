import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { jokerEightOrBetter, jokerHigh, jokerPairOrBetter } from './ranking/ranking.ts';

/**
 * Five-card draw, half for the best high of a pair or better, half for the best low of eight or better; where no hand
 * qualifies for either, the best high takes it all (001:1280-1285).
 */
export const drawHiLoSplit = drawGame({
  id: 'draw-hi-lo-split',
  name: 'Draw High-Low Split',
  deck: standardDeck(1),
  maxSeats: 8,
  streets: drawStreets({ cards: 5, draws: [['Draw', 'higher']] }),
  rankings: [jokerPairOrBetter, jokerEightOrBetter],
  otherwise: jokerHigh,
  defaults: { betting: 'split-limit' },
});
