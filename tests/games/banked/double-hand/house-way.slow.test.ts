import { describe, expect, it } from 'vitest';
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { isFoul, rankBack } from '../../../../games/banked/double-hand/ranks.ts';
import { expectAgreement } from './agreement.ts';
import { PLAIN, randomSevens, SECOND, WILD } from './hands.ts';
import { scoreBack } from './second.ts';

describe('the house way, a million hands (B-62)', () => {
  it.each([1, 2, 3, 4])('matches the second implementation, part %i', (seed) => {
    for (const seven of randomSevens(250_000, seed)) expectAgreement(seven, PLAIN);
  });

  it('with A-2-3-4-5 second, and with the joker in every hand', () => {
    for (const seven of randomSevens(20_000, 5, 52)) expectAgreement(seven, SECOND);
  });

  it('never foul with a wild joker', () => {
    for (const seven of randomSevens(30_000, 6, 52)) {
      const { front, back } = houseWay(seven, WILD);
      expect(isFoul(front, back, WILD)).toBe(false);
    }
  });
});

describe('the joker beside every four cards', () => {
  it.each([
    ['ace', PLAIN],
    ['wild', WILD],
  ])('%s: worth the same where trying every card makes it the same, and only there', (_, rules) => {
    const worth = new Map<number, string>();
    const values = new Map<string, number>();
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          for (let d = 0; d < c; d++) {
            const five = [a, b, c, d, 52];
            const value = rankBack(five, rules);
            const score = scoreBack(five, rules).join();
            if ((worth.get(value) ?? score) !== score || (values.get(score) ?? value) !== value) {
              expect.fail(`${five}: ${value} for ${score}`);
            }
            worth.set(value, score);
            values.set(score, value);
          }
        }
      }
    }
    expect(worth.size).toBe(values.size);
  });
});
