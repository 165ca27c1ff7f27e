/**
 * The one clock of the host. Charts, readers and bots all run on it, so that a test can run a whole evening in a
 * second, and a stopped clock stops everything.
 */
import { SimulatedClock } from 'xstate';
import type { Clock } from '../../hardware/ports/clock.ts';

export interface TableClock extends Clock {
  /** Wall time, in milliseconds since 1970: for records and screens. */
  now(): number;
  /** Milliseconds since some moment, by a clock that cannot be set. */
  steady(): number;
  after(ms: number, run: () => void): () => void;
  /** The same clock in the form that XState charts take. */
  readonly chart: {
    setTimeout(run: (...args: unknown[]) => void, ms: number): unknown;
    clearTimeout(id: unknown): void;
  };
}

/** The machine's own time. */
export function realClock(): TableClock {
  return {
    now: () => Date.now(),
    steady: () => performance.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    chart: {
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
    },
  };
}

/** A clock that a test moves: it lets time pass, or sets the wall clock without time passing. */
export interface MovableClock extends TableClock {
  advance(ms: number): void;
  /** Sets the wall clock forward, or back by a negative amount. */
  set(by: number): void;
}

/** A clock that stands still until it is moved. Starts at `start`, by default noon UTC on January 1, 2026. */
export function simulatedClock(start = Date.UTC(2026, 0, 1, 12)): MovableClock {
  const clock = new SimulatedClock();
  let set = 0;
  return {
    now: () => start + set + clock.now(),
    steady: () => clock.now(),
    after: (ms, run) => {
      const id = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(id);
    },
    chart: {
      setTimeout: (run, ms) => clock.setTimeout(run, ms),
      clearTimeout: (id) => clock.clearTimeout(id as number),
    },
    advance: (ms) => clock.increment(ms),
    set: (by) => {
      set += by;
    },
  };
}
