import { describe, expect, it } from 'vitest';
import { cardText } from '../../../games/card.ts';
import { anyFive, bestFive, choose, twoAndThree } from '../../../games/ranking/best-five.ts';
import { categoryOfHigh, describeBadugi, describeHigh, describeLow } from '../../../games/ranking/describe.ts';
import { rankHigh, rankHigh5 } from '../../../games/ranking/high.ts';
import { rankEightOrBetter } from '../../../games/ranking/low.ts';
import { cards, eachFive } from './hands.ts';

describe('a high hand in words', () => {
  it.each([
    ['Ts As Js Ks Qs', 'straight flush', 'royal flush'],
    ['As 2s 3s 4s 5s', 'straight flush', 'straight flush, five high'],
    ['9s 9d Kd 9c 9h', 'four of a kind', 'four of a kind, nines'],
    ['Kd Ac As Kh Ad', 'full house', 'full house, aces full of kings'],
    ['6s 6d 6c 2h 2s', 'full house', 'full house, sixes full of deuces'],
    ['2h Th 8h 6h 3h', 'flush', 'flush, ten high'],
    ['5d 4d Ac 2d 3h', 'straight', 'straight, five high'],
    ['Jd Tc 8s 9h Qs', 'straight', 'straight, queen high'],
    ['6s 6d 6c 2h 4s', 'three of a kind', 'three of a kind, sixes'],
    ['8d 8s 7c 7d 5d', 'two pair', 'two pair, eights and sevens'],
    ['Ad As 7c 6d 5d', 'one pair', 'one pair, aces'],
    ['Ad Ks 7c 6d 5d', 'no pair', 'no pair, ace high'],
  ])('%s is %s: %s', (five, category, words) => {
    expect(describeHigh(cards(five))).toMatchObject({ category, words });
  });

  it('lays the cards out: pairs first, high to low, the ace last in a wheel', () => {
    const laid = (five: string): string => describeHigh(cards(five)).cards.map(cardText).join(' ');
    expect(laid('5d 7c 8s 7d 8d')).toBe('8s 8d 7d 7c 5d');
    expect(laid('2d 2c As 2h Ad')).toBe('2h 2d 2c As Ad');
    expect(laid('5d 4d Ac 2d 3h')).toBe('5d 4d 3h 2d Ac');
    expect(laid('Jd Tc Ks Ah Qs')).toBe('Ah Ks Qs Jd Tc');
  });

  it('has the kind of each value', () => {
    const seen = new Uint8Array(7_463);
    eachFive((a, b, c, d, e) => {
      const value = rankHigh5(a, b, c, d, e);
      if (seen[value] === 1) return;
      seen[value] = 1;
      expect(describeHigh([a, b, c, d, e]).category).toBe(categoryOfHigh(value));
    });
    expect(() => categoryOfHigh(7_463)).toThrow('7463 is not the value of a high hand: expected 1 … 7462');
    expect(() => categoryOfHigh(0)).toThrow('0 is not the value of a high hand');
  });
});

describe('a low in words', () => {
  it('is spelled from the highest card down, the ace last', () => {
    expect(describeLow(cards('Ah 3c 8d 6s 4s'))).toEqual({
      category: 'low',
      words: '8-6-4-3-A low',
      cards: cards('8d 6s 4s 3c Ah'),
    });
  });

  it('says when there is no low', () => {
    expect(describeLow(null)).toEqual({ category: 'no low', words: 'no low', cards: [] });
  });
});

describe('a badugi in words', () => {
  it.each([
    ['As 3d 5c 7h', 'badugi', '7-5-3-A badugi'],
    ['8s 2d 4c 4h', 'three-card hand', '8-4-2 three-card hand'],
    ['8s 8d 4s 4d', 'two-card hand', '8-4 two-card hand'],
    ['Ks Qs Js 9s', 'one-card hand', '9 one-card hand'],
  ])('%s is a %s: %s', (hole, category, words) => {
    expect(describeBadugi(cards(hole))).toMatchObject({ category, words });
  });
});

describe('the five cards that play', () => {
  const playing = (five: number[] | null): string | undefined => five?.map(cardText).join(' ');

  it('are the best of any, hole cards where there is a choice', () => {
    expect(playing(bestFive(rankHigh, cards('Kh 7d'), cards('Kd 7c 7s Kc 2d')))).toBe('Kh 7d Kd 7c Kc');
    expect(playing(bestFive(rankHigh, cards('2h 3d'), cards('As Ks Qs Js Ts')))).toBe('As Ks Qs Js Ts');
  });

  it('are exactly two and three in Omaha', () => {
    const board = cards('As Ks Qs Js 2d');
    expect(playing(bestFive(rankHigh, cards('Ts 3h 4h 6h'), board, twoAndThree))).toBe('Ts 6h As Ks Qs');
  });

  it('are not listed when nothing qualifies', () => {
    expect(bestFive(rankEightOrBetter, cards('Ah 2h Js Jd'), cards('2c 3d 4s Kc Qd'), twoAndThree)).toBeNull();
  });

  it('are chosen from every combination', () => {
    expect([...anyFive(cards('Ah 2h'), cards('2c 3d 4s Kc Qd'))]).toHaveLength(21);
    expect(twoAndThree(cards('Ah 2h Js Jd'), cards('2c 3d 4s Kc Qd'))).toHaveLength(60);
    expect(choose([1, 2, 3], 2)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(choose([1, 2], 3)).toEqual([]);
  });
});
