/** Counts of every way a hand can be bet, against counts made by hand. */
import { describe, expect, it } from 'vitest';
import { holdem } from '../../../games/holdem.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import { rulesOf, startOf } from './hand.ts';

/** How many ways there are from here to the end, raising only to the ends of each range. */
function ways(state: PokerState): number {
  const [ask] = holdem.asks(state);
  if (ask?.kind !== 'bet') return 1;
  const raises = ask.raise ? [...new Set([ask.raise.min, ask.raise.max])] : [];
  const decisions = [
    // A fold where a check is free is no other way to bet.
    ...(ask.call === 0 ? [] : [{ kind: 'fold' } as const]),
    { kind: ask.call === 0 ? 'check' : 'call' } as const,
    ...raises.map((to) => ({ kind: 'raise', to }) as const),
  ];
  return decisions.reduce((sum, decision) => {
    const next = holdem.decide(state, ask.seat, decision);
    return next.ok ? sum + ways(next.value) : sum;
  }, 0);
}

function perft(options: Parameters<typeof rulesOf>[1], stacks: Record<number, number>, button: number): number {
  const rules = rulesOf(holdem, options);
  return ways(holdem.begin(rules, startOf(rules, stacks, button), holdem.deck(rules)));
}

describe('every way to bet a hand', () => {
  it('limit, two players, a bet and three raises', () => {
    // Before the flop 7 ways go on and 7 fold; on each later street 9 go on and 8 fold.
    const river = 9 + 8;
    const turn = 9 * river + 8;
    const flop = 9 * turn + 8;
    const rules = { betting: 'split-limit', maxRaises: 3, headsUpCap: 'kept' } as const;
    expect(perft(rules, { 1: 1000, 2: 1000 }, 1)).toBe(7 * flop + 7);
  });

  it('no limit, two players with one big blind: the button folds or calls, and the board is dealt', () => {
    expect(perft({ betting: 'no-limit' }, { 1: 2, 2: 2 }, 1)).toBe(2);
  });

  it('no limit, two players with one and a half big blinds', () => {
    // The button folds, goes all-in (called or not), or calls: then the other goes all-in, or checks, and each of
    // three streets is checked through, or bet once by either of the two.
    const river = 1 + 2 + 2;
    const turn = river + 2 + 2;
    const flop = turn + 2 + 2;
    expect(perft({ betting: 'no-limit' }, { 1: 3, 2: 3 }, 1)).toBe(1 + 2 + (2 + flop));
  });
});
