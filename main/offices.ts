/**
 * What a house in a table's process does at that table's own screens: its tournaments, and the lists of its poker desk.
 */
import type { TableOfHouse } from '../protocol/tables-view.ts';
import type { Room } from './desks/room.ts';
import { openSeatsAt, statusOf } from './desks/table-status.ts';
import type { CardHouse } from './house/house.ts';
import { NEAR_TABLE } from './house/near-house.ts';
import { PokerDeskOffice } from './house/poker-desk-office.ts';
import { TournamentOffice } from './house/tournament-office.ts';
import type { Table } from './table/table.ts';

/** The tournaments of the house in this process: its only table can play one. */
export const tournamentsBeside = (house: CardHouse, table: Table): TournamentOffice =>
  new TournamentOffice({
    house,
    reached: () => new Set([NEAR_TABLE]),
    changed: () => table.touch(),
    onTrouble: (text) => table.note({ level: 'warning', code: 'tournament', text, seat: null, by: null }),
  });

/**
 * The lists of the house in this process. Players also change them with their cards at stations, so the lists are
 * reloaded at once.
 */
export function pokerDeskBeside(house: CardHouse, table: Table, room: () => Room): PokerDeskOffice {
  const office = new PokerDeskOffice({
    house,
    open: () => new Map([[NEAR_TABLE, openSeatsAt(room())]]),
    changed: () => table.touch(),
    onTrouble: (text) => table.note({ level: 'warning', code: 'poker desk', text, seat: null, by: null }),
  });
  house.desk.onChange(() => void office.look());
  return office;
}

/** The only table of a house, in the form that the board shows. */
export const onlyTable = (room: Room): TableOfHouse => ({
  number: NEAR_TABLE,
  name: room.called().name,
  up: true,
  status: statusOf(room, null),
});
