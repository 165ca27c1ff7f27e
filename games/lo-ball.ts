import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { WORST_SEVEN } from './ranking/joker.ts';
import { jokerLow } from './ranking/ranking.ts';

/**
 * Five-card draw for low, ace to five, with a joker or without (000:3822-3983, 001:1015-1228, 003:364-456,
 * 004:1157-1252).
 */
export const loBall = drawGame({
  id: 'lo-ball',
  name: 'Lo-Ball',
  deck: standardDeck(1),
  maxSeats: 8,
  streets: drawStreets({ cards: 5, draws: [['Draw', 'higher']] }),
  rankings: [jokerLow],
  formats: true,
  sevens: WORST_SEVEN,
  defaults: { betting: 'split-limit' },
});
