import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

/** Pineapple: three cards each, one thrown away before the flop; then as hold'em (000:1192-1213). */
export const pineapple = pokerGame({
  id: 'pineapple',
  name: 'Pineapple',
  deck: standardDeck(),
  maxSeats: 10,
  streets: flopStreets(3, 'before the flop'),
  rankings: [high],
  defaults: { betting: 'split-limit' },
});
