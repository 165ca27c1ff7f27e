import { describe, expect, it } from 'vitest';
import { type Card, parseCards, standardDeck } from '../../games/card.ts';
import { rankHigh5 } from '../../games/ranking/high.ts';
import { compareHands } from '../../games/three-or-five.ts';
import { Seeded } from '../../main/odds/seeded.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const value = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[]): number => rankHigh5(a, b, c, d, e);

/** A hand of every kind and a few of each, weakest first, no two of them equal. */
const RISING = [
  ...['7c 5d 4h 3s 2c', 'Kc Qd Jh 9s 8c', '2c 2d 5h 4s 3c', 'Ac Ad Kh Qs Jc', '3c 3d 2h 2s 4c', 'Ac Ad Kh Ks Qc'],
  ...['2c 2d 2h 4s 3c', 'Ac Ad Ah Ks Qc', 'Ac 2d 3h 4s 5c', '2c 3d 4h 5s 6c', 'Tc Jd Qh Ks Ac', '7c 5c 4c 3c 2c'],
  ...['Ac Kc Qc Jc 9c', '2c 2d 2h 3s 3c', 'Ac Ad Ah Ks Kc', '2c 2d 2h 2s 3c', 'Ac Ad Ah As Kc', 'Ac 2c 3c 4c 5c'],
  ...['2c 3c 4c 5c 6c', 'Tc Jc Qc Kc Ac'],
].map(cards);

describe('hands of five', () => {
  it('stand in the printed order, ace to five the smallest straight', () => {
    for (const [at, one] of RISING.entries()) {
      for (const [than, other] of RISING.entries()) {
        expect(Math.sign(compareHands(one, other))).toBe(Math.sign(at - than));
      }
    }
  });

  it('stand as the tables of the rankings have them', () => {
    const seeded = new Seeded(12);
    for (let pair = 0; pair < 20_000; pair += 1) {
      const deck = seeded.shuffle(standardDeck());
      const [one, other] = [deck.slice(0, 5), deck.slice(5, 10)];
      expect(Math.sign(compareHands(one, other))).toBe(Math.sign(value(one) - value(other)));
    }
  });
});

describe('a hand of three', () => {
  it.each([
    ['Qd Qh Ad', 'Qs Qc Ks 7s 4h', 1],
    ['Qd Qh Kd', 'Qs Qc Ks 7s 4h', 0],
    ['Qd Jd Td', 'Ks 7c 4h 3d 2s', -1],
    ['6d 6h 6c', 'Ks Kc Qs Qc 4h', 1],
    ['Ad 2d 3d', 'Ks 7c 4h 3s 2s', 1],
  ])('%s against %s: %i', (three, five, sign) => {
    expect(Math.sign(compareHands(cards(three), cards(five)))).toBe(sign);
    expect(Math.sign(compareHands(cards(five), cards(three)))).toBe(-sign || 0);
  });
});
