import { describe, expect, it } from 'vitest';
import type { Move, Outcome } from '../../../games/outcome.ts';
import { outcomeFault } from '../../../main/hand/conservation.ts';
import { outcome, realMoves } from '../../../main/hand/outcome.ts';

const end = (moves: Omit<Move, 'why'>[], stacks: [number, number, number][]): Outcome => ({
  moves: moves.map((move) => ({ ...move, why: 'a bet' })),
  stacks: stacks.map(([seat, before, after]) => ({ seat, before, after })),
  pots: [],
  shown: [],
  hands: [],
});

describe('an outcome', () => {
  it('is sound when its moves add up to the change of each stack and the pot is left empty', () => {
    const moves: Omit<Move, 'why'>[] = [
      { from: 'seat:1', to: 'pot', amount: 400 },
      { from: 'seat:2', to: 'pot', amount: 400 },
      { from: 'pot', to: 'collection:fee', amount: 100 },
      { from: 'pot', to: 'seat:2', amount: 700 },
      { from: 'jackpot:bad-beat', to: 'seat:1', amount: 5000 },
    ];
    const stacks: [number, number, number][] = [
      [1, 1000, 5600],
      [2, 1000, 1300],
    ];
    expect(outcomeFault(end(moves, stacks))).toBeNull();
  });

  it.each<[string, Omit<Move, 'why'>[], [number, number, number][]]>([
    [
      'seat 1 goes from 100 to 60, its moves add up to -50',
      [{ from: 'seat:1', to: 'seat:2', amount: 50 }],
      [
        [1, 100, 60],
        [2, 0, 50],
      ],
    ],
    ['seat:2 moves chips but has no stack', [{ from: 'seat:1', to: 'seat:2', amount: 50 }], [[1, 100, 50]]],
    ['the pot gives -50 more than it took', [{ from: 'seat:1', to: 'pot', amount: 50 }], [[1, 100, 50]]],
    ['a move of 5 from pot to itself', [{ from: 'pot', to: 'pot', amount: 5 }], []],
  ])('is not when %s', (fault, moves, stacks) => {
    expect(outcomeFault(end(moves, stacks))).toBe(fault);
  });

  it('may name a fee of nothing, which moves nothing', () => {
    const free = end([{ from: 'pot', to: 'collection:fee', amount: 0 }], [[1, 100, 100]]);
    expect(outcomeFault(free)).toBeNull();
    expect(realMoves(free)).toEqual([]);
  });

  it('is read back only when it is one', () => {
    const good = end([{ from: 'seat:1', to: 'pot', amount: 4 }], []);
    expect(outcome.parse(JSON.parse(JSON.stringify(good)))).toEqual(good);
    const elsewhere = { ...good, moves: [{ from: 'seat:11', to: 'pot', amount: 4, why: 'a bet' }] };
    expect(outcome.safeParse(elsewhere).success).toBe(false);
    expect(outcome.safeParse({ ...good, stacks: [{ seat: 1, before: 1.5, after: 2 }] }).success).toBe(false);
  });
});
