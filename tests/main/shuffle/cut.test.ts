import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CutNumber, commitTo, cutOrder, isCommitted } from '../../../main/shuffle/cut.ts';

const SEAL = 'ab'.repeat(32);
const ONE = '01'.repeat(32);
const TWO = '02'.repeat(32);
const sha = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('the cut, written down by hand', () => {
  test('a commitment is the hash of two lines', () => {
    expect(commitTo(ONE)).toBe(sha(`dealerless cut number 1\n${ONE}\n`).toString('hex'));
  });

  test('the last place is drawn first, with words of 32 bits from hashes over the seal and the numbers', () => {
    const seed = sha(`dealerless cut 1\n${SEAL}\n3 ${ONE}\n7 ${TWO}\n`).toString('hex');
    const words = sha(`dealerless cut words 1\n${seed}\n0\n`);
    const places = [0, 1, 2, 3];
    for (const [nth, last] of [3, 2, 1].entries()) {
      const other = words.readUInt32BE(nth * 4) % (last + 1);
      [places[last], places[other]] = [places[other] ?? -1, places[last] ?? -1];
    }
    const numbers = [
      { seat: 7, number: TWO },
      { seat: 3, number: ONE },
    ];
    expect(cutOrder(SEAL, numbers, 4)).toEqual(places);
  });
});

const number = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const numbers = fc.uniqueArray(fc.record({ seat: fc.integer({ min: 1, max: 10 }), number }), {
  selector: ({ seat }: CutNumber) => seat,
  minLength: 1,
  maxLength: 10,
});

describe('the order of a cut deck', () => {
  test('has each place once, whatever the numbers', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 420 }), (opened, cards) => {
        const order = cutOrder(SEAL, opened, cards);
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: cards }, (_, place) => place));
      }),
    );
  });

  test('is as sealed where nobody opens a number', () => {
    expect(cutOrder(SEAL, [], 5)).toEqual([0, 1, 2, 3, 4]);
  });

  test('does not hang on the order in which numbers come, and on each of them', () => {
    fc.assert(
      fc.property(numbers, number, (opened, other) => {
        expect(cutOrder(SEAL, opened.toReversed(), 52)).toEqual(cutOrder(SEAL, opened, 52));
        const [first, ...rest] = opened;
        fc.pre(first !== undefined && first.number !== other);
        expect(cutOrder(SEAL, [{ seat: first?.seat ?? 0, number: other }, ...rest], 52)).not.toEqual(
          cutOrder(SEAL, opened, 52),
        );
      }),
    );
  });

  test('takes every place to every turn about as often: chi-square of 20,000 cuts of 8 cards', () => {
    const seen = Array.from({ length: 64 }, () => 0);
    for (let n = 0; n < 20_000; n += 1) {
      const order = cutOrder(SEAL, [{ seat: 1, number: n.toString(16).padStart(64, '0') }], 8);
      for (const [turn, place] of order.entries()) seen[turn * 8 + place] = (seen[turn * 8 + place] ?? 0) + 1;
    }
    const expected = 20_000 / 8;
    const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 49 degrees of freedom: beyond 94 once in 10,000 fair runs; these numbers are fixed.
    expect(chi).toBeLessThan(94);
  });
});

test('a number is taken only from the seat that has committed to it', () => {
  const commits = [{ seat: 3, commit: commitTo(ONE) }];
  expect(isCommitted(commits, { seat: 3, number: ONE })).toBe(true);
  expect(isCommitted(commits, { seat: 3, number: TWO })).toBe(false);
  expect(isCommitted(commits, { seat: 4, number: ONE })).toBe(false);
});
