/**
 * What a house sends its tables: numbered without gaps, kept until the table has it on disk, and sent again until then.
 */
import { canonical } from '../journal/canonical.ts';
import { type HouseMessage, houseMessage } from './messages.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

export const outboxChain = (table: number): string => `outbox:${table}`;

export class Outbox {
  readonly #store: HouseStore;
  readonly #listeners = new Set<(table: number) => void>();

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /** Calls back with the number of a table for which there is something new, once that is committed. */
  onSent(run: (table: number) => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** The number of the newest message that was written for a table. */
  sent(table: number): Promise<number> {
    return this.#store.rowsOf(outboxChain(table));
  }

  /** Writes a message for a table, in the transaction that it reports. */
  readonly send = async (tx: HouseTx, table: number, message: HouseMessage): Promise<void> => {
    const body = canonical(message);
    const { number, hash } = await this.#store.append(tx, outboxChain(table), [body]);
    await tx.insertInto('outbox').values({ table, number, body, at: message.at, hash }).execute();
    this.#store.whenCommitted(tx, () => {
      for (const run of this.#listeners) run(table);
    });
  };

  /**
   * Whether the newest message that a table has is one of these; `at` is when it was written, null when the table does
   * not say. An older copy of the house's store lacks it, or has since written another under its number.
   */
  async hasSent(table: number, number: number, at: number | null): Promise<boolean> {
    if (number === 0) return true;
    const row = await this.#store.db
      .selectFrom('outbox')
      .select('at')
      .where('table', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    return row !== undefined && (at === null || row.at === at);
  }

  /** Messages for a table after number `after`, in order, at most `limit`. */
  async waiting(table: number, after: number, limit = 200): Promise<{ number: number; message: HouseMessage }[]> {
    const rows = await this.#store.db
      .selectFrom('outbox')
      .select(['number', 'body'])
      .where('table', '=', table)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(({ number, body }) => ({ number, message: houseMessage.parse(JSON.parse(body)) }));
  }

  /** The table has these on disk; they need not be sent again. */
  async acknowledged(table: number, number: number): Promise<void> {
    await this.#store.transact((tx) =>
      tx
        .updateTable('tables')
        .set({ acknowledged: number })
        .where('number', '=', table)
        .where('acknowledged', '<', number)
        .execute(),
    );
  }
}
