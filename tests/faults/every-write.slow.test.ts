import { describe, expect, test } from 'vitest';
import { BANKED_PLANS, PLANS } from './plans.ts';
import { cutEverywhere } from './power-cut.ts';

/** Of each game; all together more than 200. */
const HANDS = 70;

describe.each(Object.entries(PLANS))('M3 M4 B-89 %s', (_name, plan) => {
  test(`the power cut at every write of ${HANDS} hands, and in the middle of each`, {
    timeout: 3_600_000,
  }, async () => {
    const tally = await cutEverywhere(plan, HANDS, 1);
    console.log(`${tally.points} writes, ${tally.restarts} restarts, ${tally.torn} of them from a torn write`);
    expect(tally.hands).toBe(HANDS);
    // Fewest in baccarat, where everybody bets at once: some sixteen commits in a hand, each cut twice.
    expect(tally.restarts).toBeGreaterThan(HANDS * 25);
  });
});

/** Of each player-dealer game there is. */
const BANKED_HANDS = 50;

describe.each(Object.entries(BANKED_PLANS))('M3 M4 B-89 %s', (_name, plan) => {
  test(`the power cut at every write of ${BANKED_HANDS} hands, and in the middle of each`, {
    timeout: 3_600_000,
  }, async () => {
    const tally = await cutEverywhere(plan, BANKED_HANDS, 1);
    console.log(`${tally.points} writes, ${tally.restarts} restarts, ${tally.torn} of them from a torn write`);
    expect(tally.hands).toBe(BANKED_HANDS);
    expect(tally.restarts).toBeGreaterThan(BANKED_HANDS * 15);
  });
});
