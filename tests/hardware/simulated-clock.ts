import type { Clock } from '../../hardware/ports/clock.ts';

/** A clock that stands still until a test moves it. */
export class SimulatedClock implements Clock {
  #now = 0;
  #alarms: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((each) => each !== alarm);
    };
  }

  /** Moves on, running what falls due on the way, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#alarms = this.#alarms.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  /** How many alarms are set. */
  get pending(): number {
    return this.#alarms.length;
  }
}
