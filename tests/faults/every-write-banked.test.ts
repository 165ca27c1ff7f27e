import { expect, test } from 'vitest';
import { BANKED_PLANS } from './plans.ts';
import { cutEverywhere } from './power-cut.ts';

test.each(Object.entries(BANKED_PLANS))('M3 M4 B-89 the power cut at every write of a hand of %s', async (_, plan) => {
  const tally = await cutEverywhere(plan, { hands: 1, tears: 0, comingIn: false, playsOn: 0 });
  expect(tally.hands).toBe(1);
  // Somebody bets, and somebody is dealt cards.
  expect(tally.points).toBeGreaterThan(60);
  expect(tally.restarts).toBeGreaterThan(7);
});
