import { expect, it } from 'vitest';
import { countBoth, gameNamed } from './perft-both.ts';
import { SLOW_FLOP_SETUPS } from './perft-setups.ts';

it.each(SLOW_FLOP_SETUPS.map((setup) => [setup.second.structure, setup.stacks.join(' '), setup] as const))(
  '%s, chips %s: two long counts of the ways to bet agree',
  (_, _chips, setup) => {
    const { first, second } = countBoth(gameNamed('holdem'), setup);
    expect(first).toEqual(second);
  },
);
