import type { Seat } from '../../games/seat.ts';
import type { LogEntry } from '../../protocol/floor-view.ts';
import { Chain } from './chain.ts';
import type { Remembered, Store } from './store.ts';

export interface NewLogEntry {
  readonly at: number;
  readonly level: LogEntry['level'];
  readonly code: string;
  readonly text: string;
  readonly seat: Seat | null;
  /** Who did it, when a person did. */
  readonly by: string | null;
}

type LogRow = {
  at: number;
  level: LogEntry['level'];
  code: string;
  text: string;
  seat: number | null;
  by: string | null;
};

/** What happened that the floor should know, append-only. Never a PIN, never a card that is face down. */
export class Log {
  readonly #store: Store;
  readonly #rows: Chain<LogRow>;
  readonly #newest: Remembered<[number], LogEntry>;
  #follower: (entry: LogEntry) => void = () => {};

  constructor(store: Store) {
    this.#store = store;
    this.#rows = new Chain(store, 'log');
    this.#newest = store.remembered(
      ['log'],
      'SELECT id, at, level, code, text, seat, by FROM log ORDER BY id DESC LIMIT ?',
    );
  }

  write({ at, level, code, text, seat, by }: NewLogEntry): LogEntry {
    const row: LogRow = { at, level, code, text, seat, by };
    const entry = this.#store.transact(() => ({ id: this.#rows.append(row), ...row }));
    this.#follower(entry);
    return entry;
  }

  /** Calls back with every entry as it is written, even one whose transaction is undone afterwards. */
  follow(run: (entry: LogEntry) => void): void {
    this.#follower = run;
  }

  /** The last n entries, newest first. */
  last(n: number): LogEntry[] {
    return [...this.#newest.all(n)];
  }
}
