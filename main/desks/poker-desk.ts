/**
 * The lists of the poker desk as a console shows them: for each table with an open seat, the player to call or move
 * there next.
 */
import type { DeskListShown } from '../../protocol/poker-desk.ts';
import { nextFor, nextToMove, seatsLeft } from '../house/poker-desk.ts';
import type { PokerDeskOffice } from '../house/poker-desk-office.ts';

export function listsShown(desk: PokerDeskOffice): DeskListShown[] {
  const facts = desk.facts();
  return desk.lists.map((list) => ({
    ...list,
    players: facts.seated.flatMap(({ account, table }) =>
      list.tables.includes(table) ? [{ account, table, name: desk.handle(account) }] : [],
    ),
    seats: list.tables.map((table) => {
      const mover = nextToMove(list, table, facts);
      return {
        table,
        left: seatsLeft(desk, table, facts),
        next: nextFor(list, table, facts)?.id ?? null,
        mover: mover && { ...mover, name: desk.handle(mover.account) },
      };
    }),
  }));
}
