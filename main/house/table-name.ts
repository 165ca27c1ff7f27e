/** The house's name for a table: stored here, so that the screens show it while the house is away. */
import type { Query, Store } from '../journal/store.ts';

const SETTING = 'house table name';

export class TableName {
  readonly #store: Store;
  readonly #set: Query<[string, string], never>;
  #name: string | null;

  constructor(store: Store) {
    this.#store = store;
    this.#set = store.query(
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
    const of = store.query<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
    this.#name = of.get(SETTING)?.value ?? null;
  }

  /** Null until the house has been reached once. */
  get current(): string | null {
    return this.#name;
  }

  set(name: string): void {
    if (name === this.#name) return;
    this.#store.transact(() => this.#store.write('settings', () => this.#set.run(SETTING, name)));
    this.#name = name;
  }
}
