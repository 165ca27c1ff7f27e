import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { eightOrBetter, high } from './ranking/ranking.ts';

/**
 * Hold'em High/Low: half the pot to the best low of eight or better, of any hole cards; the odd chip is high's
 * (001:779-814).
 */
export const holdemHiLo8 = pokerGame({
  id: 'holdem-hi-lo-8',
  name: "Hold'em High-Low, 8 or better",
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(2),
  rankings: [high, eightOrBetter],
  defaults: { betting: 'split-limit' },
});
