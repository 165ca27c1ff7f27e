import type { TableStatus } from '../../protocol/table-status.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { Room } from './room.ts';
import { tableView } from './table-view.ts';
import { waitingAt } from './waiting.ts';

/** What a table tells of itself to whoever follows several; `address` is where its own screens are served. */
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

/** Seats that nobody has or comes in at, as many as the game on the table has room for; none at a table that is closed. */
export function openSeatsAt(room: Room, places: TableView['places'] = tableView(room, 'public').places): number {
  if (room.table.state.closing !== null) return 0;
  return Math.max(0, mostSeats(room) - places.filter(({ status }) => status !== 'open').length);
}

/** As many as the game on the table has room for. */
function mostSeats({ table }: Room): number {
  const { game, rules } = table.setup;
  return game.seats(rules).max;
}
