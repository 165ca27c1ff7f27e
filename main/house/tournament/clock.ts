/** The clock of a tournament: how long a level has run, and what is due. */

import { levelLeft } from '../../../protocol/level-clock.ts';
import type { Tournament, TournamentEvent } from './record.ts';

const MINUTE = 60_000;

/** Hands left in the level; null when levels go by time. */
export function handsLeft({ terms: { every }, hands }: Tournament): number | null {
  if (every.by === 'time') return null;
  return Math.max(0, every.hands - Math.max(0, ...hands.map((one) => one.hands)));
}

/**
 * What is due next because of the time: the end of a break, or the next level, with a break after the level where one
 * is announced. The last level runs to the end.
 */
export function clockDue(tournament: Tournament, now: number): TournamentEvent[] {
  const { id, level, terms, rest, paused, status } = tournament;
  if (status !== 'playing' || paused !== null) return [];
  if (rest !== null) return rest <= now ? [{ event: 'rested', tournament: id }] : [];
  if (level >= terms.levels.length || (levelLeft(tournament, now) ?? handsLeft(tournament) ?? 1) > 0) return [];
  const pause = terms.breaks.find(({ after }) => after === level);
  const up: TournamentEvent = { event: 'level', tournament: id, level: level + 1, why: null };
  return pause === undefined ? [up] : [up, { event: 'rest', tournament: id, until: now + pause.minutes * MINUTE }];
}
