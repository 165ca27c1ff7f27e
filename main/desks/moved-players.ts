/**
 * Players who come from a broken game or are forced to move, in a game that requires less of them (`transfers`;
 * 000:363-373, 000:1601-1614, 001:1124-1127). The floor knows this and confirms it when it lets the player in. Where
 * players enter without asking, it confirms it while they are on the way in, or until their first hand.
 */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Answer } from '../link/desk.ts';
import type { Room } from './room.ts';

/** Whether the current game requires less of players whom the house has moved here. */
export function letsTransfersIn({ table }: Room): boolean {
  const { rules } = table.setup;
  return 'transfers' in rules && rules.transfers !== 'post';
}

/** Seats of players for whom the floor may still confirm it. */
export function mayBeMoved(room: Room): Seat[] {
  if (!letsTransfersIn(room)) return [];
  const coming = [...room.stations.values()].filter((station) => station.comesUnmarked).map(({ seat }) => seat);
  const waiting = room.table.state.sittings.filter(({ seat, transferred }) => {
    const why = room.table.waiting.find((one) => one.seat === seat)?.why;
    return !transferred && (why === 'big-blind' || why === 'button');
  });
  return [...coming, ...waiting.map(({ seat }) => seat)].sort((a, b) => a - b);
}

/** The floor confirms that the house has moved a player who is coming in at a seat, or waits there for a first hand. */
export function markMoved(room: Room, seat: Seat): Answer {
  if (!mayBeMoved(room).includes(seat)) {
    return refuse(
      'not new here',
      `Seat ${seat} has no new player in a game that asks less of players moved by the house.`,
    );
  }
  if (room.table.sitting(seat) === undefined) {
    room.stations.get(seat)?.markMoved();
    return ok(null);
  }
  return room.table.change((draft) => {
    const sitting = draft.sittings.find((one) => one.seat === seat);
    if (sitting) sitting.transferred = true;
    return ok(null);
  });
}
