import type { Seat } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { DurableState } from './durable-state.ts';

/** The chips in front of each seat, which are the ledger's; as they were last read while the books cannot be. */
export class Stacks {
  readonly #durable: DurableState;
  readonly #read = new Map<Seat, Cents>();

  constructor(durable: DurableState) {
    this.#durable = durable;
  }

  at(seat: Seat): Cents {
    try {
      this.#read.set(seat, this.#durable.parts.books.ledger.balance(`seat:${seat}`));
    } catch (error) {
      this.#durable.fails(error);
    }
    return this.#read.get(seat) ?? 0;
  }
}
