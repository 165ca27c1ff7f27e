import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import { chipsAt, seatAccount } from '../ledger/places.ts';
import type { DurableState } from './durable-state.ts';

/**
 * The stack in front of each seat, from the ledger; while the books cannot be read, as last read. At a table that plays
 * a tournament these are tournament chips, stored in hundredths where a money game has cents.
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
