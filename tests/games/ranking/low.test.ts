import { describe, expect, it } from 'vitest';
import { rankHigh, rankHigh5 } from '../../../games/ranking/high.ts';
import { rankAceToFive, rankDeuceToSeven, rankEightOrBetter } from '../../../games/ranking/low.ts';
import { cards, eachFive, expectAgreement } from './hands.ts';
import { aceToFiveScore, best, deuceToSevenScore, eightOrBetterScore, type Score, subsets } from './obvious.ts';

const ofAnyFive =
  (score: (five: readonly number[]) => Score | null) =>
  (hole: number[], board: number[]): Score | null =>
    best(subsets([...hole, ...board], 5), score);

/** The cards of the ranks from a deuce up. */
const fewRanks = (ranks: number): number[] => Array.from({ length: ranks * 4 }, (_, card) => card);

/** How many of all five-card hands have each value. */
function sweep(rank: (five: Uint8Array) => number): Uint32Array {
  const hands = new Uint32Array(7_463);
  const five = new Uint8Array(5);
  eachFive((a, b, c, d, e) => {
    five[0] = a;
    five[1] = b;
    five[2] = c;
    five[3] = d;
    five[4] = e;
    const value = rank(five);
    hands[value] = (hands[value] ?? 0) + 1;
  });
  return hands;
}

describe('ace to five', () => {
  const rank = (text: string): number => rankAceToFive(cards(text));

  it.each([5, 6, 7])('agrees with plain sorting on random hands of %i cards', (size) => {
    expectAgreement({ hole: 3, board: size - 3, fast: rankAceToFive, plain: ofAnyFive(aceToFiveScore) });
  });

  it.each([5, 6, 7])('agrees with plain sorting on %i cards of few ranks', (size) => {
    const deck = fewRanks(3);
    expectAgreement({ hole: 2, board: size - 2, deck, fast: rankAceToFive, plain: ofAnyFive(aceToFiveScore) });
  });

  it('has a value for each of the 6,175 sets of five ranks, and 1,317,888 hands without a pair', () => {
    const hands = sweep(rankAceToFive);
    expect([...hands].map((count) => count > 0)).toEqual([...hands].map((_, value) => value >= 1 && value <= 6_175));
    expect(hands.subarray(6_175 - 1_287 + 1).reduce((sum, count) => sum + count)).toBe(1_317_888);
  });

  it('counts the ace low and ignores straights and flushes', () => {
    expect(rank('As 2s 3s 4s 5s')).toBe(6_175);
    expect(rank('As 2d 3c 4h 5s')).toBe(rank('As 2s 3s 4s 5s'));
    expect(rank('8s 7d 6c 5h 4s')).toBeGreaterThan(rank('9s 4d 3c 2h As'));
    expect(rank('7s 5d 4c 3h As')).toBeGreaterThan(rank('7s 5d 4c 3h 2s'));
  });

  it('counts pairs against the hand, lower ones less', () => {
    expect(rank('Ks Qd Jc Th 9s')).toBeGreaterThan(rank('As Ad 2c 3h 4s'));
    expect(rank('As Ad 4c 3h 2s')).toBeGreaterThan(rank('2s 2d 4c 3h As'));
    expect(rank('As Ad Ks Kd Kh Qs Qd')).toBe(rank('As Ad Qs Qd Ks'));
  });
});

describe('eight or better', () => {
  const rank = (text: string): number => rankEightOrBetter(cards(text));

  it('agrees with plain sorting on random hands of seven cards', () => {
    expectAgreement({ hole: 2, board: 5, fast: rankEightOrBetter, plain: ofAnyFive(eightOrBetterScore) });
  });

  it('agrees with plain sorting where most hands qualify', () => {
    const deck = [...fewRanks(8), 48, 49, 50, 51];
    expectAgreement({ hole: 2, board: 5, deck, fast: rankEightOrBetter, plain: ofAnyFive(eightOrBetterScore) });
  });

  it('lets 56 lows qualify, each made by 1,024 hands', () => {
    const hands = sweep(rankEightOrBetter);
    expect([...hands.subarray(1)].filter((count) => count > 0)).toEqual(Array(56).fill(1_024));
  });

  it('is 0 for a nine, a pair, or too few cards', () => {
    expect(rank('9s 4d 3c 2h As')).toBe(0);
    expect(rank('4s 4d 3c 2h As')).toBe(0);
    expect(rank('4d 3c 2h As')).toBe(0);
    expect(rank('8s 7d 6c 5h 4s')).toBeGreaterThan(0);
  });

  it('is on the scale of ace to five', () => {
    expect(rank('8s 6d 4c 3h As Ks Kd')).toBe(rankAceToFive(cards('8s 6d 4c 3h As')));
  });
});

describe('deuce to seven', () => {
  const rank = (text: string): number => rankDeuceToSeven(cards(text));

  it.each([5, 6, 7])('agrees with plain sorting on random hands of %i cards', (size) => {
    expectAgreement({ hole: 3, board: size - 3, fast: rankDeuceToSeven, plain: ofAnyFive(deuceToSevenScore) });
  });

  it.each([5, 6, 7])('agrees with plain sorting on %i cards of one suit and a few others', (size) => {
    const deck = [...Array.from({ length: 13 }, (_, rankOf) => rankOf * 4), 1, 5, 9, 13, 17];
    expectAgreement({ hole: 2, board: size - 2, deck, fast: rankDeuceToSeven, plain: ofAnyFive(deuceToSevenScore) });
  });

  it('turns high upside down for all five-card hands but the wheels', () => {
    const lowOf = new Uint16Array(7_463);
    let differing = 0;
    sweep((five) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
      const high = rankHigh5(a, b, c, d, e);
      const low = rankDeuceToSeven(five);
      if (lowOf[high] !== 0 && lowOf[high] !== low) differing++;
      lowOf[high] = low;
      return low;
    });
    expect(differing).toBe(0);
    const wheels = ['As 2d 3c 4h 5s', 'As 2s 3s 4s 5s'].map((wheel) => rankHigh(cards(wheel)));
    const others = [...lowOf].filter((_, high) => high > 0 && !wheels.includes(high));
    expect(others).toEqual([...new Set(others)].sort((a, b) => b - a));
    expect(others).toHaveLength(7_460);
  });

  it('B-52: takes A-2-3-4-5 for an ace-high that is not a straight', () => {
    const wheel = rank('As 2d 3c 4h 5s');
    expect(wheel).toBeLessThan(rank('Ks Qd Jc Th 8s'));
    expect(wheel).toBeGreaterThan(rank('2s 2d 3c 4h 5s'));
    expect(wheel).toBeGreaterThan(rank('As 2d 3c 4h 6s'));
    expect(wheel).toBeGreaterThan(rank('6s 2d 3c 4h 5s'));
    expect(rank('As 2s 3s 4s 5s')).toBeGreaterThan(rank('As 2s 3s 4s 6s'));
    expect(rank('As 2s 3s 4s 5s')).toBeLessThan(rank('9s 8d 7c 6h 5s'));
  });

  it('has 7-5-4-3-2 not of one suit for its best, a royal flush for its worst', () => {
    expect(rank('7s 5d 4c 3h 2s')).toBe(7_462);
    expect(rank('As Ks Qs Js Ts')).toBe(1);
    expect(() => rank('7s 5d 4c 3h')).toThrow('expected five to seven');
  });
});
