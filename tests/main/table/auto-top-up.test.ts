import { expect, test } from 'vitest';
import { autoTopUp, keepRange } from '../../../main/table/auto-top-up.ts';

const range = { min: 1000, max: 30_000, step: 500, why: '' };

test('what is missing is added in whole chips, never more than may be, and nothing below the minimum', () => {
  expect(autoTopUp(20_000, 12_300, range)).toBe(7500);
  expect(autoTopUp(90_000, 0, range)).toBe(30_000);
  expect(autoTopUp(20_000, 19_500, range)).toBe(0);
  expect(autoTopUp(20_000, 20_000, range)).toBe(0);
  expect(autoTopUp(20_000, 55_000, range)).toBe(0);
});

test('a stack is kept between a full buy and the posted maximum', () => {
  const terms = { fullBuy: 4000, shortBuy: 2000, maximum: 80_000, step: 100 };
  expect(keepRange(terms)).toEqual({ min: 4000, max: 80_000, step: 100 });
  expect(keepRange({ ...terms, maximum: null })).toEqual({ min: 4000, max: 80_000, step: 100 });
});
