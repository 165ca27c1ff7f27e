import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { deuceToSeven } from './ranking/ranking.ts';

/**
 * Deuce-to-seven triple draw: five cards, three draws, the worst conventional hand wins, aces high. WSOP; PHH F2L3D.
 */
export const deuceToSevenTripleDraw = drawGame({
  id: 'deuce-to-seven-triple-draw',
  name: 'Deuce-to-Seven Triple Draw',
  deck: standardDeck(),
  maxSeats: 7,
  streets: drawStreets({
    cards: 5,
    draws: [
      ['First draw', 'lower'],
      ['Second draw', 'higher'],
      ['Third draw', 'higher'],
    ],
  }),
  rankings: [deuceToSeven],
  defaults: { betting: 'split-limit' },
});
