/**
 * What a table knows, kept so that it is never ahead of what is on disk: every change is one transaction, and one
 * that cannot be made stops the table.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import type { TableClock } from '../clock/clock.ts';
import type { Log, NewLogEntry } from '../journal/log.ts';
import { StoreError } from '../journal/store.ts';
import type { Books } from '../ledger/settle.ts';
import { type FaultCheck, failedCheck } from './fault.ts';
import { type TableState, tableState } from './state.ts';
import type { TableEvent } from './table-chart.ts';

/** The chart that is told what has happened. */
export interface EventTaker {
  send(event: TableEvent): void;
}

export interface DurableStateParts {
  readonly books: Books;
  readonly log: Log;
  readonly clock: TableClock;
}

export class DurableState {
  readonly parts: DurableStateParts;
  #state: TableState;
  #rev: number;
  #failures = 0;
  #chart: EventTaker | null = null;
  readonly #listeners = new Set<() => void>();

  /** Takes up what was saved, or begins with `fresh`. */
  constructor(parts: DurableStateParts, fresh: () => TableState) {
    this.parts = parts;
    this.#state = savedState(parts.books) ?? fresh();
    parts.books.ledger.haltWhile(() => this.#state.fault);
    // A thousand steps on: no revision that was ever shown comes again.
    this.#rev = this.#state.rev + 1000;
  }

  get state(): Readonly<TableState> {
    return this.#state;
  }

  /** How often something has failed since the start of the program. */
  get failures(): number {
    return this.#failures;
  }

  /** Grows with every change that a view shows, also across restarts. */
  get rev(): number {
    return this.#rev;
  }

  now(): number {
    return this.parts.clock.now();
  }

  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** Something that a view shows is different now. */
  touch(): void {
    this.#rev += 1;
    for (const run of this.#listeners) run();
  }

  /** Tells the chart that drives the table what has happened. */
  tell(event: TableEvent): void {
    this.#chart?.send(event);
  }

  /** From now on this chart is told. */
  driveBy(chart: EventTaker): void {
    this.#chart = chart;
  }

  /** Revisions go on from there, if they are not beyond it. */
  skipTo(rev: number): void {
    this.#rev = Math.max(this.#rev, rev);
  }

  /** Takes over a state that is on disk. */
  keep(state: TableState): void {
    this.#state = state;
  }

  /**
   * Changes what the table knows, in one transaction with whatever else `work` writes. A refusal or a failure leaves
   * everything as it was.
   */
  change<T>(work: (draft: TableState) => Result<T, Refusal>): Result<T, Refusal> {
    const draft = structuredClone(this.#state);
    const done = this.durably(() =>
      this.parts.books.store.attempt(() => {
        const result = work(draft);
        if (result.ok) this.parts.books.tableState.save(this.now(), this.stamped(draft));
        return result;
      }),
    );
    if (done.ok) {
      this.#state = draft;
      this.touch();
    }
    return done;
  }

  /** The draft with the revision that it is saved under. */
  stamped(draft: TableState): TableState {
    draft.rev = this.#rev + 1;
    return draft;
  }

  /** Runs what must not fail; if it does, the table stands still and says why. */
  durably<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return work();
    } catch (error) {
      const text = messageOf(error);
      this.fault(text, failedCheck(error));
      return refuse('fault', `Nothing was done: ${text}`);
    }
  }

  /** Writes down what has happened. It has happened, even if that fails; then the table stands still. */
  note(entry: Omit<NewLogEntry, 'at'>): void {
    try {
      this.write(entry);
    } catch (error) {
      this.fails(error);
    }
  }

  /** Writes down what a change does, inside of it: it is in the log if it is done. */
  write(entry: Omit<NewLogEntry, 'at'>): void {
    this.parts.log.write({ at: this.now(), ...entry, text: entry.text.slice(0, 400) });
  }

  /** Stops the table for an error that came up outside of `durably`. */
  fails(error: unknown): void {
    this.fault(messageOf(error), failedCheck(error));
  }

  /**
   * Stops dealing, and all money, until `check` passes and staff have cleared it (M6). What fails besides while the table
   * stands still must pass, too.
   */
  fault(text: string, check: FaultCheck = 'books'): void {
    this.#failures += 1;
    const { fault, failed } = this.#state;
    if (fault !== null && failed.includes(check)) return;
    this.#state =
      fault === null
        ? { ...this.#state, fault: text.slice(0, 400), faultAt: this.now(), failed: [check] }
        : { ...this.#state, failed: [...failed, check] };
    try {
      this.parts.log.write({ at: this.now(), level: 'error', code: 'fault', text, seat: null, by: null });
      this.parts.books.tableState.save(this.now(), this.stamped(structuredClone(this.#state)));
    } catch {
      // The store itself is what failed; the screens still say so, and a restart finds the file as it was.
    }
    this.touch();
    this.#chart?.send({ type: 'FAULT' });
  }

  stop(reason: string): Result<null, Refusal> {
    if (this.#state.stopped !== null) return refuse('stopped already', 'Play is stopped already.');
    const stopped = this.change((draft) => {
      Object.assign(draft, { stopped: reason, stoppedAt: this.now() });
      return ok(null);
    });
    if (stopped.ok) this.#chart?.send({ type: 'STOP' });
    return stopped;
  }

  resume(): Result<null, Refusal> {
    if (this.#state.stopped === null) return refuse('not stopped', 'Play is not stopped.');
    const resumed = this.change((draft) => {
      Object.assign(draft, { stopped: null, stoppedAt: null });
      return ok(null);
    });
    if (resumed.ok) this.#chart?.send({ type: 'RESUME' });
    return resumed;
  }
}

/** The table as it was saved; null for a new one. Throws `StoreError` when it is none. */
function savedState({ store, tableState: kept }: Books): TableState | null {
  try {
    const saved = kept.load();
    return saved === null ? null : tableState.parse(saved.state);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('corrupt', `${store.path}: the saved table is damaged.`, { cause: error });
  }
}
