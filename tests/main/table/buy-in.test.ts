import { describe, expect, test } from 'vitest';
import { type BuyInTerms, checkAmount, entryRange, RETURN_WINDOW_MS, topUpRange } from '../../../main/table/buy-in.ts';

const terms: BuyInTerms = { fullBuy: 4000, shortBuy: null, maximum: null, step: 100 };
const short: BuyInTerms = { ...terms, shortBuy: 2000 };
const capped: BuyInTerms = { fullBuy: 10_000, shortBuy: null, maximum: 30_000, step: 100 };
const minutes = (count: number): number => count * 60_000;

describe('entering a game', () => {
  test('LR19 takes at least the posted buy-in', () => {
    const range = entryRange(terms, null, 50_000, 0);
    expect(range).toMatchObject({ ok: true, value: { min: 4000, max: 50_000, step: 100 } });
  });

  test('LR19 a short buy is for buying again, not for entering', () => {
    expect(entryRange(short, null, 50_000, 0)).toMatchObject({ value: { min: 4000 } });
  });

  test('LR19b a player who left with $340 must bring 340 after 59 minutes, 40 after 60', () => {
    const exit = { stack: 34_000, at: 0 };
    expect(entryRange(terms, exit, 50_000, minutes(59))).toMatchObject({ value: { min: 34_000 } });
    expect(entryRange(terms, exit, 50_000, RETURN_WINDOW_MS - 1)).toMatchObject({
      value: { min: 34_000 },
    });
    expect(entryRange(terms, exit, 50_000, minutes(60))).toMatchObject({ value: { min: 4000 } });
  });

  test('LR19b a player who left with less than the buy-in owes the buy-in', () => {
    const exit = { stack: 1000, at: 0 };
    expect(entryRange(terms, exit, 50_000, 1)).toMatchObject({ value: { min: 4000 } });
  });

  test('LR19b comes before the posted maximum: they left with it', () => {
    const exit = { stack: 45_000, at: 0 };
    expect(entryRange(capped, exit, 60_000, 1)).toMatchObject({
      value: { min: 45_000, max: 45_000 },
    });
  });

  test('000:363-373 who is forced to move, or comes from a broken game, brings what they have', () => {
    expect(entryRange(terms, null, 1500, 0, true)).toMatchObject({ ok: true, value: { min: 100, max: 1500 } });
    expect(entryRange(terms, { stack: 900, at: 0 }, 1500, 1, true)).toMatchObject({ value: { min: 900 } });
    expect(entryRange(terms, null, 99, 0, true)).toMatchObject({ ok: false, error: { code: 'balance too low' } });
  });

  test('A9 is refused when the card holds too little, naming both sums', () => {
    const range = entryRange(terms, null, 3999, 0);
    expect(range).toMatchObject({ ok: false, error: { code: 'balance too low' } });
    expect(range.ok ? '' : range.error.message).toMatch(/\$40.*\$39\.99/);
  });

  test('A9 V-NL1 takes at most the posted maximum', () => {
    expect(entryRange(capped, null, 90_000, 0)).toMatchObject({ value: { min: 10_000, max: 30_000 } });
  });
});

describe('adding chips', () => {
  test('V-NL1 only below half of the full buy: a $100 game, $49 yes, $50 no', () => {
    expect(topUpRange(capped, 0, 90_000, 4900)).toMatchObject({ ok: true, value: { max: 25_100 } });
    expect(topUpRange(capped, 0, 90_000, 5000)).toMatchObject({ ok: false, error: { code: 'stack too high' } });
  });

  test('LR19a a short buy once, then full buys', () => {
    expect(topUpRange(short, 0, 90_000, 500)).toMatchObject({ value: { min: 100 } });
    expect(topUpRange(short, 1, 90_000, 500)).toMatchObject({ value: { min: 4000 } });
  });

  test('a broke player comes back with at least a short buy', () => {
    expect(topUpRange(short, 0, 90_000, 0)).toMatchObject({ value: { min: 2000 } });
  });
});

test.each([
  [3900, 'amount too low'],
  [50_100, 'amount too high'],
  [4050, 'amount not in chips'],
])('an amount of %i cents is refused as %s', (amount, code) => {
  const range = { min: 4000, max: 50_000, step: 100, why: 'The buy-in is $40.' };
  expect(checkAmount(range, amount)).toMatchObject({ ok: false, error: { code } });
});
