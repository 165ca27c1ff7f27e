import { standardDeck } from '../../../games/card.ts';
import { studGame } from '../../../games/poker/poker.ts';
import type { Opens, Street, StreetStep } from '../../../games/poker/variant.ts';
import { jokerEightOrBetter, jokerHigh } from '../../../games/ranking/ranking.ts';

const up: StreetStep = { kind: 'up', count: 1 };
const later: Opens = { by: 'open-hand', hand: 'highest' };
const street = (name: string, limit: Street['limit'], steps: readonly StreetStep[]): Street => {
  return { name, steps, limit, opens: later, fee: null };
};

/** Five-card stud for high and low with a joker: one card down and four up, the low of eight or better. */
export const fiveCardStudHiLo8 = studGame({
  id: 'five-card-stud-hi-lo-8',
  name: 'Five-Card Stud High-Low, 8 or Better',
  deck: standardDeck(1),
  maxSeats: 10,
  streets: [
    {
      ...street('Second street', 'lower', [{ kind: 'down', count: 1 }, up]),
      opens: { by: 'card', card: 'lowest', ace: 'high' },
      fee: { name: 'player', due: 'before-cards' },
    },
    street('Third street', 'lower', [up]),
    street('Fourth street', 'higher', [up]),
    street('Fifth street', 'higher', [up]),
  ],
  rankings: [jokerHigh, jokerEightOrBetter],
  oddChips: 'by-card',
  defaults: { betting: 'split-limit' },
});
