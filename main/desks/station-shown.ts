/** What a station shows: a free seat, a person on the way in, or a player, with what the house stores for them. */
import type { SnapshotFrom } from 'xstate';
import type { Seat } from '../../games/seat.ts';
import type { StationPhase, StationView } from '../../protocol/station-view.ts';
import type { stationChart } from '../table/station-chart.ts';
import type { Room } from './room.ts';
import { seatedPhase } from './seated-phase.ts';
import type { StationSteps } from './station-steps.ts';

/** The current state of a station. */
export interface StationStands {
  readonly room: Room;
  readonly seat: Seat;
  /** The current state of its chart. */
  snapshot(): SnapshotFrom<typeof stationChart>;
  readonly steps: StationSteps;
}

/** The account whose PIN was right here: seated, or buying in. */
export function accountHere(stands: StationStands): string | null {
  return stands.room.table.sitting(stands.seat)?.account ?? buysIn(stands);
}

/** The account that buys in here; null when there is none. */
export function buysIn(stands: StationStands): string | null {
  const snapshot = stands.snapshot();
  return snapshot.matches('buying in') ? snapshot.context.account : null;
}

/** The account whose own page of the house is open here; null when there is none. */
const visitorOf = ({ steps }: StationStands): string | null => steps.visiting?.account ?? null;

/** The station's step in coming in, or its player's stay. */
export function stationPhase(stands: StationStands): StationPhase {
  const { room, seat, steps } = stands;
  const sitting = room.table.sitting(seat);
  if (sitting) return seatedPhase(room, sitting, steps.awayLeft());
  const snapshot = stands.snapshot();
  const { account } = snapshot.context;
  if (room.tableState() === 'closed') return { name: 'closed', message: 'This table is closed.' };
  const { visiting } = steps;
  const person = account === '' ? '' : steps.handle(account);
  const balance = account === '' ? 0 : room.cage.balance(account);
  if (snapshot.matches('PIN')) {
    const { refusal, visitRefusal } = snapshot.context;
    return {
      ...{ name: 'pin', person, triesLeft: room.accounts.byAccount(account)?.triesLeft ?? 0 },
      ...(visitRefusal === null ? { ways: refusal === null ? 'both' : 'desk' } : {}),
    };
  }
  if (snapshot.matches('at the desk') && visiting !== null) {
    return { name: 'desk', person, balance: visiting.balance ?? balance, ...visiting.shown };
  }
  if (snapshot.matches('waiting')) return { name: 'waiting', person, balance };
  if (snapshot.matches('buying in')) {
    const range = room.seats.comingIn.entryRange(account, steps.transferred);
    if (range.ok) return { name: 'buying in', person, balance, ...range.value, entry: entryOf(stands, account) };
  }
  return vacant(stands);
}

function entryOf({ room, seat, steps }: StationStands, account: string): { message: string; mayPost: boolean } {
  const waiting = room.table.entryAt(seat, account, steps.transferred);
  if (waiting) return { message: waiting.message, mayPost: waiting.mayPost };
  return { message: 'You are dealt in with the next hand.', mayPost: false };
}

/** A free station. It names the players for whom a seat of this table is held, as the board on the wall does. */
function vacant({ room }: StationStands): StationPhase {
  const { line } = room;
  const kept = (line?.calls() ?? []).flatMap(({ table, name, until }) =>
    table === line?.number ? [{ name, until }] : [],
  );
  return {
    name: 'vacant',
    ...(line === null ? {} : { desk: true }),
    ...(kept.length === 0 ? {} : { kept: kept.slice(0, 10) }),
  };
}

/** Shown in addition to the phase, once card and PIN were right here. */
export function ownShown(stands: StationStands): Pick<StationView, 'called' | 'registered' | 'preferences'> {
  return { ...called(stands), ...registered(stands), ...preferences(stands) };
}

/** The seat held for the person whose card and PIN were right here. */
function called(stands: StationStands): Pick<StationView, 'called'> {
  const account = accountHere(stands) ?? visitorOf(stands);
  const call = stands.room.line?.calls().find((one) => one.account === account);
  return call === undefined ? {} : { called: { table: call.table, label: call.label, until: call.until } };
}

/** The full tournaments in which the person whose card and PIN were right here is waiting. */
function registered(stands: StationStands): Pick<StationView, 'registered'> {
  const account = accountHere(stands) ?? visitorOf(stands);
  const own = (stands.room.line?.registered() ?? []).filter((one) => one.account === account);
  if (own.length === 0) return {};
  return { registered: own.slice(0, 10).map(({ name, waitingFor }) => ({ name, waitingFor })) };
}

/** Shown only to their own player, once the PIN was right. */
function preferences(stands: StationStands): Pick<StationView, 'preferences'> {
  const account = accountHere(stands);
  return account === null ? {} : { preferences: stands.room.accounts.preferences.of(account) };
}
