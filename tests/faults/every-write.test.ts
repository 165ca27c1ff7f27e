import { expect, test } from 'vitest';
import { LIMIT } from './plans.ts';
import { cutEverywhere } from './power-cut.ts';

const HANDS = 3;

test(`M3 M4 B-89 the power cut at every write of ${HANDS} hands: before it, after it, and in the middle of it`, {
  timeout: 180_000,
}, async () => {
  const tally = await cutEverywhere(LIMIT, HANDS, 1);
  expect(tally.hands).toBe(HANDS);
  expect(tally.points).toBeGreaterThan(HANDS * 80);
  expect(tally.restarts).toBeGreaterThan(HANDS * 25);
});
