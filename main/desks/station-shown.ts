/** What a station shows of whoever is at it: a free seat, somebody on the way in, a player, with what the house keeps for them. */
import type { SnapshotFrom } from 'xstate';
import type { Seat } from '../../games/seat.ts';
import type { StationPhase, StationView } from '../../protocol/station-view.ts';
import type { stationChart } from '../table/station-chart.ts';
import type { Room } from './room.ts';
import { seatedPhase } from './seated-phase.ts';
import type { StationSteps } from './station-steps.ts';

/** A station as it stands. */
export interface StationStands {
  readonly room: Room;
  readonly seat: Seat;
  /** Where its chart stands. */
  snapshot(): SnapshotFrom<typeof stationChart>;
  readonly steps: StationSteps;
}

/** Whose PIN was right here: who sits, or buys in. */
export function accountHere(stands: StationStands): string | null {
  return stands.room.table.sitting(stands.seat)?.account ?? buysIn(stands);
}

/** Who buys in here; null when nobody does. */
export function buysIn(stands: StationStands): string | null {
  const snapshot = stands.snapshot();
  return snapshot.matches('buying in') ? snapshot.context.account : null;
}

/** Who looks at their own page of the house here; null when nobody does. */
const visitorOf = ({ steps }: StationStands): string | null => steps.visiting?.account ?? null;

/** The step of coming in at which the station stands, or the stay of its player. */
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

/** Nobody is here: whose seat of this table is kept, as the wall shows it, too. */
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

/** What is shown to whoever has shown card and PIN here, beside the phase. */
export function ownShown(stands: StationStands): Pick<StationView, 'called' | 'registered' | 'preferences'> {
  return { ...called(stands), ...registered(stands), ...preferences(stands) };
}

/** Where a seat is kept for whoever has shown card and PIN here. */
function called(stands: StationStands): Pick<StationView, 'called'> {
  const account = accountHere(stands) ?? visitorOf(stands);
  const call = stands.room.line?.calls().find((one) => one.account === account);
  return call === undefined ? {} : { called: { table: call.table, label: call.label, until: call.until } };
}

/** What whoever has shown card and PIN here has entered, where that is full and waits. */
function registered(stands: StationStands): Pick<StationView, 'registered'> {
  const account = accountHere(stands) ?? visitorOf(stands);
  const own = (stands.room.line?.registered() ?? []).filter((one) => one.account === account);
  if (own.length === 0) return {};
  return { registered: own.slice(0, 10).map(({ name, waitingFor }) => ({ name, waitingFor })) };
}

/** Shown to their own player alone, once the PIN was right. */
function preferences(stands: StationStands): Pick<StationView, 'preferences'> {
  const account = accountHere(stands);
  return account === null ? {} : { preferences: stands.room.accounts.preferences.of(account) };
}
