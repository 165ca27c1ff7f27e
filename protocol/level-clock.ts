/**
 * How long a level of a tournament runs: the house, which ends the level, and the director's screen calculate the same
 * figure.
 */
import type { SentTournament } from './tournament.ts';

const MINUTE = 60_000;

/** How long the level has run, ms. */
export const ranOf = ({ ran, since }: Pick<SentTournament, 'ran' | 'since'>, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - since));

/** The time left in the level, ms; null where it is counted in hands. */
export function levelLeft(
  { terms: { every }, ...level }: Pick<SentTournament, 'terms' | 'ran' | 'since'>,
  now: number,
): number | null {
  return every.by === 'time' ? Math.max(0, every.minutes * MINUTE - ranOf(level, now)) : null;
}
