import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { TableClock } from '../clock/clock.ts';
import type { Check } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { audit } from '../ledger/audit.ts';

/** The first hands after a start get the whole machine. */
const AFTER_START = 5_000;
const DAY = 24 * 60 * 60_000;

/** What the thread receives; it reports its findings. */
export interface AuditTask {
  readonly path: string;
  readonly kind: Store['kind'];
  /** The key of the decks: with it, the audit continues from what was proven last and replays every hand since then. */
  readonly key: Uint8Array | null;
  /** Whether the house next to the books is also audited. */
  readonly beside: boolean;
}

/**
 * Audits the books, and those of the house next to them, while the table plays: on a low-priority thread with its own
 * connection, as of one moment, soon after the start and then every day (M7). It continues from the rows it proved
 * last, so that each day costs the same however many years the books cover; the first audit begins with the first row.
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

/** Auditing a file of this size takes about as long as starting a thread. */
const SHORT = 4 * 1024 * 1024;

/**
 * Audits the whole file as of now, to clear a fault; the house is checked separately. A short file is audited at once,
 * a long one on a thread, so that the screens stay responsive. Always returns findings: an audit that could not run is
 * one.
 */
export async function wholeAudit(store: Store): Promise<readonly Check[]> {
  if (isShort(store.path)) return audit(store);
  return new Promise((resolve) => auditThread(store, { key: null, beside: false }, resolve));
}

/** A file in memory counts as short; so does a missing file, which the audit reports. */
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
