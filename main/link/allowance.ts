/** How many requests a screen may send at once, and how many more per second; no finger is faster. */
const OF_A_SCREEN: Rate = { burst: 40, perSecond: 20 };

/** This many at once, and this many more per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * How often something may still be done: full at first, refilled over time. Each screen has its own, shared by its
 * lines.
 */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #filledAt: number;

  /** `now` in milliseconds, as in `take`. */
  constructor(now: number, rate: Rate = OF_A_SCREEN) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#filledAt = now;
  }

  /** Takes one from the allowance; false when it is empty. A clock set back refills nothing. */
  take(now: number): boolean {
    if (!this.isLeft(now)) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether `take` would be granted. */
  isLeft(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
    return this.#left >= 1;
  }
}
