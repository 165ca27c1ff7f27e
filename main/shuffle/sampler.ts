/**
 * From random words to lots and decks: all of the arithmetic of chance, without any randomness in it. The same words
 * always give the same cards.
 */
import { invariant } from '../../games/result.ts';

/** Returns the next 16 random bits as a whole number, 0 to 65,535. */
export type Word = () => number;

/** A source of random bytes: exactly `count` of them, in memory that the caller may wipe. */
export type ByteSource = (count: number) => Uint8Array;

export interface Sampler {
  /** A whole number from 0 to n − 1, all equally likely. n is from 1 to 65,536. */
  lot(n: number): number;
  /** The same cards in a random order, every order equally likely. */
  shuffle<T>(cards: readonly T[]): T[];
}

const WORDS = 0x10000;

export function samplerOf(word: Word): Sampler {
  const lot = (n: number): number => {
    invariant(Number.isInteger(n) && n >= 1 && n <= WORDS, () => `a lot among ${n}`);
    // Words above the last full multiple of n are thrown away: with a plain remainder small numbers would be more
    // likely (B-78).
    const limit = WORDS - (WORDS % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };

  // Fisher–Yates: each place, from the last down, takes one of the cards not yet placed, itself included (B-75, B-77).
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

/** A sampler over untested bytes, the high byte of each word first: for tests of the arithmetic itself. */
export function bareSampler(source: ByteSource): Sampler {
  return samplerOf(() => {
    const [high = 0, low = 0] = source(2);
    return (high << 8) | low;
  });
}
