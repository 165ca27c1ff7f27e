import type { TableClock } from './clock.ts';

const EVERY = 60_000;
/** What a clock that is kept right by the network may be moved by in a minute without a word. */
const TOLERANCE = 2000;

/**
 * Tells when the machine's wall clock was set, forward or back (T1). Once a minute it is compared with the steady clock,
 * which nobody can set. Records keep their order whatever the time on them; this says why the times do not.
 */
export class ClockWatch {
  readonly #clock: TableClock;
  readonly #told: (changedBy: number) => void;
  #ahead: number;
  #cancel: (() => void) | null = null;

  /** `told` is given by how many milliseconds the wall clock was moved, less than nothing when it was set back. */
  constructor(clock: TableClock, told: (changedBy: number) => void) {
    this.#clock = clock;
    this.#told = told;
    this.#ahead = clock.now() - clock.steady();
  }

  start(): void {
    this.#cancel = this.#clock.after(EVERY, () => {
      this.start();
      const ahead = this.#clock.now() - this.#clock.steady();
      const changedBy = ahead - this.#ahead;
      if (Math.abs(changedBy) < TOLERANCE) return;
      this.#ahead = ahead;
      this.#told(changedBy);
    });
  }

  stop(): void {
    this.#cancel?.();
  }
}

/** What is written down of it. */
export function clockSetText(changedBy: number): string {
  const [seconds, way] = [Math.round(Math.abs(changedBy) / 1000), changedBy < 0 ? 'back' : 'forward'];
  return `The clock of the machine was set ${way} by ${seconds} seconds`;
}
