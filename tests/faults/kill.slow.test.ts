import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kill.ts';

const KILLS = 100;

test(`M3 M4 kill -9 at ${KILLS} random moments loses nothing that was shown and doubles nothing`, {
  timeout: 3_600_000,
}, async () => {
  const { hands, inHand } = await killAgainAndAgain(KILLS);
  console.log(`${hands} hands, ${inHand} kills in the middle of one`);
  expect(hands).toBeGreaterThan(KILLS / 4);
  expect(inHand).toBeGreaterThan(KILLS / 4);
});
