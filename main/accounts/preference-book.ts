/**
 * How players like their stations (`protocol/preferences.ts`), by account. It is no record of a person: it may be lost
 * without harm, nothing is proven by it, and it moves with the account by being read and written here alone.
 */
import { type ChangedPreferences, type Preferences, readPreferences } from '../../protocol/preferences.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';

export class PreferenceBook {
  readonly #store: Store;
  readonly #of: Remembered<[string], { value: string }>;
  readonly #set: Query<[string, string], never>;
  /** By the row, which is the same as long as nothing was written: each view of a station shows them. */
  readonly #read = new WeakMap<object, Preferences>();

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
    if (row === undefined) return UNCHANGED;
    const read = this.#read.get(row) ?? readPreferences(JSON.parse(row.value));
    this.#read.set(row, read);
    return read;
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
