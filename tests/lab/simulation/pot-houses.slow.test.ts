import { describe, expect, test } from 'vitest';
import { playedAsHouseHasIt, playedAtLimits, potSpreads } from './pot-houses.ts';

const HANDS = 100_000;
const HANDS_A_LIMIT = 1_000;

describe.each(potSpreads().map((pair) => [pair.name, pair] as const))('%s', (_, pair) => {
  test(`${HANDS} hands by the house's options hold everything that must hold`, () => {
    expect(playedAsHouseHasIt(pair, HANDS)).toEqual({ hands: HANDS, wrong: [] });
  });

  test(`${HANDS_A_LIMIT} hands at each of its limits do`, () => {
    const hands = HANDS_A_LIMIT * pair.spread.limits.length;
    expect(playedAtLimits(pair, HANDS_A_LIMIT)).toEqual({ hands, wrong: [] });
  });
});
