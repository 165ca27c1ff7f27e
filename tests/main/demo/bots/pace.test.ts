/** How long bots think, for whom a person at the table waits. */
import { expect, it } from 'vitest';
import { paceAmong } from '../../../../main/demo/bots/bots.ts';

/** How long a round takes in which each of so many bots acts once, at most, ms. */
const round = (bots: number): number => paceAmong(bots).max * bots;

it('think like people where they are few', () => {
  for (const bots of [1, 2, 3, 4, 5]) expect(paceAmong(bots)).toEqual({ min: 700, max: 2600 });
});

it('take together no longer at a full table than five of them, and are still seen to act one by one', () => {
  for (const bots of [6, 7, 8, 9, 10]) {
    expect(round(bots)).toBeLessThanOrEqual(round(5) + bots);
    expect(paceAmong(bots).min).toBeGreaterThan(300);
    expect(paceAmong(bots).max).toBeGreaterThan(paceAmong(bots).min);
  }
});
