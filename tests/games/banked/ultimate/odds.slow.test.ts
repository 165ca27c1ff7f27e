import { expect, it } from 'vitest';
import { countBestPlay, startingHand } from '../../../../games/banked/ultimate/best-play.ts';
import { betsBeforeFlop } from '../../../../games/banked/ultimate/house-way.ts';
import { BEST_EDGES, bestKey, SEVEN_CARD_COUNTS, sevenCardCounts } from '../../../../games/banked/ultimate/odds.ts';

it('the seven-card hands of Trips are counted as they are written down', () => {
  expect(sevenCardCounts()).toEqual(SEVEN_CARD_COUNTS);
  expect(SEVEN_CARD_COUNTS.reduce((sum, count) => sum + count)).toBe(133_784_560);
});

/** What the house way loses, in percent: found by the same count. */
const HOUSE_EDGES = {
  'board plays, 3-to-2': '2.2846',
  'board plays, 6-to-5': '3.0560',
  'own card plays, 3-to-2': '2.1866',
  'own card plays, 6-to-5': '2.9602',
};

it.each([true, false])(
  'the best play is what is written down, its chart that of the house way, boardPlays %s',
  (boardPlays) => {
    const flushes = ['3-to-2', '6-to-5'] as const;
    for (const [nth, { best, house, fours }] of countBestPlay(boardPlays, flushes).entries()) {
      const key = bestKey({ boardPlays, blindFlush: flushes[nth] ?? '3-to-2' });
      expect(best).toBeCloseTo(BEST_EDGES[key], 12);
      expect((house * 100).toFixed(4)).toBe(HOUSE_EDGES[key]);
      expect(fours).toEqual(fours.map((_, start) => betsBeforeFlop(startingHand(start))));
    }
  },
);
