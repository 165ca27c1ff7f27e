/** The cages of a house that have a screen: a number, a name, and a token that identifies the cage. */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { canBeWritten } from '../accounts/written-name.ts';
import { hashOf, newToken } from './registry.ts';
import type { HouseStore } from './store.ts';

export interface KnownCage {
  readonly number: number;
  readonly name: string;
  /** SHA-256 of its token. */
  readonly token: string;
}

const MOST_CAGES = 99;

export class Cages {
  readonly #store: HouseStore;

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /**
   * Adds a cage; returns the token of its screen, which is not stored here. Refused: `bad-number`, `bad-name`,
   * `exists`.
   */
  async add(number: number, name: string, at: number): Promise<Result<string, Refusal>> {
    if (!Number.isInteger(number) || number < 1 || number > MOST_CAGES) {
      return refuse('bad-number', `${number} cannot be a cage: expected a number from 1 to ${MOST_CAGES}.`);
    }
    if (!canBeWritten(name, 40))
      return refuse('bad-name', 'The name of a cage must have 1 to 40 characters on one line.');
    const token = newToken();
    return this.#store.attempt(async (tx) => {
      const known = await tx.selectFrom('cages').select('name').where('number', '=', number).executeTakeFirst();
      if (known !== undefined) return refuse('exists', `Cage ${number} already exists: ${known.name}.`);
      await tx
        .insertInto('cages')
        .values({ number, name, token: hashOf(token), joined_at: at })
        .execute();
      return ok(token);
    });
  }

  /** A new token for a cage; the old one stops working. Refused: `unknown-cage`. */
  async renew(number: number): Promise<Result<string, Refusal>> {
    const token = newToken();
    return this.#store.attempt(async (tx) => {
      const known = await tx.selectFrom('cages').select('name').where('number', '=', number).executeTakeFirst();
      if (known === undefined) return refuse('unknown-cage', `Cage ${number} does not exist.`);
      await tx
        .updateTable('cages')
        .set({ token: hashOf(token) })
        .where('number', '=', number)
        .execute();
      return ok(token);
    });
  }

  /** Every cage, by number. */
  list(): Promise<KnownCage[]> {
    return this.#store.db.selectFrom('cages').select(['number', 'name', 'token']).orderBy('number').execute();
  }
}
