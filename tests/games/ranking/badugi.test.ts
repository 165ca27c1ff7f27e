import { describe, expect, it } from 'vitest';
import { rankBadugi } from '../../../games/ranking/low.ts';
import { cards } from './hands.ts';
import { badugiScore, compare, type Score } from './obvious.ts';

const rank = (text: string): number => rankBadugi(cards(text));

describe('badugi', () => {
  it('B-56: agrees with trying every subset of all 270,725 deals', () => {
    const scores = new Map<number, Score | null>();
    let deals = 0;
    for (let d = 3; d < 52; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            deals++;
            const value = rankBadugi([a, b, c, d]);
            const score = badugiScore([a, b, c, d]);
            if (!scores.has(value)) scores.set(value, score);
            else if (compare(scores.get(value) ?? null, score) !== 0) throw new Error(`${[a, b, c, d]}: ${score}`);
          }
    expect(deals).toBe(270_725);
    const inOrder = [...scores].sort(([a], [b]) => a - b).map(([, score]) => score);
    expect(inOrder.every((score, i) => i === 0 || compare(score, inOrder[i - 1] ?? null) > 0)).toBe(true);
  });

  it('prefers more cards, then lower ones, the ace lowest', () => {
    expect(rank('As 2d 3c 4h')).toBeGreaterThan(rank('As 2d 3c 5h'));
    expect(rank('Ks Qd Jc Th')).toBeGreaterThan(rank('As 2d 3c 3h'));
    expect(rank('Ks 2d 3c 4h')).toBeLessThan(rank('Qs Jd Tc 9h'));
    expect(rank('As Ad Ac Ah')).toBe(rank('As Ks Qs Js'));
    expect(rank('2d 2c 2h 2s')).toBeLessThan(rank('As Ks Qs Js'));
  });

  it('refuses anything that is not a hand', () => {
    expect(() => rank('')).toThrow('expected one to four, no board');
    expect(() => rank('As 2d 3c 4h 5s')).toThrow('expected one to four, no board');
    expect(() => rankBadugi(cards('As 2d 3c 4h'), cards('5s'))).toThrow('expected one to four, no board');
  });
});
