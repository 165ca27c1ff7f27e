import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kill.ts';

const KILLS = 6;

test(`M3 M4 kill -9 at ${KILLS} random moments loses nothing that was shown and doubles nothing`, async () => {
  const { hands } = await killAgainAndAgain(KILLS);
  expect(hands).toBeGreaterThan(KILLS / 4);
});
