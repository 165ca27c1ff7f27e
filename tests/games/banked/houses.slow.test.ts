import { expect, test } from 'vitest';
import { played, spreads } from './houses.ts';

const HANDS = 100_000;

test.each(spreads().map((spread) => [spread.name, spread] as const))(
  `%s: ${HANDS} hands over all its options hold everything that must hold`,
  { timeout: 3_600_000 },
  (_, spread) => {
    const { hands, wrong } = played(spread, HANDS);
    expect(wrong).toEqual([]);
    expect(hands).toBeGreaterThanOrEqual(HANDS);
  },
);
