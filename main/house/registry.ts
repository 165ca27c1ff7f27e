/** The tables of a house: a number, a name, and a token that identifies the table. */
import { createHash, randomBytes } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { canBeWritten } from '../accounts/written-name.ts';
import type { HouseStore } from './store.ts';

export interface HouseTable {
  readonly number: number;
  readonly name: string;
  readonly joinedAt: number;
  /** Newest message from the house that the table has on disk. */
  readonly acknowledged: number;
}

const MOST_TABLES = 9999;

export class Registry {
  readonly #store: HouseStore;

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /**
   * Adds a table to the house. Returns its token, which is not stored: the house recognizes it by its hash. Refused:
   * `bad-number`, `exists`.
   */
  async add(number: number, name: string, at: number): Promise<Result<string, Refusal>> {
    if (!Number.isInteger(number) || number < 1 || number > MOST_TABLES) {
      return refuse('bad-number', `${number} cannot be a table: expected a number from 1 to ${MOST_TABLES}.`);
    }
    if (!canBeWritten(name, 40))
      return refuse('bad-name', 'The name of a table must have 1 to 40 characters on one line.');
    const token = newToken();
    return this.#store.attempt(async (tx) => {
      const known = await tx.selectFrom('tables').select('name').where('number', '=', number).executeTakeFirst();
      if (known !== undefined) return refuse('exists', `Table ${number} already exists: ${known.name}.`);
      await tx
        .insertInto('tables')
        .values({ number, name, token: hashOf(token), joined_at: at, acknowledged: 0 })
        .execute();
      return ok(token);
    });
  }

  /** A new token for a table; the old one stops working. Refused: `unknown-table`. */
  async renew(number: number): Promise<Result<string, Refusal>> {
    const token = newToken();
    return this.#store.attempt(async (tx) => {
      const known = await tx.selectFrom('tables').select('name').where('number', '=', number).executeTakeFirst();
      if (known === undefined) return refuse('unknown-table', `Table ${number} does not exist.`);
      await tx
        .updateTable('tables')
        .set({ token: hashOf(token) })
        .where('number', '=', number)
        .execute();
      return ok(token);
    });
  }

  /** The table of that number, if the token is its own; null otherwise. */
  async recognize(number: number, token: string): Promise<HouseTable | null> {
    const row = await this.#store.db
      .selectFrom('tables')
      .selectAll()
      .where('number', '=', number)
      .where('token', '=', hashOf(token))
      .executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  /** Every table, by number. */
  async list(): Promise<HouseTable[]> {
    return (await this.#store.db.selectFrom('tables').selectAll().orderBy('number').execute()).map(tableOf);
  }
}

export const newToken = (): string => randomBytes(24).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const tableOf = (row: { number: number; name: string; joined_at: number; acknowledged: number }): HouseTable => ({
  number: row.number,
  name: row.name,
  joinedAt: row.joined_at,
  acknowledged: row.acknowledged,
});
