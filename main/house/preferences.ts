/**
 * How players like their stations, stored once for all tables of a house. The preferences prove nothing, and may be
 * lost without harm.
 */

import { ok, type Refusal, type Result } from '../../games/result.ts';
import { type Preferences, readPreferences } from '../../protocol/preferences.ts';
import { unknownAccount } from './account-refusals.ts';
import type { HouseStore } from './store.ts';

export class HousePreferences {
  readonly #store: HouseStore;

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /** Null for a player who has never changed any. */
  async of(account: string): Promise<Preferences | null> {
    const row = await this.#store.db
      .selectFrom('preferences')
      .select('value')
      .where('account', '=', account)
      .executeTakeFirst();
    return row === undefined ? null : readPreferences(JSON.parse(row.value));
  }

  /** Replaces the preferences; the last change wins. Refused: `unknown-account`. */
  keep(account: string, preferences: Preferences): Promise<Result<null, Refusal>> {
    return this.#store.attempt(async (tx) => {
      const known = await tx.selectFrom('people').select('account').where('account', '=', account).executeTakeFirst();
      if (known === undefined) return unknownAccount(account);
      const value = JSON.stringify(preferences);
      await tx
        .insertInto('preferences')
        .values({ account, value })
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ value }))
        .execute();
      return ok(null);
    });
  }
}
