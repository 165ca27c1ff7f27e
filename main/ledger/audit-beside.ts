import { Worker } from 'node:worker_threads';
import type { TableClock } from '../clock.ts';
import type { Check } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';

/** The first hands after a start have the machine for themselves. */
const AFTER_START = 5_000;
const DAY = 24 * 60 * 60_000;

/** What the thread is given, and what it tells: its findings. */
export interface AuditTask {
  readonly path: string;
  readonly kind: Store['kind'];
}

/**
 * Audits the whole file while the table plays, on a thread and a connection of its own, as of one moment: soon
 * after the start and then every day (M7). A long file takes it a minute or two, during which nobody waits.
 */
export class AuditBeside {
  readonly #store: Store;
  readonly #clock: TableClock;
  readonly #done: (checks: readonly Check[]) => void;
  #thread: Worker | null = null;
  #cancel: (() => void) | null = null;

  constructor(store: Store, clock: TableClock, done: (checks: readonly Check[]) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#done = done;
  }

  start(): void {
    this.#cancel = this.#clock.after(AFTER_START, () => this.#run());
  }

  #run(): void {
    this.#cancel = this.#clock.after(DAY, () => this.#run());
    if (this.#thread !== null) return;
    const { path, kind } = this.#store;
    const workerData: AuditTask = { path, kind };
    const thread = new Worker(new URL('./audit-thread.ts', import.meta.url), { workerData });
    this.#thread = thread;
    const end = (checks: readonly Check[]): void => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#done(checks);
    };
    thread.once('message', end);
    thread.once('error', (error) => end([{ name: 'audit', ok: false, detail: error.message }]));
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}
