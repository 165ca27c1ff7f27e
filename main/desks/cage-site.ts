/** Where a cage stands: next to the only table of a house, or in a house with many. */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { HandReceipt } from '../../protocol/hand-receipt.ts';
import type { Tray } from '../demo/tray.ts';
import type { CagePort } from '../house/cage-port.ts';
import type { HouseCage } from '../house/house.ts';
import { officeOver } from '../house/people-office.ts';
import { type PeopleRoom, peopleAt } from './people.ts';
import type { Room } from './room.ts';
import type { StaffRoom } from './sign-in.ts';
import { stackOf } from './table-view.ts';

export interface CageSite extends StaffRoom, Omit<PeopleRoom, 'staff' | 'table'> {
  /** The name of the house, for screens and paper. */
  readonly house: string;
  readonly port: CagePort;
  /** The cage of the house: the same as `port`, plus its shifts and what is on its way. */
  readonly ofHouse: HouseCage;
  /** Prefix of every key, so that two cages of a house never make the same one. */
  readonly keys: string;
  /** The cards of a demo house; null when money is real. */
  readonly tray: Tray | null;
  /** The account's seat here and its chips; null when the account has no seat here. */
  seatOf(account: string): { readonly seat: number; readonly chips: number } | null;
  /** The receipt of a hand played here. */
  handReceipt(account: string, hand: number): Promise<Result<HandReceipt, Refusal>>;
  /** A read or a write has failed. */
  failed(error: unknown): void;
}

/** The cage of the house in this table's process. */
export function cageAtTable(room: Room, ofHouse: HouseCage): CageSite {
  const { demo, signInRequired, table, books, tray, house } = room;
  const people = peopleAt(room);
  return {
    ...{ demo, signInRequired, table, books, tray, house, port: ofHouse, ofHouse },
    keys: '',
    staff: room.staff,
    office: officeOver(ofHouse.people),
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
