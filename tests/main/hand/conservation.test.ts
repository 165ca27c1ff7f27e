import { describe, expect, it } from 'vitest';
import type { HandStart } from '../../../games/hand-start.ts';
import type { Outcome } from '../../../games/outcome.ts';
import { takenOut, unaccounted } from '../../../main/hand/conservation.ts';

const start: HandStart = {
  button: 1,
  players: [
    { seat: 1, player: 'a', stack: 1_000 },
    { seat: 2, player: 'b', stack: 500 },
  ],
};

const good: Outcome = {
  moves: [
    { from: 'seat:1', to: 'pot', amount: 300, why: 'bets' },
    { from: 'seat:2', to: 'pot', amount: 300, why: 'bets' },
    { from: 'pot', to: 'collection:player-fee', amount: 100, why: 'fee' },
    { from: 'pot', to: 'jackpot:bad-beat', amount: 50, why: 'jackpot' },
    { from: 'pot', to: 'seat:2', amount: 450, why: 'main pot' },
  ],
  stacks: [
    { seat: 1, before: 1_000, after: 700 },
    { seat: 2, before: 500, after: 650 },
  ],
  pots: [],
  shown: [],
  hands: [],
};

const [first, second, fee, jackpot, won] = good.moves;
const [one, two] = good.stacks;
if (!first || !second || !fee || !jackpot || !won || !one || !two) throw new Error('the fixture is complete');

describe('the chips of a hand', () => {
  it('are all accounted for', () => {
    expect(unaccounted(start, good)).toBeNull();
  });

  it('taken out of it are listed by account', () => {
    const { collections, jackpots } = takenOut({
      moves: [...good.moves, { ...fee, from: fee.to, to: 'pot', amount: 20 }],
    });
    expect([...collections, ...jackpots]).toEqual([
      ['player-fee', 80],
      ['bad-beat', 50],
    ]);
  });

  it.each([
    ['a stack too many', { stacks: [one, two, two] }, '3 stacks for 2 players'],
    ['another beginning', { stacks: [{ ...one, before: 900 }, two] }, 'seat 1 did not begin with $9'],
    ['less than nothing', { stacks: [{ ...one, after: -1 }, two] }, 'seat 1 ends with -1 cents'],
    ['half a cent', { stacks: [{ ...one, after: 0.5 }, two] }, 'seat 1 ends with 0.5 cents'],
    [
      'a stack without its move',
      { stacks: [{ ...one, after: 800 }, two] },
      'seat 1 goes from 1000 to 800, its moves add up to -300',
    ],
    [
      'chips left in the pot',
      { moves: [first, second, fee, jackpot, { ...won, amount: 400 }], stacks: [one, { ...two, after: 600 }] },
      'the pot gives -50 more than it took',
    ],
    ['a move of nothing', { moves: [{ ...first, amount: 0 }] }, 'a move of 0 cents'],
    [
      'chips out of nowhere',
      { moves: [first, second, fee, won, { ...jackpot, from: 'jackpot:other' as const }] },
      'the pot gives -50 more than it took',
    ],
  ])('%s is found', (_, changed, message) => {
    expect(unaccounted(start, { ...good, ...changed })).toBe(message);
  });
});
