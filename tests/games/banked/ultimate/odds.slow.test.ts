import { expect, it } from 'vitest';
import { SEVEN_CARD_COUNTS, sevenCardCounts } from '../../../../games/banked/ultimate/odds.ts';

it('the seven-card hands of Trips are counted as they are written down', { timeout: 600_000 }, () => {
  expect(sevenCardCounts()).toEqual(SEVEN_CARD_COUNTS);
  expect(SEVEN_CARD_COUNTS.reduce((sum, count) => sum + count)).toBe(133_784_560);
});
