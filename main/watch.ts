/** What is looked at beside the play: the program, the books and their anchor, the clock of the machine (M7). */
import type { Device } from '../protocol/views.ts';
import { ClockWatch } from './clock/clock-watch.ts';
import { anchorDevice, programDevice } from './desks/devices.ts';
import type { Anchoring } from './journal/anchoring.ts';
import type { Check } from './journal/check.ts';
import type { Store } from './journal/store.ts';
import { AuditWorker } from './ledger/audit-worker.ts';
import { firstFault } from './ledger/start-check.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { Table } from './table/table.ts';

interface WatchParts {
  readonly table: Table;
  readonly store: Store;
  /** Null where nothing is compared. */
  readonly software: SoftwareCheck | null;
  /** Null where the books are anchored nowhere else. */
  readonly anchoring: Anchoring | null;
  /** Whether the whole of the books is audited: after the start, and then once a day. */
  readonly audits: boolean;
}

export class Watch {
  readonly #parts: WatchParts;
  readonly #audits: AuditWorker | null;
  readonly #clock: ClockWatch;
  #anchorDue = false;
  #closed = false;

  constructor(parts: WatchParts) {
    const { table, store } = parts;
    const { clock } = table.parts;
    this.#parts = parts;
    this.#clock = new ClockWatch(clock, (changedBy) => this.#clockSet(changedBy));
    this.#audits = parts.audits ? new AuditWorker(store, clock, (checks) => this.#audited(checks)) : null;
    table.onChange(() => this.#anchorSoon());
  }

  devices(): readonly Device[] {
    const { software, anchoring } = this.#parts;
    return [...(software ? [programDevice(software)] : []), anchorDevice(anchoring)];
  }

  /** Nothing is dealt by a program that is not the approved one. */
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
  anchorLast(): void {
    this.#anchor();
    this.#closed = true;
  }

  #clockSet(changedBy: number): void {
    const [seconds, way] = [Math.round(Math.abs(changedBy) / 1000), changedBy < 0 ? 'back' : 'forward'];
    this.#log('warning', 'clock set', `The clock of the machine was set ${way} by ${seconds} seconds`);
    this.#parts.table.touch();
  }

  /** A whole audit beside the table has ended: what it found stops play. */
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

  /** Anchors what has changed, once whoever waits for it has been answered. */
  #anchorSoon(): void {
    const { anchoring, table } = this.#parts;
    if (anchoring === null || this.#anchorDue) return;
    this.#anchorDue = true;
    table.parts.clock.after(0, () => this.#anchor());
  }

  #anchor(): void {
    const { anchoring, table } = this.#parts;
    if (anchoring === null || this.#closed) return;
    this.#anchorDue = false;
    const before = anchoring.failure;
    anchoring.keepUp();
    const { failure } = anchoring;
    if (failure === before) return;
    if (failure === null) this.#log('info', 'anchor', 'The books are anchored again');
    else this.#log('error', 'anchor', `The books cannot be anchored: ${failure}`);
    table.touch();
  }

  #log(level: 'info' | 'warning' | 'error', code: string, text: string): void {
    this.#parts.table.note({ level, code, text, seat: null, by: null });
  }
}
