import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmountRange,
  amountAt,
  floorTo,
  notches,
  notchOf,
  nudge,
  nudged,
  typedAmount,
  typeKey,
} from '../../station/amount.ts';

const RANGE: AmountRange = { min: 4000, max: 24_050, step: 100 };

const ranges = fc
  .record({
    min: fc.integer({ min: 0, max: 50_000 }),
    width: fc.integer({ min: 0, max: 500_000 }),
    step: fc.constantFrom(1, 50, 100, 200, 500),
  })
  .map(({ min, width, step }): AmountRange => ({ min, max: min + width, step }));

const isLegal = ({ min, max, step }: AmountRange, amount: number): boolean =>
  amount === max || (amount >= min && amount <= max && (amount - min) % step === 0);

describe('amounts to choose from', () => {
  it('brings any amount down to an allowed one', () => {
    expect(floorTo(RANGE, 5250)).toBe(5200);
    expect(floorTo(RANGE, 1)).toBe(4000);
    expect(floorTo(RANGE, 99_999)).toBe(24_050);
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 1_000_000 }), (range, amount) => {
        expect(isLegal(range, floorTo(range, amount))).toBe(true);
      }),
    );
  });

  it('moves by round amounts that cross the range in some thirty presses', () => {
    expect(nudge(RANGE)).toBe(1000);
    expect(nudge({ min: 800, max: 1600, step: 100 })).toBe(100);
    expect(nudged(RANGE, 4500, 1)).toBe(5000);
    expect(nudged(RANGE, 4500, -1)).toBe(4000);
    expect(nudged(RANGE, 24_000, 1)).toBe(24_050);
  });

  it('always gets on, stays legal, and arrives', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        let amount = range.min;
        for (let presses = 0; amount < range.max; presses += 1) {
          const next = nudged(range, amount, 1);
          expect(next).toBeGreaterThan(amount);
          expect(isLegal(range, next)).toBe(true);
          expect(presses).toBeLessThan(70);
          amount = next;
        }
        while (amount > range.min) {
          const next = nudged(range, amount, -1);
          expect(next).toBeLessThan(amount);
          expect(isLegal(range, next)).toBe(true);
          amount = next;
        }
      }),
    );
  });
});

describe('amounts typed in figures', () => {
  it('takes figures, one point and two figures after it', () => {
    const type = (keys: string): string => [...keys].reduce(typeKey, '');
    expect(type('0120')).toBe('120');
    expect(type('12.5')).toBe('12.5');
    expect(type('12.505')).toBe('12.50');
    expect(type('1.2.3')).toBe('1.23');
    expect(type('.5')).toBe('0.5');
    expect(type('123456789')).toBe('1234567');
  });

  it('says what is wrong with an amount, or gives it in cents', () => {
    expect(typedAmount(RANGE, '')).toEqual({ amount: null, why: null });
    expect(typedAmount(RANGE, '52')).toEqual({ amount: 5200, why: null });
    expect(typedAmount(RANGE, '52.')).toEqual({ amount: 5200, why: null });
    expect(typedAmount(RANGE, '240.50')).toEqual({ amount: 24_050, why: null });
    expect(typedAmount(RANGE, '39')).toEqual({ amount: null, why: 'The minimum is $40.' });
    expect(typedAmount(RANGE, '241')).toEqual({ amount: null, why: 'The maximum is $240.50.' });
    expect(typedAmount(RANGE, '52.50')).toEqual({ amount: null, why: 'It goes in steps of $1.' });
  });
});

describe('a slider', () => {
  it('stops only at allowed amounts, from the smallest to the largest', () => {
    const range = { min: 400, max: 1050, step: 100 };
    const stops = Array.from({ length: notches(range) + 1 }, (_, notch) => amountAt(range, notch));
    expect(stops).toEqual([400, 500, 600, 700, 800, 900, 1000, 1050]);
    expect(stops.map((stop) => amountAt(range, notchOf(range, stop)))).toEqual(stops);
    expect(notches({ min: 500, max: 500, step: 100 })).toBe(0);
  });
});
