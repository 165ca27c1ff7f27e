import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { TableClock } from '../clock/clock.ts';
import type { Check } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { audit } from '../ledger/audit.ts';

/** The first hands after a start have the machine for themselves. */
const AFTER_START = 5_000;
const DAY = 24 * 60 * 60_000;

/** What the thread is given; it tells its findings. */
export interface AuditTask {
  readonly path: string;
  readonly kind: Store['kind'];
  /** The key of the decks: with it, it goes on from what was proven last and plays every hand since again. */
  readonly key: Uint8Array | null;
  /** Whether the house beside the books is audited, too. */
  readonly beside: boolean;
}

/**
 * Audits the books, and those of the house beside them, while the table plays, on a thread of low priority and a connection of its own, as of one moment: soon
 * after the start and then every day (M7). It goes on from the rows that it has proven last, so that a day costs the same
 * however many years the books have; the first time it begins with the first row.
 */
export class AuditWorker {
  readonly #store: Store;
  readonly #key: Uint8Array | null;
  readonly #clock: TableClock;
  readonly #done: (checks: readonly Check[]) => void;
  #thread: Worker | null = null;
  #cancel: (() => void) | null = null;

  constructor(
    store: Store,
    clock: TableClock,
    done: (checks: readonly Check[]) => void,
    key: Uint8Array | null = null,
  ) {
    this.#key = key;
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
    const thread = auditThread(this.#store, { key: this.#key, beside: true }, (checks) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#done(checks);
    });
    this.#thread = thread;
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}

/** A file of this size is audited in about the time that a thread takes to begin. */
const SHORT = 4 * 1024 * 1024;

/**
 * Audits the whole file as of now, for the clearing of a fault, which looks at the house by itself: a short one at once, a long one on a thread, so that the
 * screens stay alive. Always has findings; an audit that could not be made is one.
 */
export async function wholeAudit(store: Store): Promise<readonly Check[]> {
  if (isShort(store.path)) return audit(store);
  return new Promise((resolve) => auditThread(store, { key: null, beside: false }, resolve));
}

/** A file in memory is short; so is one that is not there, of which the audit says so. */
const isShort = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) < SHORT;

function auditThread(
  { path, kind }: Store,
  how: Pick<AuditTask, 'key' | 'beside'>,
  done: (checks: readonly Check[]) => void,
): Worker {
  const workerData: AuditTask = { path, kind, ...how };
  const thread = new Worker(new URL('./audit-thread.ts', import.meta.url), { workerData });
  thread.once('message', done);
  thread.once('error', (error) => done([{ name: 'audit', ok: false, detail: error.message }]));
  return thread;
}
