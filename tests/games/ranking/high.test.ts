import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { categoryOfHigh } from '../../../games/ranking/describe.ts';
import { rankHigh, rankHigh5, rankHigh7 } from '../../../games/ranking/high.ts';
import { cards, eachFive, expectAgreement } from './hands.ts';
import { best, compare, highScore, subsets } from './obvious.ts';

const rank = (text: string): number => rankHigh(cards(text));

describe('all 2,598,960 five-card hands', () => {
  const hands = new Uint32Array(7_463);
  const example: number[][] = [];

  beforeAll(() => {
    eachFive((a, b, c, d, e) => {
      const value = rankHigh5(a, b, c, d, e);
      if (hands[value] === 0) example[value] = [a, b, c, d, e];
      hands[value] = (hands[value] ?? 0) + 1;
    });
  });

  it('come to the known number of each kind', () => {
    const kinds: Record<string, number> = {};
    for (let value = 1; value < hands.length; value++) {
      const kind = categoryOfHigh(value);
      kinds[kind] = (kinds[kind] ?? 0) + (hands[value] ?? 0);
    }
    expect(kinds).toEqual({
      'straight flush': 40,
      'four of a kind': 624,
      'full house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three of a kind': 54_912,
      'two pair': 123_552,
      'one pair': 1_098_240,
      'no pair': 1_302_540,
    });
  });

  it('have 7,462 values without a gap', () => {
    expect(hands[0]).toBe(0);
    expect(hands.subarray(1).every((count) => count > 0)).toBe(true);
  });

  it('have values in the order of the hands', () => {
    for (let value = 2; value < hands.length; value++) {
      expect(compare(highScore(example[value] ?? []), highScore(example[value - 1] ?? []))).toBe(1);
    }
  });
});

describe('high', () => {
  it.each([5, 6, 7])('agrees with plain sorting on random hands of %i cards', (size) => {
    expectAgreement({
      hole: 2,
      board: size - 2,
      fast: rankHigh,
      plain: (hole, board) => best(subsets([...hole, ...board], 5), highScore),
    });
  });

  it('agrees with plain sorting on random flushes', () => {
    const twoSuits = Array.from({ length: 26 }, (_, i) => Math.floor(i / 2) * 4 + (i % 2));
    expectAgreement({
      hole: 2,
      board: 5,
      deck: twoSuits,
      fast: rankHigh,
      plain: (hole, board) => best(subsets([...hole, ...board], 5), highScore),
    });
  });

  it('agrees with phe, whose best hand is 1 and worst 7,462', () => {
    const phe = createRequire(import.meta.url)('phe') as { evaluateCardCodes(codes: number[]): number };
    expectAgreement({
      hole: 2,
      board: 5,
      runs: 5_000,
      fast: rankHigh,
      plain: (hole, board) => [7_463 - phe.evaluateCardCodes([...hole, ...board])],
    });
  });

  it('is the same by seven numbers, by an array and by a hand with a board, in any order', () => {
    expectAgreement({
      hole: 7,
      board: 0,
      runs: 500,
      fast: ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]) => rankHigh7(a, b, c, d, e, f, g),
      plain: (hole) => [rankHigh(hole.slice(5).reverse(), Uint8Array.from(hole.slice(0, 5)).reverse())],
    });
  });

  it('B-47: splits when the board plays', () => {
    expect(rank('8c 5d As Jh 3c Qd 3s')).toBe(rank('8h 2d As Jh 3c Qd 3s'));
  });

  it('B-48: ranks the wheel as a five-high straight', () => {
    expect(categoryOfHigh(rank('As 2d 3c 4h 5s'))).toBe('straight');
    expect(rank('As 2d 3c 4h 5s')).toBeLessThan(rank('2s 3d 4c 5h 6s'));
    expect(rank('As 2d 3c 4h 5s')).toBeGreaterThan(rank('As Ad Ac Kh Qs'));
    expect(rank('5d 4d Ac 2d 3h 9s Kd')).toBe(rank('As 2d 3c 4h 5s'));
    expect(categoryOfHigh(rank('Qs Kd Ac 2h 3s'))).toBe('no pair');
  });

  it('B-50: wants the same five cards for a straight flush', () => {
    expect(rank('9c Th Jh Qh Kh 2h 3h')).toBe(rank('Kh Qh Jh Th 3h'));
  });

  it('B-51: takes the best two of three pairs, and the best odd card', () => {
    expect(rank('7c 5d 4s 8d 4h 7d 8s')).toBe(rank('8d 8s 7c 7d 5d'));
  });

  it('B-57: is greater for the better hand, from a royal flush down to a seven-high', () => {
    const golden = [
      'As Ks Qs Js Ts',
      '5h 4h 3h 2h Ah',
      'Ac Ad Ah As Kd',
      '2c 2d 2h 2s 3d',
      'Ac Ad Ah Ks Kd',
      'Kc Kd Kh As Ad',
      '2c 2d 2h 3s 3d',
      'Ah Kh Qh Jh 9h',
      '7d 5d 4d 3d 2d',
      'As Kd Qh Jc Ts',
      '5h 4c 3h 2h Ah',
      'Ac Ad Ah Ks Qd',
      '2c 2d 2h 4s 3d',
      'Ac Ad Kh Ks Qd',
      '3c 3d 2h 2s 4d',
      'Ac Ad Kh Qs Jd',
      '2c 2d 5h 4s 3d',
      'Ac Kd Qh Js 9d',
      '7d 5s 4h 3c 2d',
    ].map(rank);
    expect(golden[0]).toBe(7_462);
    expect(golden[golden.length - 1]).toBe(1);
    expect([...golden].sort((a, b) => b - a)).toEqual(golden);
    expect(new Set(golden).size).toBe(golden.length);
  });

  it('compares odd cards, and never suits', () => {
    expect(rank('As Ad Kc 7h 3s')).toBeGreaterThan(rank('Ac Ah Kd 7s 2h'));
    expect(rank('As Ks 9s 7s 3s')).toBe(rank('Ad Kd 9d 7d 3d'));
  });

  it('refuses anything that is not a hand', () => {
    expect(() => rank('As Kd Qh Jc')).toThrow('4 cards and a board of 0 cannot be ranked: expected five to seven');
    expect(() => rankHigh(cards('As Kd'), cards('2c 3c 4c 5c 6c 7c'))).toThrow('expected five to seven');
    expect(() => rank('X1 Kd Qh Jc Ts')).toThrow('card 52 has no rank: expected 0 … 51');
  });
});
