/** Written-out hands, whether their cards come from the hand or the board. */
import { eightOrBetter, high, type Ranking } from './ranking.ts';

/** Rankings that order hands as these do, and differ in which cards make one. */
const SAME_ORDER: Readonly<Record<string, Ranking>> = {
  'omaha-high': high,
  'omaha-eight-or-better': eightOrBetter,
  'at-most-two-high': high,
  'at-most-two-eight-or-better': eightOrBetter,
};

/** The ranking that gives hands the same value, wherever their cards come from: it ranks a written-out hand. */
export const ofAnyFive = (ranking: Ranking): Ranking => SAME_ORDER[ranking.id] ?? ranking;
