/**
 * Players who are out of the game for a while, whether they asked for it or not (LR16). A player may take fifteen
 * minutes once an hour without asking; the floor has to grant anything longer. The hour belongs to the person and is
 * stored with the table, so leaving and re-entering, changing seats or games, or a restart does not give a second
 * absence.
 */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { ABSENCES_TO_SIT_OUT, type Timing } from './profile.ts';
import type { Sitting, TableState } from './state.ts';

type Times = Pick<Timing, 'lobby' | 'extension' | 'betweenBreaks' | 'warning'>;

/** When a person may next be absent without asking the floor, in ms since 1970; null when they may be now (LR16). */
export function absenceAgainAt(
  { breaks }: Pick<TableState, 'breaks'>,
  account: string,
  now: number,
  { betweenBreaks }: Times,
): number | null {
  const last = breaks.find((each) => each.account === account);
  const again = last === undefined ? now : last.at + betweenBreaks;
  return again > now ? again : null;
}

/** Refuses when the player is already out of the game, or has already used this hour's absence (LR16). */
export function mayGo(
  state: TableState,
  { account, status }: Sitting,
  now: number,
  times: Times,
): Result<null, Refusal> {
  if (status !== 'playing') return refuse('out already', 'You are already out of the game.');
  const again = absenceAgainAt(state, account, now, times);
  if (again === null) return ok(null);
  const minutes = Math.ceil((again - now) / 60_000);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return refuse(
    'one break an hour',
    `One break an hour: your next is in ${wait}. Stay in, call the floor for a longer leave, or leave the game.`,
  );
}

/**
 * Puts the player out of the game from now on, away from the table or in the seat. A player who has already used this
 * hour's absence is called back at once. That only happens to players who did not answer, never to a player who asked.
 */
export function goOut(
  state: TableState,
  sitting: Sitting,
  how: 'away' | 'sitting out',
  now: number,
  times: Times,
): void {
  const isFree = absenceAgainAt(state, sitting.account, now, times) === null;
  if (isFree) noteAbsence(state, sitting.account, now);
  Object.assign(sitting, {
    status: how,
    sitOutNext: false,
    lastBreakAt: now,
    awayUntil: isFree ? now + times.lobby : now,
    calledBackAt: null,
    locked: how === 'away' || sitting.locked,
  });
}

/**
 * Out of chips: the player always gets fifteen minutes to bring more. It counts as the hour's absence, unless that has
 * been used.
 */
export function goForChips(state: TableState, sitting: Sitting, now: number, times: Times): void {
  goOut(state, sitting, 'sitting out', now, times);
  sitting.awayUntil = now + times.lobby;
}

/**
 * The wait for chips has ended: the chips came, or the player is leaving. If it ends before a warning call would have
 * run out, it does not use up the hour's break.
 */
export function waitedForChips(state: TableState, { account, lastBreakAt }: Sitting, now: number, times: Times): void {
  if (lastBreakAt === null || now - lastBreakAt > times.warning) return;
  state.breaks = state.breaks.filter((each) => each.account !== account || each.at !== lastBreakAt);
}

export function comeBack(sitting: Sitting): void {
  Object.assign(sitting, { status: 'playing', sitOutNext: false, awayUntil: null, calledBackAt: null });
}

/** The floor grants a longer leave, starting now. It also counts as the hour's absence, however long it becomes. */
export function grantLeave(state: TableState, sitting: Sitting, now: number, { extension }: Times): void {
  const since = sitting.status === 'playing' ? now : (sitting.lastBreakAt ?? now);
  noteAbsence(state, sitting.account, since);
  Object.assign(sitting, {
    status: 'away',
    sitOutNext: false,
    lastBreakAt: since,
    awayUntil: now + extension,
    calledBackAt: null,
    locked: true,
  });
}

/**
 * The player did not answer in time (LR23). After several misses in a row the player counts as away like any other
 * (LR16). True when this miss was the last of them. A player who is already out of the game stays as they are.
 */
export function didNotAnswer(state: TableState, sitting: Sitting, now: number, times: Times): boolean {
  sitting.absences += 1;
  if (sitting.absences < ABSENCES_TO_SIT_OUT || sitting.status !== 'playing') return false;
  sitting.absences = 0;
  goOut(state, sitting, 'away', now, times);
  return true;
}

/**
 * The same in a tournament, where a player does not lose the seat. A player who misses several times in a row is still
 * dealt in, posts and folds until they swipe their card. True when this miss was the last of them.
 */
export function misses(sitting: Sitting): boolean {
  sitting.absences += 1;
  if (sitting.absences < ABSENCES_TO_SIT_OUT || sitting.locked) return false;
  Object.assign(sitting, { absences: 0, locked: true });
  return true;
}

/** Drops the absences that began more than an hour ago. */
export function forgetAbsences(state: TableState, now: number, { betweenBreaks }: Times): void {
  state.breaks = state.breaks.filter(({ at }) => now - at < betweenBreaks);
}

/** Keeps one entry for each person: the absence that began last. */
function noteAbsence(state: TableState, account: string, at: number): void {
  state.breaks = [...state.breaks.filter((each) => each.account !== account), { account, at }];
}
