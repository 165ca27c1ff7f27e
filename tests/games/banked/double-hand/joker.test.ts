import { describe, expect, it } from 'vitest';
import { FIVE_ACES, isStraightOrFlush } from '../../../../games/banked/double-hand/joker.ts';
import { isFoul, rankBack, rankFront, withoutJoker } from '../../../../games/banked/double-hand/ranks.ts';
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { backInWords, frontInWords } from '../../../../games/banked/double-hand/words.ts';
import { cardText } from '../../../../games/card.ts';
import { compare } from '../../ranking/obvious.ts';
import { cards, PLAIN, randomSevens, SECOND, WILD } from './hands.ts';
import { foul, scoreBack, scoreFront } from './second.ts';

const back = (text: string, rules: HandRules = PLAIN): number => rankBack(cards(text), rules);
const front = (text: string, rules: HandRules = PLAIN): number => rankFront(cards(text), rules);
const standsFor = (text: string, rules: HandRules = PLAIN): string =>
  cardText(withoutJoker(cards(text), rules).at(-1) ?? 0);

describe('the joker at the back', () => {
  it('is the highest unmatched card of a flush (004:1621-1626)', () => {
    expect(standsFor('Qs Js 9s 3s X')).toBe('As');
    expect(backInWords(cards('Qs Js 9s 3s X'), PLAIN)).toBe('flush, ace high');
    expect(standsFor('As Js 9s 3s X')).toBe('Ks');
  });

  it('completes a straight, at the top where it can (004:1621-1626)', () => {
    expect(backInWords(cards('8s 7d 6h 5c X'), PLAIN)).toBe('straight, nine high');
    expect(backInWords(cards('8s 7d 5h 4c X'), PLAIN)).toBe('straight, eight high');
  });

  it('is an ace with a pair of kings and does not make three of them (004:1621-1626)', () => {
    expect(back('Kc Kd 3h 2s X')).toBe(back('Kc Kd Ah 3h 2s'));
    expect(back('Kc Kd 3h 2s X', WILD)).toBe(back('Kc Kd Kh 3h 2s'));
  });

  it('completes a straight flush and a royal flush', () => {
    expect(backInWords(cards('9s 8s 7s 6s X'), PLAIN)).toBe('straight flush, ten high');
    expect(backInWords(cards('As Ks Js Ts X'), PLAIN)).toBe('royal flush');
  });

  it('makes five aces, which beat a royal flush', () => {
    expect(back('Ac Ad Ah As X')).toBe(FIVE_ACES);
    expect(back('Ac Ad Ah As X', WILD)).toBe(FIVE_ACES);
    expect(FIVE_ACES).toBeGreaterThan(back('As Ks Qs Js Ts'));
    expect(backInWords(cards('Ac Ad Ah As X'), PLAIN)).toBe('five aces');
    expect(isStraightOrFlush(FIVE_ACES)).toBe(false);
  });

  it('makes no five of a kind of any other rank', () => {
    expect(back('Kc Kd Kh Ks X')).toBe(back('Kc Kd Kh Ks Ac'));
    expect(back('Kc Kd Kh Ks X', WILD)).toBe(back('Kc Kd Kh Ks Ac'));
  });

  it('cannot fill two gaps: K X Q T 5 is ace high (B-59)', () => {
    expect(back('Kh X Qs Td 5s')).toBe(back('Ah Kh Qs Td 5s'));
  });

  it('is worth what trying every card makes it', () => {
    for (const rules of [PLAIN, WILD, SECOND]) {
      let before: readonly number[] | null = null;
      for (const seven of randomSevens(2000, 11, 52)) {
        const five = seven.slice(0, 5).includes(52) ? seven.slice(0, 5) : [52, ...seven.slice(0, 4)];
        if (before) {
          const order = compare(scoreBack(five, rules), scoreBack(before, rules));
          expect(Math.sign(rankBack(five, rules) - rankBack(before, rules)), five.join()).toBe(order);
        }
        before = five;
      }
    }
  });
});

describe('the joker in front', () => {
  it('is an ace; where it is wild it makes a pair (B-59; 003:144-145)', () => {
    expect(front('X Kd')).toBe(front('As Kc'));
    expect(front('Ad X')).toBe(front('As Ac'));
    expect(front('X Kd', WILD)).toBe(front('Ks Kc'));
    expect(frontInWords(cards('X1 9d'), PLAIN)).toBe('ace-nine');
    expect(frontInWords(cards('X1 9d'), WILD)).toBe('pair of nines');
  });
});

describe('the ranks', () => {
  it('of a front: any pair above no pair, then the higher card, then the second', () => {
    const rising = ['3c 2d', '4c 2d', '4c 3d', 'Ac 2d', 'Ac Kd', '2c 2d', 'Kc Kd', 'Ac Ad'];
    const values = rising.map((text) => front(text));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  });

  it('of A-2-3-4-5: the lowest straight (000:1897-1898), or the second', () => {
    const wheel = 'As 2d 3h 4c 5c';
    expect(back(wheel)).toBeLessThan(back('2s 3d 4h 5c 6c'));
    expect(back(wheel, SECOND)).toBeGreaterThan(back('9s Td Jh Qc Kc', SECOND));
    expect(back(wheel, SECOND)).toBeLessThan(back('Ts Jd Qh Kc Ac', SECOND));
    expect(back('As 2s 3s 4s 5s')).toBeLessThan(back('2s 3s 4s 5s 6s'));
    expect(back('As 2s 3s 4s 5s', SECOND)).toBeGreaterThan(back('9s Ts Js Qs Ks', SECOND));
    expect(back(wheel, SECOND)).toBeGreaterThan(back('Ac Ad Ah Ks Qs', SECOND));
  });

  it('compare trips before pairs in a full house (000:5955-5956)', () => {
    expect(back('Kc Kd Kh 7s 7d')).toBeGreaterThan(back('Tc Td Th As Ad'));
  });
});

describe('a foul', () => {
  const isFoulText = (two: string, five: string, rules: HandRules = PLAIN): boolean =>
    isFoul(cards(two), cards(five), rules);

  it('is a front stronger than the back (B-61)', () => {
    expect(isFoulText('Ac Kd', 'Qc Jd 9h 8s 2c')).toBe(true);
    expect(isFoulText('Ac Kd', 'As Qd 9h 8s 2c')).toBe(true);
    expect(isFoulText('2c 2d', 'As Kd Qh 9s 3c')).toBe(true);
    expect(isFoulText('9c 9d', '8s 8d Ah Ks Qc')).toBe(true);
    expect(isFoulText('Kd Qd', 'As Jd 9h 8s 2c')).toBe(false);
    expect(isFoulText('9c 9d', 'Ts Td 2h 3s 4c')).toBe(false);
    expect(isFoulText('Ac Ad', '3s 3d 2h 2s 4c')).toBe(false);
  });

  it('is not the same pair in front and at the back: the other cards make the back higher (003:142, 164)', () => {
    expect(isFoulText('Ac Ad', 'As Ah Kh Qs Jc')).toBe(false);
  });

  it('is found with the joker where it lies', () => {
    expect(isFoulText('X Kd', 'Qs Qd 9h 8s 2c')).toBe(false);
    expect(isFoulText('X Kd', 'Qs Qd 9h 8s 2c', WILD)).toBe(true);
    expect(isFoulText('Kc Kd', 'X Qd 9h 8s 2c')).toBe(true);
  });

  it('is what the second implementation finds too', () => {
    for (const rules of [PLAIN, WILD, SECOND]) {
      for (const seven of randomSevens(3000, 5)) {
        const set = { front: seven.slice(0, 2), back: seven.slice(2) };
        expect(isFoul(set.front, set.back, rules), seven.map(cardText).join(' ')).toBe(foul(set, rules));
      }
    }
  });

  it('compares fronts as the second implementation does', () => {
    let before: readonly number[] = [0, 1];
    for (const seven of randomSevens(2000, 8)) {
      const two = seven.slice(0, 2);
      for (const rules of [PLAIN, WILD]) {
        const order = compare(scoreFront(two, rules), scoreFront(before, rules));
        expect(Math.sign(rankFront(two, rules) - rankFront(before, rules))).toBe(order);
      }
      before = two;
    }
  });
});
