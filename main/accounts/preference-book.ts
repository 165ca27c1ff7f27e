/**
 * How players like their stations (`protocol/preferences.ts`), by account. It is no record of a person: it may be lost
 * without harm, nothing is proven by it, and it moves with the account by being read and written here alone.
 */
import { type ChangedPreferences, type Preferences, readPreferences } from '../../protocol/preferences.ts';
import { onceFor } from '../journal/once-for.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';

export class PreferenceBook {
  readonly #store: Store;
  readonly #of: Remembered<[string], { value: string }>;
  readonly #set: Query<[string, string], never>;
  /** Each view of a station shows them. */
  readonly #read = onceFor(({ value }: { readonly value: string }): Preferences => readPreferences(JSON.parse(value)));

  constructor(store: Store) {
    this.#store = store;
    this.#of = store.remembered(['settings'], 'SELECT value FROM settings WHERE name = ?');
    this.#set = store.query(
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
  }

  /** Whole, with the usual value for everything that the player has never changed. */
  of(account: string): Preferences {
    const row = this.#of.get(nameOf(account));
    return row === undefined ? UNCHANGED : this.#read(row);
  }

  change(account: string, changed: ChangedPreferences): Preferences {
    const next = readPreferences({ ...this.of(account), ...changed });
    this.#store.transact(() => {
      this.#store.write('settings', () => this.#set.run(nameOf(account), JSON.stringify(next)));
    });
    return next;
  }
}

const UNCHANGED = readPreferences({});

const nameOf = (account: string): string => `preferences:${account}`;
