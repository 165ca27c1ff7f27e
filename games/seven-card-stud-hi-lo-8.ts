import { standardDeck } from './card.ts';
import { studGame } from './poker/poker.ts';
import { studStreets } from './poker/variant.ts';
import { eightOrBetter, high } from './ranking/ranking.ts';

/** Seven-card stud for high and low, eight or better for the low; bring-in and order as in stud (000:661-685). */
export const sevenCardStudHiLo8 = studGame({
  id: 'seven-card-stud-hi-lo-8',
  name: 'Seven-Card Stud High-Low, 8 or Better',
  deck: standardDeck(),
  maxSeats: 8,
  streets: studStreets({
    bringIn: { by: 'card', card: 'lowest', ace: 'high' },
    later: { by: 'open-hand', hand: 'highest' },
  }),
  rankings: [high, eightOrBetter],
  oddChips: 'by-card',
  defaults: { betting: 'split-limit' },
});
