import { standardDeck } from './card.ts';
import { studGame } from './poker/poker.ts';
import { studStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

/** Seven-card stud: the lowest card brings in, the highest open hand acts first later (000:173-274, 000:613-621). */
export const sevenCardStud = studGame({
  id: 'seven-card-stud',
  name: 'Seven-Card Stud',
  deck: standardDeck(),
  maxSeats: 8,
  streets: studStreets({
    bringIn: { by: 'card', card: 'lowest', ace: 'high' },
    later: { by: 'open-hand', hand: 'highest' },
    openPair: 'either-limit',
  }),
  rankings: [high],
  oddChips: 'by-card',
  defaults: { betting: 'split-limit' },
});
