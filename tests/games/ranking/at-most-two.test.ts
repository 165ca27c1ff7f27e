import { describe, expect, it } from 'vitest';
import { rankAtMostTwoEightOrBetter, rankAtMostTwoHigh } from '../../../games/ranking/at-most-two.ts';
import { choose } from '../../../games/ranking/best-five.ts';
import { rankHigh } from '../../../games/ranking/high.ts';
import { rankEightOrBetter } from '../../../games/ranking/low.ts';
import { atMostTwoEightOrBetter, atMostTwoHigh } from '../../../games/ranking/ranking.ts';
import { cards, expectAgreement } from './hands.ts';
import { best, eightOrBetterScore, highScore } from './obvious.ts';

/** Every five that leaves one hole card out at least. */
const fives = (hole: number[], board: number[]): number[][] =>
  choose([...hole, ...board], 5).filter((five) => !hole.every((card) => five.includes(card)));

describe('two hole cards of three at most', () => {
  it.each([3, 4, 5])('agree with plain sorting, for high, on a board of %i', (board) => {
    const plain = (hole: number[], cards: number[]) => best(fives(hole, cards), highScore);
    expectAgreement({ hole: 3, board, runs: 500, fast: rankAtMostTwoHigh, plain });
  });

  it.each([3, 4, 5])('agree with plain sorting, for low, on a board of %i', (board) => {
    const plain = (hole: number[], cards: number[]) => best(fives(hole, cards), eightOrBetterScore);
    const deck = Array.from({ length: 32 }, (_, i) => (i < 4 ? 48 + i : i - 4));
    expectAgreement({ hole: 3, board, runs: 500, deck, fast: rankAtMostTwoEightOrBetter, plain });
  });

  it('make no hand of all three (004:1126-1153)', () => {
    expect(rankAtMostTwoEightOrBetter(cards('As 2d 3c'), cards('4s 5c 9h Ks Kd'))).toBe(0);
    expect(rankAtMostTwoEightOrBetter(cards('As 2d 3c'), cards('4s 5c 7h Ks Kd'))).toBe(
      rankEightOrBetter(cards('As 2d 4s 5c 7h')),
    );
    expect(rankAtMostTwoHigh(cards('As Ks Qs'), cards('Js Ts 2d 2c 3h'))).toBe(rankHigh(cards('2d 2c As Ks Js')));
  });

  it('are described by the cards that play', () => {
    const [hole, board] = [cards('As 2d 3c'), cards('4s 5c 7h Ks Kd')];
    expect(atMostTwoHigh.describe(hole, board).words).toContain('pair, kings');
    expect(atMostTwoEightOrBetter.describe(hole, board).words).toContain('7-5-4-2-A');
  });

  it('refuse anything that is not such a hand', () => {
    expect(() => rankAtMostTwoHigh(cards('As Kd'), cards('2s 5s 8s'))).toThrow(
      'expected three, a board of three to five',
    );
  });
});
