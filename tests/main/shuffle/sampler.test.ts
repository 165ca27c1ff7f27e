import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareSampler, type Sampler, samplerOf } from '../../../main/shuffle/sampler.ts';
import { scriptedBytes, seededBytes } from './seeded-bytes.ts';

/** The order that so many cards come into when the shuffle draws these lots. */
function orderAfter(lots: readonly number[]): number[] {
  let at = 0;
  return samplerOf(() => lots[at++] ?? 0).shuffle(Array.from({ length: lots.length + 1 }, (_, card) => card));
}

/** Draws from the words 0 to 65,535, each once, and then from the beginning again. */
function everyWord(): Sampler {
  let next = 0;
  return samplerOf(() => next++ & 0xffff);
}

describe('a lot', () => {
  test('R8, B-78: over all 65,536 words every number of every range up to 416 comes as often', () => {
    for (let n = 2; n <= 416; n += 1) {
      const sampler = everyWord();
      const full = Math.floor(0x10000 / n);
      const counts = new Uint32Array(n);
      for (let draw = 0; draw < full * n; draw += 1) {
        const lot = sampler.lot(n);
        counts[lot] = (counts[lot] ?? 0) + 1;
      }
      expect(counts.every((count) => count === full)).toBe(true);
      // The next lot comes from the words started over: what was left over has been thrown away.
      expect(sampler.lot(n)).toBe(0);
    }
  });

  test('from one needs no draw, and cannot be drawn from zero, a fraction, or more than a word holds', () => {
    expect(everyWord().lot(1)).toBe(0);
    for (const n of [0, -1, 1.5, 65_537, Number.NaN]) expect(() => everyWord().lot(n)).toThrow('a lot among');
  });

  test('uses the high byte first', () => {
    expect(bareSampler(scriptedBytes([0x12, 0x34])).lot(0x10000)).toBe(0x1234);
  });
});

describe('a shuffle', () => {
  test('B-75: every path of lots leads to another order, so all orders of four cards are as likely', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a += 1) {
      for (let b = 0; b < 3; b += 1) {
        for (let c = 0; c < 2; c += 1) orders.add(orderAfter([a, b, c]).join());
      }
    }
    expect(orders.size).toBe(24);
  });

  test('B-77: any card may stay where it is, the last one too', () => {
    expect(orderAfter([3, 2, 1])).toEqual([0, 1, 2, 3]);
  });

  test('keeps every card of any deck from 2 cards to an eight-deck shoe, and does not change the given deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 432 }), fc.integer(), (count, seed) => {
        const cards = Object.freeze(Array.from({ length: count }, (_, card) => card % 52));
        const deck = bareSampler(seededBytes(seed)).shuffle(cards);
        expect([...deck].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });

  test('R9: the same bytes give the same deck, whatever the hour', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card);
    expect(bareSampler(seededBytes(1)).shuffle(cards)).toEqual(bareSampler(seededBytes(1)).shuffle(cards));
    expect(bareSampler(seededBytes(1)).shuffle(cards)).not.toEqual(bareSampler(seededBytes(2)).shuffle(cards));
  });
});
