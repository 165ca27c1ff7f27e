import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, typed } from '../../cage/amount.ts';

describe('an amount as typed', () => {
  it.each([
    ['200', 20_000],
    [' $1,200.50 ', 120_050],
    ['0.05', 5],
    ['12.5', 1250],
  ])('reads %s exactly', (text, cents) => expect(readAmount(text, null)).toEqual({ cents, problem: null }));

  it.each([
    ['0', 'Write more than $0.'],
    ['12.345', 'Write dollars, such as 200 or 12.50.'],
    ['-5', 'Write dollars, such as 200 or 12.50.'],
    ['1e3', 'Write dollars, such as 200 or 12.50.'],
    ['240.01', '$240.01 is more than the $240 on the card.'],
  ])('says what is wrong with %s', (text, problem) =>
    expect(readAmount(text, 24_000)).toEqual({ cents: null, problem }),
  );

  it('says where the largest amount lies', () => {
    expect(readAmount('5', 400, 'in the drawer').problem).toBe('$5 is more than the $4 in the drawer.');
  });

  it('complains of nothing before anything is typed', () => {
    expect(readAmount('  ', 100)).toEqual({ cents: null, problem: null });
  });

  it('reads back every amount it types', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (cents) => {
        expect(readAmount(typed(cents), null)).toEqual({ cents, problem: null });
      }),
    );
  });
});
