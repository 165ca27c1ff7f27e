/**
 * The meters of a table as its floor sees them: what was played and taken today and in this shift, and what is on the
 * table now.
 */
import type { TableMetersShown } from '../../protocol/meters.ts';
import { Meters } from '../ledger/meters.ts';
import type { Room } from './room.ts';
import { shiftsClosed } from './shift-close.ts';

const HOUR = 60 * 60_000;

/** Sums from the ledger only, as of now; a time collection or a fee not taken yet is not included. */
export function metersOf(room: Room): TableMetersShown {
  const { table, books } = room;
  const now = table.now();
  const meters = new Meters(books.store);
  const until = now + 1;
  const over = (from: number): TableMetersShown['day'] => {
    const { hands, voided, boughtIn, cashedOut, collections, drops } = meters.taken({ from, to: until });
    return { ...{ from, hands, voided, boughtIn, cashedOut }, fees: [...collections], drops: [...drops] };
  };
  const balances = ['seat:', 'pot', 'carried'].map((prefix) =>
    books.ledger.balances(prefix).reduce((sum, { balance }) => sum + balance, 0),
  );
  const [seats = 0, pot = 0, carried = 0] = balances;
  return {
    at: now,
    lastHour: meters.taken({ from: now - HOUR, to: until }).hands,
    players: table.state.sittings.length,
    playing: table.state.sittings.filter(({ status }) => status === 'playing').length,
    chips: { seats, pot: pot + carried },
    day: over(room.gamingDayStart()),
    shift: over(shiftsClosed(room).last ?? 0),
  };
}
