import type { TableClock } from './clock.ts';

const EVERY = 60_000;
/** How far a network-synchronized clock may jump within a minute without being reported, in ms. */
const TOLERANCE = 2000;

/**
 * Reports when the machine's wall clock was set, forward or back (T1). Once a minute it is compared with the steady
 * clock, which cannot be set. Records keep their order whatever their times say; this explains why the times do not.
 */
export class ClockWatch {
  readonly #clock: TableClock;
  readonly #onJump: (changedBy: number) => void;
  #ahead: number;
  #cancel: (() => void) | null = null;

  /** `onJump` gets the number of milliseconds by which the wall clock was moved, negative when it was set back. */
  constructor(clock: TableClock, onJump: (changedBy: number) => void) {
    this.#clock = clock;
    this.#onJump = onJump;
    this.#ahead = clock.now() - clock.steady();
  }

  start(): void {
    this.#cancel = this.#clock.after(EVERY, () => {
      this.start();
      const ahead = this.#clock.now() - this.#clock.steady();
      const changedBy = ahead - this.#ahead;
      if (Math.abs(changedBy) < TOLERANCE) return;
      this.#ahead = ahead;
      this.#onJump(changedBy);
    });
  }

  stop(): void {
    this.#cancel?.();
  }
}

/** The log text for it. */
export function clockSetText(changedBy: number): string {
  const [seconds, way] = [Math.round(Math.abs(changedBy) / 1000), changedBy < 0 ? 'back' : 'forward'];
  return `The clock of the machine was set ${way} by ${seconds} seconds`;
}
