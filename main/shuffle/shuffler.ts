/**
 * Chance, from the operating system's generator and nowhere else. Nothing about it depends on the hour, on a touch
 * or on what was dealt before.
 */
import { randomBytes } from 'node:crypto';
import { invariant } from '../../games/result.ts';

export interface Shuffler {
  /** A whole number from 0 to n − 1, each as likely. n from 1 to 65,536. */
  lot(n: number): number;
  /** The same cards in a random order, every order as likely. */
  shuffle<T>(cards: readonly T[]): T[];
}

/** Bytes fetched at a time. */
const POOL_BYTES = 4096;

/** Where random bytes come from; tests put in their own. */
export type ByteSource = (count: number) => Uint8Array;

/** A shuffler over the operating system's generator. */
export function systemShuffler(source: ByteSource = randomBytes): Shuffler {
  let pool = new Uint8Array(0);
  let at = 0;

  const word = (): number => {
    if (at + 2 > pool.length) {
      pool = Uint8Array.from(source(POOL_BYTES));
      invariant(pool.length === POOL_BYTES, 'the generator gave fewer bytes than asked for');
      at = 0;
    }
    const value = ((pool[at] ?? 0) << 8) | (pool[at + 1] ?? 0);
    // Used bytes do not stay in memory: what was dealt cannot be read back from the pool.
    pool[at] = 0;
    pool[at + 1] = 0;
    at += 2;
    return value;
  };

  const lot = (n: number): number => {
    invariant(Number.isInteger(n) && n >= 1 && n <= 0x10000, () => `a lot among ${n}`);
    // Words above the last full multiple of n are thrown away: a remainder alone would favour small numbers.
    const limit = 0x10000 - (0x10000 % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };

  const shuffle = <T>(cards: readonly T[]): T[] => {
    const deck = [...cards];
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const pick = lot(last + 1);
      const card = deck[last] as T;
      deck[last] = deck[pick] as T;
      deck[pick] = card;
    }
    return deck;
  };

  return { lot, shuffle };
}
