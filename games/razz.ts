import { standardDeck } from './card.ts';
import { studGame } from './poker/poker.ts';
import { studStreets } from './poker/variant.ts';
import { aceToFive } from './ranking/ranking.ts';

/** Razz: seven-card stud for low. The highest card brings in, the lowest open hand acts first later (000:636-659). */
export const razz = studGame({
  id: 'razz',
  name: 'Razz',
  deck: standardDeck(),
  maxSeats: 8,
  streets: studStreets({
    bringIn: { by: 'card', card: 'highest', ace: 'low' },
    later: { by: 'open-hand', hand: 'lowest' },
  }),
  rankings: [aceToFive],
  oddChips: 'by-card',
  defaults: { betting: 'split-limit' },
});
