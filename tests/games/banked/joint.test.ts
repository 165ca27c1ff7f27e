import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
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

  test('a bet that finds no room does not count, and its fee is not taken', () => {
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

  test('what a seat is offered reveals nothing about the bets of others', () => {
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

describe('where the house leaves it to the bettors (000:2030, 000:2739-2747)', () => {
  /** Seat 3 banks with $60; 5 has $50 on its spot, 8 and 9 have $50 each behind it; those named want one bet. */
  function shortBank(joint: readonly Seat[]): State {
    const rules = rulesOf({ joint: 'choice', maxBet: 20_000 });
    const occupants = people([3, 5, 8, 9]).map((one) =>
      joint.includes(one.seat) ? { ...one, choices: ['joint'] } : one,
    );
    const ten = begin(rules, occupants, [rank(12), rank(3)]);
    const banked = wager(choose(ten, 3, 'bank'), 3, { bank: 6_000 });
    const placed = [5, 8, 9].reduce(
      (now, seat) => wager(now, seat, seat === 5 ? { base: 5_000 } : { 'base@5': 5_000 }),
      banked,
    );
    return playOut(placed);
  }
  const rank = (of: number): number => of * 4;

  test('nobody wants it: each bet by itself, the first is paid in full', () => {
    expect(gains(shortBank([]))).toEqual({ 3: -6_000, 5: 5_000, 8: 1_000 });
  });

  test('those who want it share with the holder who does, too', () => {
    expect(gains(shortBank([5, 9]))).toEqual({ 3: -6_000, 5: 3_000, 9: 3_000 });
  });

  test('no joint bet is possible without the holder', () => {
    expect(gains(shortBank([8, 9]))).toEqual({ 3: -6_000, 5: 5_000, 8: 1_000 });
  });

  test('a joint bet keeps within the limit of one, others behind do not share it', () => {
    const rules = rulesOf({ joint: 'choice', maxBet: 5_000 });
    const wanting = people([3, 5, 8, 9]).map((one) => (one.seat === 9 ? one : { ...one, choices: ['joint'] }));
    const state = wager(choose(begin(rules, wanting), 3, 'bank'), 3, { bank: 90_000 });
    const closed = [
      [5, { base: 4_000 }],
      [8, { 'base@5': 3_000 }],
      [9, { 'base@5': 5_000 }],
    ].reduce((now, [seat, put]) => wager(now, seat as Seat, put as Record<string, number>), state);
    expect(onTable(closed)).toEqual([
      [5, 'base', 4_000],
      [8, 'base', 1_000],
      [9, 'base', 5_000],
    ]);
  });

  test('is said once for all hands, where the house leaves it open', () => {
    const ids = (joint: string) => highCardGame.choices?.(rulesOf({ joint })).map(({ id }) => id);
    expect(ids('choice')).toContain('joint');
    expect(ids('sequential')).not.toContain('joint');
  });
});

describe('squares and what a position holds (004:55-59, 004:211-212, 004:255-259; 003:1134)', () => {
  const placed = [
    [5, { base: 4_000 }],
    [8, { 'base@5': 3_000 }],
    [9, { 'base@5': 2_000 }],
  ] as const;

  test('the bettor beyond the last square has the bet back', () => {
    const closed = bets({ joint: 'sequential', squares: 2 }, placed);
    expect(onTable(closed)).toEqual([
      [5, 'base', 4_000],
      [8, 'base', 3_000],
    ]);
    const texts = highCardGame.view(closed, 9).events.flatMap((event) => (event.kind === 'told' ? [event.text] : []));
    expect(texts).toContain('$20 of seat 9 go back: the position is full.');
  });

  test('together they hold no more than the position, and no rest below the minimum wager', () => {
    expect(onTable(bets({ joint: 'sequential', positionMax: 6_000 }, placed))).toEqual([
      [5, 'base', 4_000],
      [8, 'base', 2_000],
    ]);
    expect(onTable(bets({ joint: 'sequential', positionMax: 4_400, minBet: 500 }, placed))).toEqual([
      [5, 'base', 4_000],
    ]);
  });

  test('a bonus needs no square of its own', () => {
    const closed = bets({ joint: 'sequential', squares: 1 }, [
      [5, { base: 4_000, ace: 1_000 }],
      [8, { 'base@5': 3_000 }],
      [9, {}],
    ]);
    expect(onTable(closed)).toEqual([
      [5, 'base', 4_000],
      [5, 'ace', 1_000],
    ]);
  });
});
