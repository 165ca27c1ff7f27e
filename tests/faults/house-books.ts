/**
 * What the file of the house beside a table says, read beside whoever writes it. It is opened once, when it is first asked:
 * to open it for each question took longer than to answer it.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { NEAR_TABLE } from '../../main/house/near-house.ts';
import { HOUSE_FILE } from '../../main/house/store.ts';

interface Reserved {
  readonly account: string;
  readonly amount: number;
}

export class HouseBooks {
  readonly #file: string;
  #open: ReturnType<typeof questions> | null = null;

  constructor(data: string) {
    this.#file = join(data, HOUSE_FILE);
  }

  /** Every account with what is on it, cents. */
  balances(): (readonly [account: string, cents: number])[] {
    return this.#ask().balances.all();
  }

  /** What has left an account and is not yet in play. */
  reserved(): Reserved[] {
    return this.#ask().reserved.all();
  }

  /** How many messages of the table have been applied. */
  applied(): number {
    return this.#ask().applied.get() ?? 0;
  }

  /** Before whoever writes the file closes it: the last to close it puts it in order. */
  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  #ask(): ReturnType<typeof questions> {
    this.#open ??= questions(new Database(this.#file, { readonly: true }));
    return this.#open;
  }
}

const questions = (file: Database.Database) => ({
  balances: file.prepare<[], readonly [string, number]>('SELECT account, balance FROM balances').raw(),
  reserved: file.prepare<[], Reserved>("SELECT account, amount FROM reservations WHERE state = 'reserved'"),
  applied: file.prepare<[], number>(`SELECT rows FROM chains WHERE name = 'inbox:${NEAR_TABLE}'`).pluck(),
  close: () => file.close(),
});
