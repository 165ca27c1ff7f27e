import { expect, test } from 'vitest';
import { killAgainAndAgain } from '../faults/kill.ts';

const TIMES = 3;

test.each(['stopped first', 'out of memory'] as const)(
  'M3 M4 a table %s, a few times, loses and doubles nothing',
  async (end) => {
    const { hands } = await killAgainAndAgain(TIMES, end);
    expect(hands).toBeGreaterThan(0);
  },
);
