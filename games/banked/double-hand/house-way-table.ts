/** The posted table of the house way: which two ranks go in front, by what the seven cards hold (000:2152-2186). */
import { InvariantError } from '../../result.ts';
import { rankGroups } from './groups.ts';
import { ACE } from './joker.ts';

const [SEVEN, EIGHT, JACK, QUEEN, KING] = [5, 6, 9, 10, 11];

export interface HouseWayRow {
  /** Ranks of the two cards in front. */
  readonly front: readonly [number, number];
  /** Whether the row gives way to a straight or a flush: so do no pair and one pair, the rows above that choice. */
  readonly yields: boolean;
}

/** The row of the table for seven ranks, a joker being an ace; straights and flushes are handled elsewhere. */
export function rowFor(ranks: readonly number[]): HouseWayRow {
  const groups = rankGroups(ranks);
  const [first = 0, second = 0, third = 0, fourth = 0] = groups.map(({ rank }) => rank);
  switch (groups.map(({ count }) => count).join('')) {
    case '1111111':
      return { front: [second, third], yields: true };
    case '211111':
      return { front: [second, third], yields: true };
    case '22111':
      return row(twoPairs(first, second, [third, fourth]));
    case '2221':
      return row(pair(first));
    case '31111':
      return row(trips(first, [second, third]));
    case '331':
      return row(pair(first));
    case '3211':
    case '322':
    case '421':
      return row(pair(second));
    case '43':
      return row(pair(Math.max(first, second)));
    case '4111':
      return row(first <= SEVEN ? [second, third] : pair(first));
    case '511':
    case '52':
      return row(pair(ACE));
    default:
      throw new InvariantError(`seven cards of the ranks ${ranks.join(', ')}`);
  }
}

type Front = HouseWayRow['front'];

const row = (front: Front): HouseWayRow => ({ front, yields: false });
const pair = (rank: number): Front => [rank, rank];

/** The low pair in front, except where two odd cards are high enough to keep both pairs together. */
function twoPairs(high: number, low: number, odd: Front): Front {
  const [first, second] = odd;
  const aceFace = first === ACE && second >= JACK;
  if (high >= EIGHT && low <= SEVEN && aceFace) return odd;
  if (high <= SEVEN && first >= QUEEN) return odd;
  return pair(low);
}

/** Three aces are split, unless a king and queen can go in front. */
function trips(rank: number, odd: Front): Front {
  const [first, second] = odd;
  return rank !== ACE || (first === KING && second === QUEEN) ? odd : [ACE, first];
}
