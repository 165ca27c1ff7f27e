/** How many wrong tokens are looked at from one address, so that nobody guesses fast, keeps the books busy or fills the log. */
import { Allowance, type Rate } from './allowance.ts';

/** A table with an old token tries every five seconds at most, so its neighbors at that address are not kept out by it. */
const RATE: Rate = { burst: 20, perSecond: 1 };

/** Addresses that are remembered; whoever has more than that has spread their tries thin. */
const MOST_ADDRESSES = 1000;

export class WrongTokens {
  readonly #left = new Map<string, Allowance>();

  /** Whether an address has sent so many that no token from there is looked at now. `now` in milliseconds. */
  tooMany(address: string, now: number): boolean {
    return this.#left.get(address)?.isLeft(now) === false;
  }

  /** A token from there was wrong. */
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
