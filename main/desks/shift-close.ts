/**
 * The close of a shift at a table (25 CFR 543.10). Two people of different roles check the chips in front of the seats
 * and what the house has taken since the last close, and sign the printed sheet. Its line pins the books: with the
 * sheet, anyone can later prove that the books still begin with the same entries (`audit --ends`). When the house runs
 * alongside the table, a second line pins the house's books, which hold cards, cage and jackpots.
 */
import { dirname, join } from 'node:path';
import type { ShiftSheet } from '../../protocol/shift.ts';
import { Acts, shiftSubject } from '../accounts/acts.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { HouseChains } from '../house/chains-beside.ts';
import { houseEnd } from '../house/house-end.ts';
import { HOUSE_FILE } from '../house/store.ts';
import { booksEnd } from '../journal/books-end.ts';
import { Meters } from '../ledger/meters.ts';
import type { Room } from './room.ts';

/** How many shifts have been closed at a table, and when the last one was; null before the first. */
export function shiftsClosed({ books: { store } }: Pick<Room, 'books'>): { count: number; last: number | null } {
  const row = store
    .query<[], { count: number; last: number | null }>(
      `SELECT count(*) AS count, max(at) AS last FROM acts WHERE subject GLOB 'shift:*'`,
    )
    .get();
  return row ?? { count: 0, last: null };
}

/** Closes the shift. The act is in the books when this returns, with the line. */
export function closeShift(
  { books, table, near }: Pick<Room, 'books' | 'table' | 'near'>,
  by: StaffMember,
  second: StaffMember,
): ShiftSheet {
  const now = table.now();
  const { store, ledger } = books;
  return store.transact(() => {
    const { count, last } = shiftsClosed({ books });
    const shift = count + 1;
    const ends = booksEnd(store);
    const houseEnds = near === null ? null : houseEnd(new HouseChains(join(dirname(store.path), HOUSE_FILE)));
    const { hands, voided, boughtIn, cashedOut, collections, jackpots } = new Meters(store).read({
      name: 'shift',
      from: last ?? 0,
      to: now,
    });
    new Acts(store).record(shiftSubject(shift), {
      act: 'closed',
      at: now,
      by: by.id,
      second: second.id,
      reason: `The books end: ${ends}${houseEnds === null ? '' : `; ${houseEnds}`}`,
    });
    return {
      ...{ shift, from: last, to: now, by: by.name, second: second.name, hands, voided, boughtIn, cashedOut, ends },
      ...(houseEnds === null ? {} : { houseEnds }),
      taken: [...collections, ...jackpots.map(({ name, paidIn }) => ({ name: `jackpot ${name}`, amount: paidIn }))],
      open: table.hand?.facts.number ?? null,
      seats: table.state.sittings.map(({ seat, handle }) => ({
        seat,
        player: handle,
        chips: ledger.balance(`seat:${seat}`),
      })),
    };
  });
}
