/** Hands that are written out, whatever cards of whom they are made of. */
import { eightOrBetter, high, type Ranking } from './ranking.ts';

/** Rankings that order hands as these do, and differ in which cards make one. */
const SAME_ORDER: Readonly<Record<string, Ranking>> = {
  'omaha-high': high,
  'omaha-eight-or-better': eightOrBetter,
  'at-most-two-high': high,
  'at-most-two-eight-or-better': eightOrBetter,
};

/** The ranking that gives hands the same worth, whatever cards they are made of: what ranks a hand that is written out. */
export const ofAnyFive = (ranking: Ranking): Ranking => SAME_ORDER[ranking.id] ?? ranking;
