import type { FloorRequest, FloorView } from '../protocol/views.ts';
import { stationFaults } from './seat-state.ts';
import { texts } from './texts.ts';

/** What waits for the floorman, by kind. */
export interface Errands {
  /** Players who call the floor, longest waiting first. */
  readonly calls: FloorView['calls'];
  /** Players who want in, longest waiting first (LR28a). */
  readonly entries: readonly FloorRequest[];
  /** Seat changes in the order asked, which decides (LR31d). */
  readonly moves: readonly FloorRequest[];
  /** Breaks that have run out (LR16). */
  readonly overdue: readonly { readonly seat: number; readonly player: string; readonly awaySince: number }[];
  /** Related players who sit side by side (LR20). */
  readonly neighbors: FloorView['neighbors'];
  /** Players whose station cannot serve them. */
  readonly dark: readonly { readonly seat: number; readonly player: string; readonly faults: readonly string[] }[];
  /** Members of staff who cannot sign in after wrong PINs. */
  readonly locked: FloorView['locked'];
  /** Hands that have hit a jackpot. */
  readonly hits: NonNullable<FloorView['hits']>;
  readonly count: number;
}

/** Sorts out of a view what the floorman has to see to. */
export function errands({ requests, calls, table, seats, neighbors, locked, hits = [] }: FloorView): Errands {
  const asked = requests.toSorted((a, b) => a.since - b.since);
  const entries = asked.filter(({ kind }) => kind === 'entry');
  const moves = asked.filter(({ kind }) => kind === 'move');
  const overdue = seats.flatMap(({ seat, overdue: late, awaySince }) =>
    late && awaySince !== null
      ? [{ seat, awaySince, player: table.places[seat - 1]?.player ?? texts.common.seat(seat) }]
      : [],
  );
  const dark = table.places.flatMap(({ seat, player, bot, connected, reader }) => {
    const faults = stationFaults({ connected, reader });
    return player === null || bot || faults.length === 0 ? [] : [{ seat, player, faults }];
  });
  const count =
    calls.length +
    entries.length +
    moves.length +
    overdue.length +
    neighbors.length +
    dark.length +
    locked.length +
    hits.length;
  return { calls, entries, moves, overdue, neighbors, dark, locked, hits, count };
}
