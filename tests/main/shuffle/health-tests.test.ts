import { describe, expect, test } from 'vitest';
import { binomialTail } from '../../../lab/battery/distributions.ts';
import {
  BLOCK_BYTES,
  HealthTests,
  MONOBIT_CUTOFF,
  PROPORTION_CUTOFF,
  PROPORTION_WINDOW,
  REPETITION_CUTOFF,
} from '../../../main/shuffle/health-tests.ts';
import { seededBytes } from './seeded-bytes.ts';

const ALPHA = 2 ** -48;
const sound = (seed = 1): Uint8Array => seededBytes(seed)(BLOCK_BYTES);
const broken = (byteAt: (at: number) => number): Uint8Array =>
  Uint8Array.from({ length: BLOCK_BYTES }, (_, at) => byteAt(at));
const verdict = (block: Uint8Array): string | null => new HealthTests().check(block)?.test ?? null;

/** A sound block in which bits are turned, here and there, until so many are ones. */
function withOnes(wanted: number): Uint8Array {
  const block = sound();
  let ones = block.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  const more = ones < wanted;
  for (let n = 0; ones !== wanted; n += 1) {
    const bit = (n * 20_011) % (BLOCK_BYTES * 8);
    const [at, mask] = [bit >> 3, 1 << (bit & 7)];
    const isOne = ((block[at] ?? 0) & mask) !== 0;
    if (isOne === more) continue;
    block[at] = (block[at] ?? 0) ^ mask;
    ones += more ? 1 : -1;
  }
  return block;
}

/** A sound block with these bytes in the place of some of its own. */
const spoiled = (at: number, bytes: readonly number[]): Uint8Array => {
  const block = sound();
  block.set(bytes, at);
  return block;
};

describe('R11: the cutoffs follow from 8 bits a byte and a false alarm once in 2^48', () => {
  test('repetition count', () => {
    expect(REPETITION_CUTOFF).toBe(1 + Math.ceil(48 / 8));
  });

  test('adaptive proportion: the smallest count that is rarer', () => {
    expect(binomialTail(PROPORTION_CUTOFF, PROPORTION_WINDOW, 2 ** -8)).toBeLessThanOrEqual(ALPHA);
    expect(binomialTail(PROPORTION_CUTOFF - 1, PROPORTION_WINDOW, 2 ** -8)).toBeGreaterThan(ALPHA);
  });

  test('monobit: the smallest distance that is rarer, on both sides', () => {
    const bits = BLOCK_BYTES * 8;
    expect(2 * binomialTail(bits / 2 + MONOBIT_CUTOFF, bits, 0.5)).toBeLessThanOrEqual(ALPHA);
    expect(2 * binomialTail(bits / 2 + MONOBIT_CUTOFF - 1, bits, 0.5)).toBeGreaterThan(ALPHA);
  });
});

describe('R11: each test fails what it is there for, and nothing short of it', () => {
  test('sound bytes pass, a thousand blocks of them', () => {
    const tests = new HealthTests();
    const source = seededBytes('sound');
    for (let n = 0; n < 1_000; n += 1) expect(tests.check(source(BLOCK_BYTES))).toBeNull();
  });

  test('a byte that comes 7 times in a row, not 6', () => {
    expect(verdict(spoiled(100, new Array(7).fill(0x5a)))).toBe('repetition count');
    expect(verdict(spoiled(100, new Array(6).fill(0x5a)))).toBeNull();
  });

  test('a run across two blocks', () => {
    const tests = new HealthTests();
    expect(tests.check(spoiled(BLOCK_BYTES - 3, [9, 9, 9]))).toBeNull();
    expect(tests.check(spoiled(0, [9, 9, 9, 9]))?.test).toBe('repetition count');
  });

  test('the first byte of a window that comes 22 times in it, not 21', () => {
    const start = (count: number): number[] =>
      Array.from({ length: PROPORTION_WINDOW }, (_, at) => (at % 8 === 0 && at / 8 < count ? 0 : 1 + (at % 255)));
    const window = (count: number): Uint8Array => spoiled(0, start(count));
    expect(verdict(window(22))).toBe('adaptive proportion');
    expect(verdict(window(21))).toBeNull();
  });

  test('713 ones too many or too few, not 712', () => {
    const half = BLOCK_BYTES * 4;
    expect([half + 713, half - 713].map((ones) => verdict(withOnes(ones)))).toEqual(['monobit', 'monobit']);
    expect([half + 712, half - 712].map((ones) => verdict(withOnes(ones)))).toEqual([null, null]);
  });

  test('a block that begins like the one before it', () => {
    const tests = new HealthTests();
    const counter = broken((at) => at & 0xff);
    expect(tests.check(counter)).toBeNull();
    expect(tests.check(counter)?.test).toBe('repeated block');
  });
});
