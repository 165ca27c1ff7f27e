import type { Sitting } from './state.ts';

/** The facts known about a player who sits down. */
export type SittingDown = Pick<
  Sitting,
  'seat' | 'account' | 'handle' | 'boughtIn' | 'entry' | 'timed' | 'owes' | 'satAt'
> &
  Partial<Pick<Sitting, 'transferred'>>;

/** A stay that has just begun: no requests, no missed turns, a full time bank. */
export const newSitting = (who: SittingDown): Sitting => ({
  transferred: false,
  ...who,
  status: 'playing',
  shortBuys: 0,
  sitOutNext: false,
  leaveNext: false,
  cashedInBy: null,
  choices: [],
  pending: null,
  awayUntil: null,
  calledBackAt: null,
  lastBreakAt: null,
  absences: 0,
  bank: null,
  drawn: 0,
  move: null,
  locked: false,
  enters: false,
  call: null,
});
