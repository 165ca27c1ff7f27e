/**
 * Whether the clock of a table agrees with that of its house. Days, limits of players and reports use times of both, so
 * a line between clocks that are far apart is refused.
 */
import { hoursText } from './limit-rules.ts';

/**
 * How far apart they may be, ms: less than the precision of a day or a limit, more than a network and a slow hello
 * take.
 */
export const CLOCKS_WITHIN = 2 * 60_000;

/** By how much the table's clock is wrong if the house's is right, in words; null when they agree. */
export function clocksApart(ofTable: number, ofHouse: number, within: number): string | null {
  const ahead = ofTable - ofHouse;
  if (Math.abs(ahead) <= within) return null;
  return `${hoursText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} that of the house: set the one that is wrong`;
}
