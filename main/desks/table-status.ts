import type { TableStatus } from '../../protocol/table-status.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { Room } from './room.ts';
import { tableView } from './table-view.ts';
import { waitingAt } from './waiting.ts';

/** A table's report of itself to consoles that follow several tables; `address` is where its own screens are served. */
export function statusOf(room: Room, address: string | null): TableStatus {
  const { table, seats } = room;
  const { game, profile, state, handNumber, stopped, fault, closing, places } = tableView(room, 'public');
  return {
    address,
    game,
    profile,
    nextGame: seats.game.coming?.setup.profile.label ?? null,
    state,
    hand: handNumber,
    stopped,
    fault,
    ...(closing === undefined ? {} : { closing: closing.reason }),
    seats: places.map(({ seat, player, stack, status }) => ({ seat, player, stack, status })),
    openSeats: openSeatsAt(room, places),
    waiting: waitingAt(room, places),
    profiles: [...table.parts.setups.values()].map(({ profile: { id, label, game: of } }) => ({ id, label, game: of })),
  };
}

/**
 * Seats that are neither taken nor being bought into, limited to the number the current game has room for; none at a
 * closed table.
 */
export function openSeatsAt(room: Room, places: TableView['places'] = tableView(room, 'public').places): number {
  if (room.table.state.closing !== null) return 0;
  return Math.max(0, mostSeats(room) - places.filter(({ status }) => status !== 'open').length);
}

/** The number of seats that the current game has room for. */
function mostSeats({ table }: Room): number {
  const { game, rules } = table.setup;
  return game.seats(rules).max;
}
