import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import { chipsAt, seatAccount } from '../ledger/places.ts';
import type { DurableState } from './durable-state.ts';

/**
 * The chips in front of each seat, which are the ledger's; as they were last read while the books cannot be. At a table that plays a
 * tournament they are its chips, a hundredth of one where a money game has a cent.
 */
export class Stacks {
  readonly #durable: DurableState;
  readonly #read = new Map<Seat, Cents>();

  constructor(durable: DurableState) {
    this.#durable = durable;
  }

  at(seat: Seat): Cents {
    try {
      const { ledger } = this.#durable.parts.books;
      const isTournament = this.#durable.state.tournament !== null;
      this.#read.set(seat, isTournament ? ledger.chips(chipsAt(seat)) : ledger.balance(seatAccount(seat)));
    } catch (error) {
      this.#durable.fails(error);
    }
    return this.#read.get(seat) ?? 0;
  }
}
