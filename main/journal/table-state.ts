import { digest } from './canonical.ts';
import type { Query, Store } from './store.ts';

/**
 * The table between hands: who sits where, on what terms, what the game remembers. It is one row, replaced in the same
 * transaction as the cause of the change. With its digest `audit` can tell a damaged state from a good one.
 */
export class TableStateStore {
  readonly #store: Store;
  readonly #save: Query<[number, string, string], never>;
  readonly #load: Query<[], { at: number; state: string }>;

  constructor(store: Store) {
    this.#store = store;
    this.#save = store.query('INSERT OR REPLACE INTO table_state (id, at, state, digest) VALUES (1, ?, ?, ?)');
    this.#load = store.query('SELECT at, state FROM table_state');
  }

  /** Replaces the state. `state` is anything JSON can hold. */
  save(at: number, state: unknown): void {
    const text = JSON.stringify(state) ?? 'null';
    this.#store.transact(() => {
      this.#store.write('table_state', () => this.#save.run(at, text, stateDigest(at, text)));
    });
  }

  /** The state that was saved last, and when; null in a new file. */
  load(): { readonly at: number; readonly state: unknown } | null {
    const row = this.#load.get();
    return row === undefined ? null : { at: row.at, state: JSON.parse(row.state) };
  }
}

/** The digest that `audit` expects next to a state. */
export const stateDigest = (at: number, text: string): string => digest([at, text]);
