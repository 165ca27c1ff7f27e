import { describe, expect, it } from 'vitest';
import { rankHigh } from '../../../games/ranking/high.ts';
import { rankEightOrBetter } from '../../../games/ranking/low.ts';
import { rankOmahaEightOrBetter, rankOmahaHigh } from '../../../games/ranking/omaha.ts';
import { cards, expectAgreement } from './hands.ts';
import { best, eightOrBetterScore, highScore, omahaHands } from './obvious.ts';

const high = (hole: string, board: string): number => rankOmahaHigh(cards(hole), cards(board));
const low = (hole: string, board: string): number => rankOmahaEightOrBetter(cards(hole), cards(board));

const SIZES = [
  { hole: 4, board: 5 },
  { hole: 4, board: 4 },
  { hole: 4, board: 3 },
  { hole: 5, board: 5 },
  { hole: 6, board: 5 },
];
const twoSuits = Array.from({ length: 26 }, (_, i) => Math.floor(i / 2) * 4 + (i % 2));
const lowRanks = Array.from({ length: 32 }, (_, i) => (i < 4 ? 48 + i : i - 4));

describe('Omaha high', () => {
  const plain = (hole: number[], board: number[]) => best(omahaHands(hole, board), highScore);

  it.each(SIZES)('agrees with plain sorting on $hole hole cards and a board of $board', (size) => {
    expectAgreement({ ...size, runs: 500, fast: rankOmahaHigh, plain });
  });

  it('agrees with plain sorting where flushes are common', () => {
    expectAgreement({ hole: 4, board: 5, runs: 500, deck: twoSuits, fast: rankOmahaHigh, plain });
  });

  it('makes no royal flush, flush or straight of four board cards and one from the hand', () => {
    expect(high('Ts 3h 4h 6h', 'As Ks Qs Js 2d')).toBe(rankHigh(cards('As Ks Qs Ts 6h')));
  });

  it('makes no flush with one hole card or with three', () => {
    expect(high('As Kd Qd Jc', '2s 5s 8s Ts 3c')).toBe(rankHigh(cards('As Kd Ts 8s 5s')));
    expect(high('As Ks Qs 2d', '3s 5s 8d Tc 4h')).toBe(rankHigh(cards('As 2d 3s 4h 5s')));
  });

  it('compares a straight flush with a flush that is higher', () => {
    expect(high('As 6s 7s 2d', '8s 9s Ts Kd 2c')).toBe(rankHigh(cards('6s 7s 8s 9s Ts')));
  });

  it('makes a full house of two pairs in the hand only with three of the board', () => {
    expect(high('Ah Ad Kh Kd', 'As Qs Js 2c 3d')).toBe(rankHigh(cards('Ah Ad As Qs Js')));
  });

  it('refuses anything that is not a hand', () => {
    expect(() => high('As Kd', '2s 5s 8s Ts 3c')).toThrow('expected four to six, a board of three to five');
    expect(() => high('As Kd Qd Jc', '2s 5s')).toThrow('expected four to six, a board of three to five');
    expect(() => rankOmahaHigh([51, 50, 49, 60], cards('2s 5s 8s'))).toThrow('card 60 has no rank');
  });
});

describe('Omaha eight or better', () => {
  const plain = (hole: number[], board: number[]) => best(omahaHands(hole, board), eightOrBetterScore);

  it.each(SIZES)('agrees with plain sorting on $hole hole cards and a board of $board', (size) => {
    expectAgreement({ ...size, runs: 500, fast: rankOmahaEightOrBetter, plain });
  });

  it('agrees with plain sorting where most hands qualify', () => {
    expectAgreement({ hole: 4, board: 5, runs: 500, deck: lowRanks, fast: rankOmahaEightOrBetter, plain });
  });

  it('B-54: takes two from the hand and three from the board', () => {
    expect(low('Ah 3h Qs Qd', '2c 4d 6s Kc Kd')).toBe(rankEightOrBetter(cards('6s 4d 3h 2c Ah')));
  });

  it('B-54: has no low when the board counterfeits one of two low cards', () => {
    expect(low('Ah 2h Js Jd', '2c 3d 4s Kc Qd')).toBe(0);
    expect(low('Ah 2h 5s Jd', '2c 3d 4s Kc Qd')).toBe(rankEightOrBetter(cards('5s 4s 3d 2c Ah')));
  });

  it('B-54: ignores straights and flushes', () => {
    expect(low('Ah 3h Qs Qd', '2h 4h 5h Kc Kd')).toBe(rankEightOrBetter(cards('5c 4d 3h 2s As')));
  });

  it('makes a low and a straight of the same two hole cards', () => {
    expect(low('4s 5s Jh Js', 'Ac 2d 3h Ks Qd')).toBe(rankEightOrBetter(cards('5s 4s 3h 2d Ac')));
    expect(high('4s 5s Jh Js', 'Ac 2d 3h Ks Qd')).toBe(rankHigh(cards('5s 4s 3h 2d Ac')));
  });

  it('makes no low of a board with two low cards', () => {
    expect(low('As 4s 5h 6s', '9c Td Jh 2s 3d')).toBe(0);
  });
});
