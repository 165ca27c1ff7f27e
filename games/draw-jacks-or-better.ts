import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { jacksOrBetter } from './ranking/openers.ts';
import { jokerHigh } from './ranking/ranking.ts';

/**
 * Five-card draw for high with a joker and antes: it takes a pair of jacks or better to open (001:1273-1278,
 * 003:780-894).
 */
export const drawJacksOrBetter = drawGame({
  id: 'draw-jacks-or-better',
  name: 'Draw Poker, Jacks or Better',
  deck: standardDeck(1),
  maxSeats: 8,
  streets: drawStreets({ cards: 5, draws: [['Draw', 'higher']] }),
  rankings: [jokerHigh],
  openers: jacksOrBetter,
  defaults: { betting: 'split-limit', ante: 100 },
});
