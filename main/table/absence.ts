/** Players who are not there, whether they said so or not. */
import { ABSENCES_TO_SIT_OUT } from './profile.ts';
import type { Sitting } from './state.ts';

/** Into the lobby for `lobby` ms; the card must be swiped to come back (LR16). */
export function goAway(sitting: Sitting, now: number, lobby: number): void {
  Object.assign(sitting, {
    status: 'away',
    lastBreakAt: now,
    awayUntil: now + lobby,
    calledBackAt: null,
    locked: true,
  });
}

/**
 * He did not answer in time (LR23). Whoever does not several times in a row is in the lobby and called back like any
 * other (LR16): true when this time was the last of them.
 */
export function didNotAnswer(sitting: Sitting, now: number, lobby: number): boolean {
  sitting.absences += 1;
  if (sitting.absences < ABSENCES_TO_SIT_OUT) return false;
  sitting.absences = 0;
  goAway(sitting, now, lobby);
  return true;
}
