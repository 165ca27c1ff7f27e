import type { Seat } from '../../games/game.ts';
import type { LogEntry } from '../link/views.ts';
import type { Store } from './store.ts';

export interface NewLogEntry {
  readonly at: number;
  readonly level: LogEntry['level'];
  readonly code: string;
  readonly text: string;
  readonly seat: Seat | null;
  readonly by: string | null;
}

export declare class Log {
  constructor(store: Store);
  write(entry: NewLogEntry): LogEntry;
  /** The last n entries, newest first. */
  last(n: number): LogEntry[];
}
