import fc from 'fast-check';
import { expect } from 'vitest';
import { type Card, parseCards, standardDeck } from '../../../games/card.ts';
import { compare, type Score } from './obvious.ts';

/** Reads cards; a test with a misspelt card fails. */
export function cards(text: string): Card[] {
  const read = parseCards(text);
  if (read === null) throw new Error(`not cards: ${text}`);
  return read;
}

/** Calls back for every five cards of the 52, in ascending order. */
export function eachFive(visit: (a: Card, b: Card, c: Card, d: Card, e: Card) => void): void {
  for (let e = 4; e < 52; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit(a, b, c, d, e);
}

interface Contest {
  readonly hole: number;
  readonly board: number;
  readonly deck?: readonly Card[];
  readonly runs?: number;
  readonly fast: (hole: Card[], board: Card[]) => number;
  readonly plain: (hole: Card[], board: Card[]) => Score | null;
}

/** Deals two random hands on a common board again and again, and expects fast and plain to agree on who wins. */
export function expectAgreement({ hole, board, deck = standardDeck(), runs = 1_000, fast, plain }: Contest): void {
  const size = 2 * hole + board;
  fc.assert(
    fc.property(fc.shuffledSubarray([...deck], { minLength: size, maxLength: size }), (dealt) => {
      const first = dealt.slice(0, hole);
      const second = dealt.slice(hole, 2 * hole);
      const shared = dealt.slice(2 * hole);
      const [one, two] = [fast(first, shared), fast(second, shared)];
      const [plainOne, plainTwo] = [plain(first, shared), plain(second, shared)];
      expect(Math.sign(one - two)).toBe(compare(plainOne, plainTwo));
      expect(one > 0).toBe(plainOne !== null);
    }),
    { seed: 20_260_101, numRuns: runs },
  );
}
