import { standardDeck } from './card.ts';
import { pokerGame } from './poker/poker.ts';
import { fastStreets } from './poker/variant.ts';
import { high } from './ranking/ranking.ts';

/** Fast Action Hold'em: hold'em whose five board cards come at once, after the first round of betting (001:751-777). */
export const fastActionHoldem = pokerGame({
  id: 'fast-action-holdem',
  name: "Fast Action Hold'em",
  deck: standardDeck(),
  maxSeats: 10,
  streets: fastStreets(2),
  rankings: [high],
  defaults: { betting: 'split-limit' },
});
