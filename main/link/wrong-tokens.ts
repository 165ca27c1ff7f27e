/**
 * Limits the wrong tokens checked from one address, so that guessing is slow and cannot keep the books busy or fill the
 * log.
 */
import { Allowance, type Rate } from './allowance.ts';

/** A table with an old token tries at most every five seconds, so its neighbors at that address are not kept out. */
const RATE: Rate = { burst: 20, perSecond: 1 };

/** Number of addresses remembered; attempts from more than that are spread thin anyway. */
const MOST_ADDRESSES = 1000;

export class WrongTokens {
  readonly #left = new Map<string, Allowance>();

  /** Whether an address has sent so many that its tokens are not checked now. `now` in milliseconds. */
  tooMany(address: string, now: number): boolean {
    return this.#left.get(address)?.isLeft(now) === false;
  }

  /** Counts a wrong token from an address. */
  count(address: string, now: number): void {
    const left = this.#left.get(address) ?? new Allowance(now, RATE);
    left.take(now);
    this.#left.delete(address);
    this.#left.set(address, left);
    for (const oldest of this.#left.keys()) {
      if (this.#left.size <= MOST_ADDRESSES) break;
      this.#left.delete(oldest);
    }
  }
}
