import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { jokerHigh } from './ranking/ranking.ts';

/** Five-card draw for high, with a joker (000:3750-3821, 001:1230-1271, 002:491-523). */
export const drawPoker = drawGame({
  id: 'draw-poker',
  name: 'Draw Poker',
  deck: standardDeck(1),
  maxSeats: 8,
  streets: drawStreets({ cards: 5, draws: [['Draw', 'higher']] }),
  rankings: [jokerHigh],
  formats: true,
  defaults: { betting: 'split-limit' },
});
