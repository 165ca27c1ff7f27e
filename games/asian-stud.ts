import { rankOf, standardDeck } from './card.ts';
import { studGame } from './poker/poker.ts';
import { fiveCardStreets } from './poker/variant.ts';
import { asianHigh } from './ranking/asian.ts';

const SEVEN = 5;

/**
 * Five-card stud with 32 cards, sevens to aces: the highest card opens for a whole bet (001:599-694, 002:97-133). A
 * flush beats a full house, and the house also lets the ace play as the card below the seven.
 */
export const asianStud = studGame({
  id: 'asian-stud',
  name: 'Asian Stud',
  deck: standardDeck().filter((card) => rankOf(card) >= SEVEN),
  maxSeats: 6,
  button: true,
  streets: fiveCardStreets({ first: ['up', 'down'], later: [{ kind: 'up', count: 1 }], limits: 'two' }),
  rankings: [asianHigh(true, true)],
  own: ['flushBeatsFullHouse', 'aceBelowSeven', 'streetLimits'],
  byRules: ({ flushBeatsFullHouse = true, aceBelowSeven = true }) => ({
    rankings: [asianHigh(flushBeatsFullHouse, aceBelowSeven)],
  }),
  defaults: { betting: 'split-limit', opening: 'live-bet' },
});
