/**
 * The hands of Asian stud: 32 cards, sevens to aces; a house chooses between two readings on each of two points
 * (002:97-133, 001:606-613).
 */
import { describeFive } from './describe.ts';
import { type HandOrder, HIGH_ORDER, SHORT_DECK_ORDER } from './order.ts';
import type { Ranking } from './ranking.ts';
import { strippedRanking } from './stripped.ts';

const RANKS = '789TJQKA';

function asianRanking(flushBeatsFullHouse: boolean, aceBelowSeven: boolean): Ranking {
  const order: HandOrder = {
    ...HIGH_ORDER,
    categories: flushBeatsFullHouse ? SHORT_DECK_ORDER.categories : HIGH_ORDER.categories,
    run: aceBelowSeven ? `A${RANKS}` : RANKS,
  };
  const { rank } = strippedRanking(order, RANKS);
  return {
    id: 'asian',
    name: 'High, of 32 cards',
    lowWins: false,
    rank,
    describe: (hole) => describeFive(order, hole),
  };
}

const known = new Map<string, Ranking>();

/** The ranking for the house's two options. */
export function asianHigh(flushBeatsFullHouse: boolean, aceBelowSeven: boolean): Ranking {
  const key = `${flushBeatsFullHouse} ${aceBelowSeven}`;
  const ranking = known.get(key) ?? asianRanking(flushBeatsFullHouse, aceBelowSeven);
  known.set(key, ranking);
  return ranking;
}
