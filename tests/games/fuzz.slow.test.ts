import { expect, it } from 'vitest';
import { fuzzed } from './fuzzed.ts';

const HANDS = 50_000;

it.each(Array.from({ length: 20 }, (_, part) => 1_000_000 + part * HANDS))(
  'a million hands hold everything that must hold: tables from seed %i on',
  (seed) => {
    expect(fuzzed(HANDS, seed)).toEqual({ hands: HANDS, violations: [] });
  },
);
