import { describe, expect, it } from 'vitest';
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { cardText, parseCards } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { CASINO_REAL, EMPIRE, expectBoth } from './parkwest-agreement.ts';

/** The ranks in front: `A K`, a joker being an X. */
function front(text: string, rules: HandRules): string {
  const set = houseWay(parseCards(text) ?? [], rules);
  return [...set.front]
    .sort((a, b) => b - a)
    .map((card) => cardText(card).charAt(0))
    .join(' ');
}

describe('the house way of Ace Up, by its printed examples (001:4913-5410)', () => {
  it.each([
    ['Kd Jc Ah Tc 7s 5h 3d', 'K J'],
    ['Ac Qd 3s 3c Jh 8d 4c', 'A Q'],
    ['3d 3s Kh Ks 7h 6c 2d', '3 3'],
    ['Ac 7h Jd Js 8c 8h 4s', 'A 7'],
    ['Ks 9s 8c 8d 4d 4h 7c', 'K 9'],
    ['Qh 8c 5h 5s 4h 4c 2s', 'Q 8'],
    ['9c 9s 7d 7c 5h 5s Ac', '9 9'],
    ['Ac 8d Ad As 5d 4c 2s', 'A 8'],
    ['Jh Tc Kh Kd Kc 7s 5h', 'J T'],
    ['Jc Jd 5s 5h 5c Js Ad', 'J J'],
    ['As 9s 6s 5s 4d 3d 2s', 'A 9'],
    ['Jh 8d 9s 8h 7c 6s 5d', 'J 8'],
    // Five diamonds, and no pair beside them: by the rows of two pair.
    ['7d 7c 9h 9d Qd Jd 4d', '7 7'],
    ['5c 5h 7d 6s 5d 4s 3h', '5 5'],
    ['4c 4h 8h 8s 8d Ac Kh', '4 4'],
    ['Qc Qd Qh Qs 9s 7d 5c', 'Q Q'],
    ['Jd Js Jh Jc Qd Ts 7h', 'J J'],
    ['8h 8d 8c 8s Jc 7s 4d', '8 8'],
    ['9h 8c 5s 5d 5h 5c 2s', '9 8'],
    ['4c 4h 5h 5d 5c 5s 2s', '4 4'],
    ['Ac As Ah Ad X1 Ks 5c', 'A A'],
  ])('%s: %s in front', (seven, expected) => {
    expect(front(seven, CASINO_REAL)).toBe(expected);
  });

  it('puts a pair in front of a complete hand whenever it can (001:3613)', () => {
    expect(front('9s 9d 8h 8c 7d 6s 5c', CASINO_REAL)).toBe('8 8');
    expect(front('As Ad 9h 9c 5h 3h 2h', CASINO_REAL)).toBe('9 9');
    expect(front('Ah Ad Jh Jc 5h 3h 2h', CASINO_REAL)).toBe('J J');
    expect(front('Kh Qh Jh Jd Td 9s 9h', CASINO_REAL)).toBe('9 9');
  });
});

describe('the house way of Empire (004:3605-3664)', () => {
  it.each([
    ['As Kd Qh 9c 7s 5d 3h', 'K Q'],
    ['X1 As Kd Jh 9c 7s 4d', 'A J'],
    ['8s 8d As Kd Jh 6c 3s', 'A K'],
    ['8s 8d X1 As Kd Jh 6c', '8 8'],
    ['8s 8d X1 Ks Jh 6c 3d', '8 8'],
    ['As Ad 5h 5c Ks 9d 2h', '5 5'],
    ['Js Jd 4h 4c As 9d 3h', 'A 9'],
    ['Js Jd 4h 4c Ks 9d 3h', '4 4'],
    ['8s 8d 4h 4c Ks 9d 3h', 'K 9'],
    ['8s 8d 4h 4c Qs 9d 3h', '4 4'],
    ['5s 5d 3h 3c Qs 9d 7h', 'Q 9'],
    ['5s 5d 3h 3c Js 9d 7h', '3 3'],
    ['Ks Kd Kh 8c 8s 4d 2h', '8 8'],
    ['As Ad Ah Kc 9s 7d 4h', 'A K'],
    ['Js Jd Jh Jc As 7d 5h', 'A 7'],
    ['Js Jd Jh Jc Ks 7d 5h', 'J J'],
    ['8s 8d 8h 8c Ks 7d 5h', 'K 7'],
    ['8s 8d 8h 8c Qs 7d 5h', '8 8'],
    ['4s 4d 4h 4c Js 7d 5h', '4 4'],
    ['9s 9d 9h 5c 5s 5d Kh', '9 9'],
    // Two pair and the joker: with the highest single card, unless a pair is higher.
    ['9s 9d 4h 4c X1 Kd 2h', 'X K'],
    ['Ks Kd 4h 4c X1 9d 2h', 'K K'],
    ['9s 9d 9h X1 Kd 4c 2h', 'X K'],
    ['4s 4d 4h 4c X1 Kd 2h', 'X K'],
  ])('%s: %s in front', (seven, expected) => {
    expect(front(seven, EMPIRE)).toBe(expected);
  });

  it('counts the joker an ace where it is one that completes', () => {
    expect(front('8s 8d X1 Ks Jh 6c 3d', { ...EMPIRE, joker: 'ace' })).toBe('X K');
  });
});

it.each([
  ['Casino Real', CASINO_REAL],
  ['Empire', EMPIRE],
  ['Empire, the joker an ace', { ...EMPIRE, joker: 'ace' }],
] as const)('%s: a second reading of the chart sets 1,500 hands the same', (_, rules) => {
  const seeded = new Seeded(13);
  for (let hand = 0; hand < 1_500; hand++) expectBoth(seeded, rules);
});
