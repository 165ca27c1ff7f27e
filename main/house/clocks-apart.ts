/**
 * Whether the clock of a table goes with that of its house. Days, limits of players and reports are reckoned from times of both, so
 * a line between clocks that are far apart is not taken.
 */
import { hoursText } from './limit-rules.ts';

/** How far they may be apart, ms: less than what a day or a limit is told in, more than what a network and a slow hello take. */
export const CLOCKS_WITHIN = 2 * 60_000;

/** By how much the clock of the table is wrong, if that of the house is right, in words; null where they go together. */
export function clocksApart(ofTable: number, ofHouse: number, within: number): string | null {
  const ahead = ofTable - ofHouse;
  if (Math.abs(ahead) <= within) return null;
  return `${hoursText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} that of the house: set the one that is wrong`;
}
