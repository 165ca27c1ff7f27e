/**
 * Players who are out of the game for a while, whether they said so or not (LR16): fifteen minutes, once an hour, by
 * their own decision; anything longer is the floor's to grant. The hour belongs to the person. It is kept with the
 * table, so leaving and entering again, another seat, another game or a restart give nobody a second absence.
 */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { ABSENCES_TO_SIT_OUT, type Timing } from './profile.ts';
import type { Sitting, TableState } from './state.ts';

type Times = Pick<Timing, 'lobby' | 'extension' | 'betweenBreaks' | 'warning'>;

/** When a person may next be absent without asking the floor, ms since 1970; null when that is now (LR16). */
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

/** Refused while the player is out of the game already, and when the absence of this hour has been used (LR16). */
export function mayGo(
  state: TableState,
  { account, status }: Sitting,
  now: number,
  times: Times,
): Result<null, Refusal> {
  if (status !== 'playing') return refuse('out already', 'You are out of the game already.');
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
 * Out of the game from now on, away from the table or in the seat. Whoever has used the absence of this hour is called
 * back at once: that happens to nobody who asked, only to those who do not answer.
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

/** Out of chips: fifteen minutes to bring more in any case. It counts as the absence of the hour, unless one has been used. */
export function goForChips(state: TableState, sitting: Sitting, now: number, times: Times): void {
  goOut(state, sitting, 'sitting out', now, times);
  sitting.awayUntil = now + times.lobby;
}

/**
 * The wait for chips has ended: they have come, or the player leaves. Ended at once, before a warning call would have
 * run out, it costs nobody the break of the hour.
 */
export function waitedForChips(state: TableState, { account, lastBreakAt }: Sitting, now: number, times: Times): void {
  if (lastBreakAt === null || now - lastBreakAt > times.warning) return;
  state.breaks = state.breaks.filter((each) => each.account !== account || each.at !== lastBreakAt);
}

export function comeBack(sitting: Sitting): void {
  Object.assign(sitting, { status: 'playing', sitOutNext: false, awayUntil: null, calledBackAt: null });
}

/** The floor grants a longer leave, from now on. It is the absence of the hour as well, however long it becomes. */
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
 * The player did not answer in time (LR23). Whoever does not several times in a row is away like any other (LR16): true
 * when this time was the last of them. Whoever is out of the game already stays as they are.
 */
export function didNotAnswer(state: TableState, sitting: Sitting, now: number, times: Times): boolean {
  sitting.absences += 1;
  if (sitting.absences < ABSENCES_TO_SIT_OUT || sitting.status !== 'playing') return false;
  sitting.absences = 0;
  goOut(state, sitting, 'away', now, times);
  return true;
}

/**
 * The same in a tournament, where nobody loses a seat for it: whoever does not answer several times in a row is dealt in, posts and
 * folds until they swipe their card. True when this time was the last of them.
 */
export function misses(sitting: Sitting): boolean {
  sitting.absences += 1;
  if (sitting.absences < ABSENCES_TO_SIT_OUT || sitting.locked) return false;
  Object.assign(sitting, { absences: 0, locked: true });
  return true;
}

/** Forgets the absences after which an hour has passed. */
export function forgetAbsences(state: TableState, now: number, { betweenBreaks }: Times): void {
  state.breaks = state.breaks.filter(({ at }) => now - at < betweenBreaks);
}

/** Each person has one entry: the absence that began last. */
function noteAbsence(state: TableState, account: string, at: number): void {
  state.breaks = [...state.breaks.filter((each) => each.account !== account), { account, at }];
}
