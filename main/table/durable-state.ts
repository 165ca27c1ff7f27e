/**
 * The state of a table, kept so that it is never ahead of the disk: every change is one transaction, and a change that
 * fails stops the table.
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

/** The chart that receives the table's events. */
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

  /** Loads the saved state, or starts with `fresh`. */
  constructor(parts: DurableStateParts, fresh: () => TableState) {
    this.parts = parts;
    this.#state = savedState(parts.books) ?? fresh();
    parts.books.ledger.haltWhile(() => this.#state.fault);
    // Skips a thousand, so that no revision ever shown is used again.
    this.#rev = this.#state.rev + 1000;
  }

  get state(): Readonly<TableState> {
    return this.#state;
  }

  /** How many failures there have been since the program started. */
  get failures(): number {
    return this.#failures;
  }

  /** Increases with every change that a view shows, also across restarts. */
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

  /** Marks that something a view shows has changed. */
  touch(): void {
    this.#rev += 1;
    for (const run of this.#listeners) run();
  }

  /** Sends an event to the chart that drives the table. */
  tell(event: TableEvent): void {
    this.#chart?.send(event);
  }

  /** Sends events to this chart from now on. */
  driveBy(chart: EventTaker): void {
    this.#chart = chart;
  }

  /** Continues revisions from here, if they are not already beyond it. */
  skipTo(rev: number): void {
    this.#rev = Math.max(this.#rev, rev);
  }

  /** Adopts a state that is already on disk. */
  keep(state: TableState): void {
    this.#state = state;
  }

  /**
   * Changes the state in one transaction, together with anything else that `work` writes. A refusal or a failure leaves
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

  /** The draft with the revision it will be saved under. */
  stamped(draft: TableState): TableState {
    draft.rev = this.#rev + 1;
    return draft;
  }

  /** Runs work that must not fail; if it does, the table stops and says why. */
  durably<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return work();
    } catch (error) {
      const text = messageOf(error);
      this.fault(text, failedCheck(error));
      return refuse('fault', `Nothing was done: ${text}`);
    }
  }

  /** Logs something that has happened. It has happened even if logging fails; then the table stops. */
  note(entry: Omit<NewLogEntry, 'at'>): void {
    try {
      this.write(entry);
    } catch (error) {
      this.fails(error);
    }
  }

  /** Logs what a change does, in the same transaction, so the entry exists only if the change does. */
  write(entry: Omit<NewLogEntry, 'at'>): void {
    this.parts.log.write({ at: this.now(), ...entry, text: entry.text.slice(0, 400) });
  }

  /** Stops the table for an error raised outside `durably`. */
  fails(error: unknown): void {
    this.fault(messageOf(error), failedCheck(error));
  }

  /**
   * Stops all dealing and all money until `check` passes and staff have cleared the fault (M6). If anything else fails
   * while the table is stopped, that must pass, too.
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
      // The store itself failed. The screens still show the fault, and a restart finds the file as it was.
    }
    this.touch();
    this.#chart?.send({ type: 'FAULT' });
  }

  stop(reason: string): Result<null, Refusal> {
    if (this.#state.stopped !== null) return refuse('stopped already', 'Play is already stopped.');
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

/** The saved state of the table; null for a new one. Throws `StoreError` when the saved value is not one. */
function savedState({ store, tableState: kept }: Books): TableState | null {
  try {
    const saved = kept.load();
    return saved === null ? null : tableState.parse(saved.state);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('corrupt', `${store.path}: the saved table is damaged.`, { cause: error });
  }
}
