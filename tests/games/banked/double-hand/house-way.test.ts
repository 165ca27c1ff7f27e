import { describe, expect, it } from 'vitest';
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { rowFor } from '../../../../games/banked/double-hand/house-way-table.ts';
import { isFoul, rankBack, rankFront } from '../../../../games/banked/double-hand/ranks.ts';
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { cardText } from '../../../../games/card.ts';
import { repeated } from '../../../repeated.ts';
import { expectAgreement } from './agreement.ts';
import { cards, offsuit, PLAIN, randomSevens, SECOND, WILD } from './hands.ts';

/** The ranks of both hands: `KJ|A9753`. */
function setTo(ranks: string, rules: HandRules = PLAIN): string {
  const { front, back } = houseWay(offsuit(ranks), rules);
  const letters = (hand: readonly number[]): string =>
    [...hand]
      .sort((a, b) => b - a)
      .map((card) => cardText(card)[0])
      .join('');
  return `${letters(front)}|${letters(back)}`;
}

/** Worked cases, cards of no suit in common: the seven cards, then the front and the back. */
const CASES: readonly (readonly [string, string, string])[] = [
  // 000:2152-2186
  ['A K J 9 7 5 3', 'KJ', 'A9753'],
  ['Q Q A K 9 7 4', 'AK', 'QQ974'],
  ['K K 5 5 A Q 3', 'AQ', 'KK553'],
  ['K K 5 5 A 10 3', '55', 'AKKT3'],
  ['7 7 4 4 Q 9 2', 'Q9', '77442'],
  ['7 7 4 4 J 9 2', '44', 'J9772'],
  ['K K 9 9 A Q 3', '99', 'AKKQ3'],
  ['A A K K 5 5 2', 'AA', 'KK552'],
  ['8 8 8 A K 5 2', 'AK', '88852'],
  ['A A A K Q 5 2', 'KQ', 'AAA52'],
  ['A A A K J 5 2', 'AK', 'AAJ52'],
  ['9 9 9 6 6 6 K', '99', 'K9666'],
  ['J J J 8 8 4 4', '88', 'JJJ44'],
  ['K K K 4 4 9 2', '44', 'KKK92'],
  ['9 8 7 6 5 4 A', 'A9', '87654'],
  ['10 10 9 9 8 7 6', '99', 'TT876'],
  ['7 7 7 7 K 9 2', 'K9', '77772'],
  ['8 8 8 8 K 9 2', '88', 'K9882'],
  ['Q Q Q Q 5 5 2', '55', 'QQQQ2'],
  ['5 5 5 5 9 9 9', '99', '95555'],
  ['9 9 9 9 5 5 5', '99', '99555'],
  ['A A A A X K K', 'AA', 'XAAKK'],
  // 000:6221-6271
  ['A K Q 9 7 5 3', 'KQ', 'A9753'],
  ['9 9 A K 7 5 3', 'AK', '99753'],
  ['K K 4 4 A Q 9', 'AQ', 'KK944'],
  ['J J 4 4 A 10 9', '44', 'AJJT9'],
  ['6 6 4 4 Q 9 8', 'Q9', '86644'],
  ['6 6 4 4 J 10 8', '44', 'JT866'],
  ['9 9 8 8 A K Q', '88', 'AKQ99'],
  ['K K 9 9 5 5 A', 'KK', 'A9955'],
  ['A A A K Q 9 5', 'KQ', 'AAA95'],
  ['A A A K J 9 5', 'AK', 'AAJ95'],
  ['9 9 9 5 5 5 K', '99', 'K9555'],
  ['5 6 7 8 9 9 8', '88', '99765'],
  ['4 5 6 7 8 9 K', 'K9', '87654'],
  ['9 9 9 8 7 6 5', '99', '98765'],
  ['K K K Q Q 5 5', 'QQ', 'KKK55'],
  ['K K K K 9 9 9', 'KK', 'KK999'],
  ['9 9 9 9 K K K', 'KK', 'K9999'],
  ['7 7 7 7 K Q 2', 'KQ', '77772'],
  ['8 8 8 8 K Q 2', '88', 'KQ882'],
  // B-59
  ['K X Q 10 5 7 2', 'KQ', 'XT752'],
];

describe('the house way', () => {
  it.each(CASES)('sets %s as %s in front and %s at the back', (ranks, front, back) => {
    const order = (letters: string): string =>
      [...letters].sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a)).join('');
    expect(setTo(ranks)).toBe(`${order(front)}|${order(back)}`);
  });

  it('takes the joker as an ace: three aces and a joker are four (000:6221-6271)', () => {
    const { front, back } = houseWay(offsuit('A A A X 9 5 3'), PLAIN);
    expect(rankFront(front, PLAIN)).toBe(rankFront(cards('Ac Ad'), PLAIN));
    expect(rankBack(back, PLAIN)).toBe(rankBack(cards('Ac Ad 9h 5s 3c'), PLAIN));
  });

  it('keeps a flush together, with the best front it leaves', () => {
    const { front, back } = houseWay(cards('As Qs 9s 6s 3s 2s Kd'), PLAIN);
    expect(front.map(cardText).sort()).toEqual(['As', 'Kd']);
    expect(back.every((card) => cardText(card).endsWith('s'))).toBe(true);
  });

  it('follows no table for a wild joker: the best front, then the best back', () => {
    expect(setTo('8 8 X K J 6 3', WILD)).toBe('88|XKJ63');
    expect(setTo('K K X 9 7 5 3', WILD)).toBe('X9|KK753');
  });

  it('knows no hand of other than seven ranks', () => {
    expect(() => rowFor([1, 2, 3])).toThrow('seven cards');
  });

  it.each([
    ['ace', PLAIN],
    ['ace, with the wheel second', SECOND],
  ])('sets every hand as the second implementation does: %s', (_, rules) => {
    const hands = rules === PLAIN ? repeated(6000, 20_000) : 2000;
    for (const seven of randomSevens(hands, 62)) expectAgreement(seven, rules);
  });

  it('is never foul with a wild joker either (B-62)', () => {
    for (const seven of randomSevens(1000, 63, 52)) {
      const { front, back } = houseWay(seven, WILD);
      expect(isFoul(front, back, WILD), seven.map(cardText).join(' ')).toBe(false);
    }
  });
});

const RANKS = '23456789TJQKAX';
