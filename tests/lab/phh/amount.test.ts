import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, decimalsOf, MOST_DECIMALS, unitsOf } from '../../../lab/phh/amount.ts';

describe('amounts', () => {
  it.each([
    [12, 0],
    [0.25, 2],
    [1.1, 1],
    [0.000001, 6],
    [10.0, 0],
  ])('%d is written with %i decimals', (amount, decimals) => {
    expect(decimalsOf(amount)).toBe(decimals);
  });

  it('one that is too fine has more decimals than are allowed', () => {
    expect(decimalsOf(1e-7)).toBeGreaterThan(MOST_DECIMALS);
    expect(decimalsOf(0.1234567)).toBeGreaterThan(MOST_DECIMALS);
  });

  it('whole cents survive the way into dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const dollars = amountOf(cents, 2);
        expect(unitsOf(dollars, 2)).toBe(cents);
        expect(decimalsOf(dollars)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
