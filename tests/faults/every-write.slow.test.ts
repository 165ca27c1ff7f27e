import { describe, expect, test } from 'vitest';
import { BANKED_PLANS, PLANS } from './plans.ts';
import { cutEverywhere } from './power-cut.ts';

/** Hands of each plan, and the fewest restarts in each hand: in baccarat, where everybody bets at once, some sixteen commits, each cut twice. */
const LISTS = [
  { plans: PLANS, hands: 70, restarts: 25 },
  { plans: BANKED_PLANS, hands: 50, restarts: 15 },
];

describe.each(
  LISTS.flatMap(({ plans, ...lowest }) =>
    Object.entries(plans).map(([name, plan]) => [name, { plan, ...lowest }] as const),
  ),
)('M3 M4 B-89 %s', (_name, { plan, hands, restarts }) => {
  test(`the power cut at every write of ${hands} hands, and in the middle of each`, {
    timeout: 3_600_000,
  }, async () => {
    const tally = await cutEverywhere(plan, { hands, tears: 1, comingIn: true, playsOn: 1 });
    console.log(`${tally.points} writes, ${tally.restarts} restarts, ${tally.torn} of them from a torn write`);
    expect(tally.hands).toBe(hands);
    expect(tally.restarts).toBeGreaterThan(hands * restarts);
  });
});
