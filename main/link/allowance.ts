/** What a screen may ask at once, and in each second after that; no finger is faster. */
const BURST = 40;
const PER_SECOND = 20;

/** How often one screen may still ask: full at first, and filled again with time. It is the screen's, whatever its lines. */
export class Allowance {
  #left = BURST;
  #filledAt: number;

  /** `now` in milliseconds, as in `take`. */
  constructor(now: number) {
    this.#filledAt = now;
  }

  /** Takes one request from what is left; false when nothing is. A clock set back fills nothing. */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#filledAt) / 1000) * PER_SECOND);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
