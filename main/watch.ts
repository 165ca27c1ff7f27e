/** What is watched alongside the play: the program, the books and their anchors, the machine's clock (M7). */
import type { Device } from '../protocol/floor-view.ts';
import { ClockWatch, clockSetText } from './clock/clock-watch.ts';
import { anchorDevices, programDevice } from './desks/devices.ts';
import { AuditWorker } from './house/audit-worker.ts';
import type { Anchoring } from './journal/anchoring.ts';
import type { Check } from './journal/check.ts';
import type { Store } from './journal/store.ts';
import { firstFault } from './ledger/start-check.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { Table } from './table/table.ts';

interface WatchParts {
  readonly table: Table;
  readonly store: Store;
  /** Null when there is no comparison. */
  readonly software: SoftwareCheck | null;
  /** Empty when the books are not anchored anywhere. */
  readonly anchorings: readonly Anchoring[];
  /** Whether all of the books are audited: after the start, and then once a day. */
  readonly audits: boolean;
  /** The machine's clock was moved by this many milliseconds, forward or back. */
  clockSet(changedBy: number): void;
}

/** How soon an anchor that failed is tried again, in ms, even if nothing else happens. */
const ANCHOR_RETRY = 10_000;

export class Watch {
  readonly #parts: WatchParts;
  readonly #audits: AuditWorker | null;
  readonly #clock: ClockWatch;
  #anchorDue = false;
  /** Why each anchor is behind, as last reported to the floor. */
  readonly #failures = new Map<Anchoring, string | null>();
  #cancelRetry: () => void = () => {};
  #closed = false;

  constructor(parts: WatchParts) {
    const { table, store } = parts;
    const { clock } = table.parts;
    this.#parts = parts;
    this.#clock = new ClockWatch(clock, (changedBy) => this.#clockSet(changedBy));
    this.#audits = parts.audits
      ? new AuditWorker(store, clock, (checks) => this.#audited(checks), table.parts.seal.key)
      : null;
    table.onChange(() => this.#anchorSoon());
    for (const anchoring of parts.anchorings) anchoring.onSent(() => this.#sent(anchoring));
  }

  devices(): readonly Device[] {
    const { software, anchorings } = this.#parts;
    return [...(software ? [programDevice(software)] : []), ...anchorDevices(anchorings)];
  }

  /** A program that is not the approved one must not deal. */
  async verify(): Promise<void> {
    const { software, table } = this.#parts;
    if (software === null) return;
    this.#verified(await software.verify());
    software.daily(table.parts.clock, (wrong) => this.#verified(wrong));
  }

  start(): void {
    this.#audits?.start();
    this.#clock.start();
  }

  async stop(): Promise<void> {
    await this.#audits?.stop();
    this.#parts.software?.stop();
    this.#clock.stop();
  }

  /** Anchors the books as they are closed; nothing is anchored after that. */
  async anchorLast(): Promise<void> {
    const { anchorings } = this.#parts;
    this.#closed = true;
    this.#cancelRetry();
    for (const anchoring of anchorings) await anchoring.arrived();
    for (const anchoring of anchorings) anchoring.keepUp();
    for (const anchoring of anchorings) await anchoring.arrived();
  }

  #clockSet(changedBy: number): void {
    this.#log('warning', 'clock set', clockSetText(changedBy));
    this.#parts.clockSet(changedBy);
    this.#parts.table.touch();
  }

  /** A full background audit has ended; anything it found stops play. */
  #audited(checks: readonly Check[]): void {
    const wrong = firstFault(checks);
    if (wrong !== null) this.#parts.table.fault(wrong, 'books');
    else this.#log('info', 'audit', `The books are sound: all ${checks.length} checks passed`);
    this.#parts.table.touch();
  }

  #verified(wrong: string | null): void {
    const { table, software } = this.#parts;
    if (wrong !== null) table.fault(wrong, 'software');
    else this.#log('info', 'software', `The program: ${software?.detail}`);
    table.touch();
  }

  /** Anchors what has changed, after the waiting answers have been sent. */
  #anchorSoon(): void {
    const { anchorings, table } = this.#parts;
    if (anchorings.length === 0 || this.#anchorDue) return;
    this.#anchorDue = true;
    table.parts.clock.after(0, () => this.#anchor());
  }

  #anchor(): void {
    if (this.#closed) return;
    this.#anchorDue = false;
    for (const anchoring of this.#parts.anchorings) {
      anchoring.keepUp();
      this.#showAnchoring(anchoring);
    }
  }

  /** A line has reached another machine, or failed to; the books may have gone on in the meantime. */
  #sent(anchoring: Anchoring): void {
    if (this.#closed) return;
    this.#showAnchoring(anchoring);
    if (anchoring.failure === null && anchoring.behind) this.#anchorSoon();
  }

  /** Reports once when an anchor cannot be kept up, and once when it can again; retries on its own in between. */
  #showAnchoring(anchoring: Anchoring): void {
    const { failure } = anchoring;
    if (failure !== null) this.#retryLater();
    if (failure === (this.#failures.get(anchoring) ?? null)) return;
    this.#failures.set(anchoring, failure);
    if (failure === null) this.#log('info', 'anchor', 'The books are anchored again');
    else this.#log('error', 'anchor', `The books cannot be anchored: ${failure}`);
    this.#parts.table.touch();
  }

  #retryLater(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#parts.table.parts.clock.after(ANCHOR_RETRY, () => this.#anchor());
  }

  #log(level: 'info' | 'warning' | 'error', code: string, text: string): void {
    this.#parts.table.note({ level, code, text, seat: null, by: null });
  }
}
