import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { flopStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

const BEFORE_THE_BETTING = flopStreets(3, 'after the flop');
const AFTER_IT = flopStreets(3, 'after its betting');

/**
 * Crazy Pineapple: three cards each, one thrown away between the flop and its betting (000:1216-1237), or after that
 * (001:973-1011).
 */
export const crazyPineapple = pokerGame({
  id: 'crazy-pineapple',
  name: 'Crazy Pineapple',
  deck: standardDeck(),
  maxSeats: 10,
  streets: BEFORE_THE_BETTING,
  lateDiscard: true,
  byRules: ({ discardAfter }) => ({ streets: discardAfter === 'flop-betting' ? AFTER_IT : BEFORE_THE_BETTING }),
  rankings: [high],
  defaults: { betting: 'split-limit' },
});
