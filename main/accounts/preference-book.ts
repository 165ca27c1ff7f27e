/**
 * How players like their stations (`protocol/preferences.ts`), by account. It is not a record about a person: it may be
 * lost without harm, it proves nothing, and only this class reads and writes it, so it moves with the account.
 */
import { type ChangedPreferences, type Preferences, readPreferences } from '../../protocol/preferences.ts';
import { onceFor } from '../journal/once-for.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';

/** What precedes the account in the name under which its preferences are stored. */
const PREFIX = 'preferences:';

export class PreferenceBook {
  readonly #store: Store;
  readonly #of: Remembered<[string], { value: string }>;
  readonly #set: Query<[string, string], never>;
  /** Parsed once per row, because every view of a station shows them. */
  readonly #read = onceFor(({ value }: { readonly value: string }): Preferences => readPreferences(JSON.parse(value)));

  constructor(store: Store) {
    this.#store = store;
    this.#of = store.remembered(['settings'], `SELECT value FROM settings WHERE name = '${PREFIX}' || ?`);
    this.#set = store.query(
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
  }

  /** All preferences, with the default for each one that the player has never changed. */
  of(account: string): Preferences {
    const row = this.#of.get(account);
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

const nameOf = (account: string): string => `${PREFIX}${account}`;
