/** How a stopped table goes on: everything that failed is checked again before staff may clear the fault (M2). */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import type { DurableState } from './durable-state.ts';
import type { FaultCheck, TableChecks } from './fault.ts';
import type { HandInPlay } from './hand-in-play.ts';
import type { Settlement } from './settlement.ts';

interface RepairParts {
  readonly durable: DurableState;
  readonly play: HandInPlay;
  readonly settlement: Settlement;
  readonly checks: TableChecks;
  readonly shuffler: Shuffler;
}

export class Repair {
  readonly #parts: RepairParts;
  /** Why the program must be restarted; null while it is intact. */
  #broken: string | null = null;

  constructor(parts: RepairParts) {
    this.#parts = parts;
  }

  /** A part of the program failed in the middle of its work: only a restart repairs it. */
  breaksOff(error: unknown): void {
    this.#broken = `Start the program again: ${messageOf(error)}`;
    this.#parts.durable.fault(this.#broken, 'program');
  }

  /**
   * Goes on after a fault, once everything that failed passes, the books can be written, and memory agrees with them.
   * Refused with what is still wrong.
   */
  async clear(): Promise<Result<null, Refusal>> {
    const { durable } = this.#parts;
    if (durable.state.fault === null) return refuse('no fault', 'There is no fault to clear.');
    const { failures } = durable;
    const { failed } = durable.state;
    const wrong = this.#unwritable() ?? (await this.#stillWrong(failed)) ?? this.#wrongToPlay();
    if (wrong !== null) return refuse('fault', `Not cleared: ${wrong}`);
    if (durable.state.fault === null) return refuse('no fault', 'Somebody else has already cleared the fault.');
    if (durable.failures > failures) {
      return refuse('fault', 'Not cleared: something else has failed. Try again.');
    }
    const before = durable.state;
    durable.keep({ ...before, fault: null, faultAt: null, failed: [] });
    const cleared = durable.change(() => ok(null));
    if (cleared.ok) durable.tell({ type: 'CLEARED' });
    else durable.keep({ ...before, failed: [...new Set([...before.failed, ...durable.state.failed])] });
    return cleared;
  }

  /**
   * Proves all of the books while the table is stopped, so that chips may be cashed in. Returns what is wrong, in one
   * sentence; null when nothing is.
   */
  async proveBooks(): Promise<string | null> {
    return this.#unwritable() ?? (await this.#parts.checks.books());
  }

  /** What keeps the books from being written; null when they can be written again. */
  #unwritable(): string | null {
    const { durable } = this.#parts;
    try {
      durable.parts.books.tableState.save(durable.now(), durable.stamped(structuredClone(durable.state)));
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  async #stillWrong(failed: readonly FaultCheck[]): Promise<string | null> {
    for (const check of failed) {
      const wrong = await this.#proof(check).catch(messageOf);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** Repeats the whole of a check that failed. */
  async #proof(check: FaultCheck): Promise<string | null> {
    const { checks, shuffler, settlement } = this.#parts;
    switch (check) {
      case 'books':
        return checks.books();
      case 'disk':
        return checks.disk();
      case 'software':
        return checks.software();
      case 'generator':
        shuffler.cycle();
        return null;
      case 'settlement':
        return (await checks.books()) ?? settlement.trial();
      case 'program':
        return this.#broken;
    }
  }

  /** What keeps the table from playing. Takes up the journal's open hand if memory holds another one. */
  #wrongToPlay(): string | null {
    const { durable, play, checks } = this.#parts;
    try {
      const wrong = checks.start();
      if (wrong !== null) return wrong.text;
      const journaled = durable.parts.books.journal.openHand();
      if (!play.agreesWith(journaled)) play.takeUp(journaled);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }
}
