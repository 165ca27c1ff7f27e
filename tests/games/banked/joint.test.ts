import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../games/game.ts';
import { highCardGame } from './high-card.ts';
import { begin, choose, gains, people, playOut, rulesOf, type State, wager } from './play.ts';

/** Seat 3 banks; bets are placed in the order given. */
function bets(written: Record<string, unknown>, placed: readonly (readonly [Seat, Record<string, number>])[]): State {
  const rules = rulesOf({ backline: 'yes', joint: 'joint', maxBet: 5_000, ...written });
  const state = wager(choose(begin(rules, people([3, 5, 8, 9])), 3, 'bank'), 3, { bank: 90_000 });
  return placed.reduce((now, [seat, put]) => wager(now, seat, put), state);
}

const onTable = (state: State) =>
  highCardGame.view(state, 'public').bets.map(({ seat, spot, amount }) => [seat, spot, amount]);

describe('a joint bet keeps within the limit of one (000:2023-2025)', () => {
  test('the holder has room first, however late the bet; what is too much goes back', () => {
    const closed = bets({}, [
      [9, { 'base@5': 4_000 }],
      [8, { 'base@5': 3_000 }],
      [5, { base: 1_000 }],
    ]);
    expect(onTable(closed)).toEqual([
      [5, 'base', 1_000],
      [8, 'base', 3_000],
      [9, 'base', 1_000],
    ]);
    const texts = highCardGame.view(closed, 9).events.flatMap((event) => (event.kind === 'told' ? [event.text] : []));
    expect(texts).toContain('$30 of seat 9 go back: a joint bet is at its limit.');
    expect(highCardGame.view(closed, 9).seats.find(({ seat }) => seat === 9)).toMatchObject({
      bet: 1_000,
      stack: 99_000,
    });
  });

  test('one that finds no room is no bet, and its fee is not taken', () => {
    const collection = {
      playerBy: 'wager',
      player: [
        { from: 500, fee: 100 },
        { from: 4_000, fee: 300 },
      ],
      playerBonus: false,
      dealerBy: 'action',
      dealer: [
        { from: 0, fee: 200 },
        { from: 6_000, fee: 900 },
      ],
      dealerBonus: false,
    };
    const closed = bets({ collection }, [
      [9, { 'base@5': 5_000 }],
      [8, { 'base@5': 4_000 }],
      [5, { base: 3_000 }],
    ]);
    expect(onTable(closed)).toEqual([
      [5, 'base', 3_000],
      [8, 'base', 2_000],
    ]);
    const { moves } = highCardGame.outcome(playOut(closed));
    const fees = moves.filter(({ to }) => to.startsWith('collection:')).map(({ from, amount }) => [from, amount]);
    expect(fees).toEqual([
      ['seat:5', 100],
      ['seat:8', 100],
      ['seat:3', 200],
    ]);
    expect(gains(playOut(closed))).not.toHaveProperty('9');
  });

  test('what a seat is offered says nothing of what others have bet', () => {
    const before = bets({}, []);
    const after = wager(before, 8, { 'base@5': 5_000, base: 2_000 });
    const asked = (state: State, seat: Seat) => highCardGame.asks(state).find((ask) => ask.seat === seat);
    for (const seat of [5, 9]) expect(asked(after, seat)).toEqual(asked(before, seat));
  });

  test('no spot holds more than its limit, nobody has more out than they put, and a bonus goes with its bet', () => {
    const amount = fc.integer({ min: 0, max: 10 }).map((steps) => steps * 500);
    const one = fc.record({ own: amount, behind: amount, open: amount, ace: fc.boolean() });
    const order = fc.shuffledSubarray([5, 8, 9], { minLength: 3 });
    fc.assert(
      fc.property(fc.tuple(one, one, one), order, (drawn, seats) => {
        const placed = seats.map((seat): readonly [Seat, Record<string, number>] => {
          const { own, behind, open, ace } = drawn[[5, 8, 9].indexOf(seat)] ?? {
            own: 0,
            behind: 0,
            open: 0,
            ace: false,
          };
          const other = seat === 5 ? 8 : 5;
          const bonus = ace && open > 0 ? { 'ace@A': open } : {};
          return [seat, { base: own, [`base@${other}`]: behind, 'base@A': open, ...bonus }];
        });
        const closed = bets({}, placed);
        const seen = highCardGame.view(closed, 'public').bets ?? [];
        for (const { seat, position, spot, amount: left } of seen) {
          const there = seen.filter((bet) => bet.position === position && bet.spot === spot);
          expect(there.reduce((sum, bet) => sum + bet.amount, 0)).toBeLessThanOrEqual(spot === 'base' ? 5_000 : 10_000);
          const base = seen.find((bet) => bet.seat === seat && bet.position === position && bet.spot === 'base');
          if (spot === 'ace') expect(left).toBeLessThanOrEqual(base?.amount ?? 0);
          const put = placed.find(([who]) => who === seat)?.[1] ?? {};
          expect(left).toBeLessThanOrEqual(put[position === String(seat) ? spot : `${spot}@${position}`] ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
