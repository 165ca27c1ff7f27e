/** Where a cage stands: at a table that keeps its own people and money, or in a house. */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { HandReceipt } from '../../protocol/messages.ts';
import type { Tray } from '../demo/tray.ts';
import type { CagePort } from '../house/cage-port.ts';
import type { HouseCage } from '../house/house.ts';
import { officeOver } from '../house/people-office.ts';
import { ownCage } from './own-cage.ts';
import { type PeopleRoom, peopleAt } from './people.ts';
import type { Room } from './room.ts';
import type { StaffRoom } from './sign-in.ts';
import { stackOf } from './table-view.ts';

export interface CageSite extends StaffRoom, Omit<PeopleRoom, 'staff' | 'table'> {
  /** What the house is called, for screens and paper. */
  readonly house: string;
  readonly port: CagePort;
  /** What only a house keeps: shifts, what is on its way; null at a table that keeps its own. */
  readonly ofHouse: HouseCage | null;
  /** The house is apart, and has cages of its own: nothing is done here. */
  readonly isApart: boolean;
  /** Before every key: two cages of a house never make the same one. */
  readonly keys: string;
  /** The cards of a demo house; null where money is real. */
  readonly tray: Tray | null;
  /** The seat here that somebody has, and their chips; null for who does not sit here. */
  seatOf(account: string): { readonly seat: number; readonly chips: number } | null;
  /** The receipt of a hand that was played here. */
  handReceipt(account: string, hand: number): Promise<Result<HandReceipt, Refusal>>;
  /** Something could not be read or written. */
  failed(error: unknown): void;
}

/** The cage of a table that keeps its own people, or whose house is in the same process. */
export function cageAtTable(room: Room, ofHouse: HouseCage | null = null): CageSite {
  const { demo, signInRequired, table, books, tray, house } = room;
  const port = ofHouse ?? ownCage(room);
  const people = peopleAt(room);
  return {
    ...{ demo, signInRequired, table, books, tray, house, port, ofHouse },
    isApart: room.line !== null && ofHouse === null,
    keys: '',
    staff: room.staff,
    office: ofHouse === null ? people.office : officeOver(ofHouse.people),
    gamingDayEnd: people.gamingDayEnd,
    offTheTable: people.offTheTable,
    related: people.related,
    seatOf: (account) => {
      const seat = table.state.sittings.find((sitting) => sitting.account === account)?.seat;
      return seat === undefined ? null : { seat, chips: stackOf(room, seat) };
    },
    handReceipt: async (account, hand) => {
      const made = await room.recall.receipt(account, hand);
      return made.ok ? ok(made.value) : made;
    },
    failed: (error) => table.fails(error),
  };
}
