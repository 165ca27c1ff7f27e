import { describe, expect, test } from 'vitest';
import { collection, dealerFee, mostFee } from '../../../games/banked/fees.ts';

const posted = (dealerBy: 'action' | 'wager' | 'hand', dealer: readonly { from: number; fee: number }[]) => ({
  playerBy: 'nothing',
  player: [],
  playerBonus: false,
  dealerBy,
  dealer,
  dealerBonus: false,
});

const ROWS = [
  { from: 500, fee: 300 },
  { from: 100_100, fee: 500 },
];

describe('what the player-dealer pays', () => {
  test.each([
    ['action', 100_000, 200_000, 300],
    ['action', 100_100, 500, 500],
    ['action', 400, 200_000, 0],
    ['wager', 200_000, 100_000, 300],
    ['wager', 500, 100_100, 500],
  ] as const)('by %s: %i cents on the table, %i of their own', (by, action, wager, fee) => {
    expect(dealerFee(collection.parse(posted(by, ROWS)), action, wager)).toBe(fee);
  });

  test('a flat fee is the same for every bet, as one row that starts at zero', () => {
    expect(dealerFee(collection.parse(posted('hand', [{ from: 0, fee: 200 }])), 500, 700)).toBe(200);
    expect(dealerFee(collection.parse(posted('hand', [])), 500, 700)).toBe(0);
    for (const rows of [ROWS, [{ from: 500, fee: 200 }], [{ from: 0, fee: 200 }, ...ROWS]]) {
      const { error } = collection.safeParse(posted('hand', rows));
      expect(error?.issues[0]).toMatchObject({
        path: ['dealer'],
        message: 'expected a fee by the hand in one row, from 0',
      });
    }
  });

  test('is kept back at its highest', () => {
    expect([
      mostFee(collection.parse(posted('action', ROWS))),
      mostFee(collection.parse(posted('action', []))),
    ]).toEqual([500, 0]);
    expect(mostFee(null)).toBe(0);
    expect(dealerFee(null, 100_000, 100_000)).toBe(0);
  });
});

test('rates are at most five, in rising order', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ from: i * 100, fee: 100 }));
  const parses = (dealer: ReturnType<typeof rows>) => collection.safeParse(posted('action', dealer)).success;
  expect([parses(rows(5)), parses(rows(6)), parses(rows(2).reverse())]).toEqual([true, false, false]);
});
