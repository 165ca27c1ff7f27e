import { expect, test } from 'vitest';
import { killAgainAndAgain } from '../faults/kill.ts';

const TIMES = 50;

test.each(['stopped first', 'out of memory'] as const)(
  'M3 M4 a table %s, again and again, loses and doubles nothing',
  async (end) => {
    const { hands } = await killAgainAndAgain(TIMES, end);
    expect(hands).toBeGreaterThan(0);
  },
);
