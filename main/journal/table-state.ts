import type { Store } from './store.ts';

export declare class TableState {
  constructor(store: Store);
  save(at: number, state: unknown): void;
  /** What was saved last; null in a new file. */
  load(): { at: number; state: unknown } | null;
}
