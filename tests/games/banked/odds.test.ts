import { describe, expect, it } from 'vitest';
import { type BetKind, loses, wins } from '../../../games/banked/bet.ts';
import { countedOdds, dealtByLot, playedOdds } from '../../../games/banked/odds.ts';

const ROWS = [wins('Win', 1), loses('Lose'), wins('Win', 1), wins('Jackpot', 100)];

/** A bet that sees the number of its row. */
const bet: BetKind<number> = {
  id: 'base',
  label: 'Wager',
  ...{ min: 100, max: 100, step: 100, needs: [], upTo: null, bonus: false, backline: true },
  rows: ROWS,
  outcome: (seen) => ROWS[seen] ?? loses('no such row'),
  says: () => '',
};

describe('odds from counts', () => {
  it('merge what is the same and leave out what never comes', () => {
    const rounds = [3, 4, 1, 0].map((weight, seen) => ({ seen, weight }));
    expect(countedOdds(bet, rounds)).toEqual({
      id: 'base',
      exact: true,
      stderr: null,
      edge: 0,
      return: 0,
      outcomes: [
        { name: 'Win', pays: 1, probability: 0.5 },
        { name: 'Lose', pays: -1, probability: 0.5 },
      ],
    });
  });
});

describe('odds that are played out', () => {
  it('say how sure they are', () => {
    let hand = 0;
    const odds = playedOdds(bet, { hands: 100, lot: () => 0 }, () => (hand++ % 4 === 0 ? 0 : 1));
    expect(odds).toMatchObject({ exact: false, edge: 0.5, return: -0.5 });
    expect(odds.stderr).toBeCloseTo(Math.sqrt((1 - 0.25) / 100), 12);
  });

  it('deal each card of the deck to the top as often as another', () => {
    const deck = [0, 1, 2];
    const tops = new Map<string, number>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const drawn = [first, second];
        const top = dealtByLot([...deck], 2, () => drawn.shift() ?? 0)
          .slice(0, 2)
          .join('');
        tops.set(top, (tops.get(top) ?? 0) + 1);
      }
    }
    expect([...tops.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
