import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { deuceToSeven } from './ranking/ranking.ts';

/** Kansas City lowball: one draw, the worst conventional hand wins, aces high, no joker (003:458-477). */
export const kansasCityLowball = drawGame({
  id: 'kansas-city-lowball',
  name: 'Kansas City Lowball',
  deck: standardDeck(),
  maxSeats: 8,
  streets: drawStreets({ cards: 5, draws: [['Draw', 'higher']] }),
  rankings: [deuceToSeven],
  defaults: { betting: 'split-limit' },
});
