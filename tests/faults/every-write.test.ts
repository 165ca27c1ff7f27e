import { expect, test } from 'vitest';
import { repeated } from '../repeated.ts';
import { BACCARAT, BLACKJACK, DOUBLE_HAND, JACKS, LIMIT, STUD } from './plans.ts';
import { cutEverywhere } from './power-cut.ts';

const HANDS = repeated(1, 3);

test('M3 M4 B-89 the power cut at every write: before it, after it, and in the middle of it', async () => {
  const tally = await cutEverywhere(LIMIT, { hands: HANDS, tears: 1, comingIn: true, playsOn: repeated(0, 1) });
  expect(tally.hands).toBe(HANDS);
  expect(tally.points).toBeGreaterThan(HANDS * 80);
  expect(tally.restarts).toBeGreaterThan(HANDS * 25);
});

test.each([
  ['baccarat', BACCARAT, 1, true],
  ['no bust 21', BLACKJACK, 1, false],
  ['double hand', DOUBLE_HAND, 1, false],
  // How a write is torn does not depend on what is played, and this hand is the longest.
  ['stud', STUD, repeated(0, 1), false],
  ['jacks or better', JACKS, 1, false],
] as const)('M3 M4 B-89 the same at every write of a hand of %s', async (_, plan, tears, comingIn) => {
  const tally = await cutEverywhere(plan, { hands: 1, tears, comingIn, playsOn: 0 });
  expect(tally.hands).toBe(1);
  expect(tally.points).toBeGreaterThan(60);
  expect(tally.restarts - tally.torn).toBeGreaterThan(7);
  expect(tally.restarts).toBeGreaterThan(15);
});
