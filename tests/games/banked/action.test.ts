import { expect, test } from 'vitest';
import { fromPlace, numberOf, placeByCard, placeByDice } from '../../../games/banked/action.ts';
import { parseCard } from '../../../games/card.ts';

const card = (text: string) => parseCard(text) ?? -1;
const place = (total: number, positions: number) => placeByDice([total - 2, 1, 1], positions) + 1;

test('the dice tables of seven and eight positions, the player-dealer as 1 (000:2047-2066)', () => {
  const seven = { 1: [8, 15], 2: [9, 16], 3: [3, 10, 17], 4: [4, 11, 18], 5: [5, 12], 6: [6, 13], 7: [7, 14] };
  const eight = { 1: [9, 17], 2: [10, 18], 3: [3, 11], 4: [4, 12], 5: [5, 13], 6: [6, 14], 7: [7, 15], 8: [8, 16] };
  for (const [positions, table] of [
    [7, seven],
    [8, eight],
  ] as const) {
    for (const [position, totals] of Object.entries(table)) {
      for (const total of totals) expect([total, place(total, positions)]).toEqual([total, Number(position)]);
    }
  }
});

test.each([
  [7, [31, 31, 31, 31, 31, 31, 30]],
  [8, [28, 28, 28, 28, 27, 25, 25, 27]],
  [9, [27, 27, 26, 24, 21, 20, 21, 24, 26]],
])('how often each of %i positions has the action, of 216 throws (004 C3)', (positions, expected) => {
  const counts = Array<number>(positions).fill(0);
  const dice = [1, 2, 3, 4, 5, 6];
  for (const a of dice)
    for (const b of dice)
      for (const c of dice) {
        const at = placeByDice([a, b, c], positions);
        counts[at] = (counts[at] ?? 0) + 1;
      }
  expect(counts).toEqual(expected);
});

test('the card chart of eight positions: A/8 first … 7 and the joker seventh (000:2262-2278; 001:351-399)', () => {
  const chart = ['As 8c', '2d 9h', '3s Tc', '4d Jh', '5s Qc', '6d Kh', '7s X1'];
  for (const [i, cards] of chart.entries()) {
    for (const text of cards.split(' ')) expect([text, placeByCard(card(text), 7)]).toEqual([text, i + 1]);
  }
});

test('fourteen positions have one each from ace to king (000:6464-6483)', () => {
  expect([...'A23456789TJQK'].map((rank) => placeByCard(card(`${rank}s`), 13))).toEqual(
    Array.from({ length: 13 }, (_, i) => i + 1),
  );
  expect(numberOf(card('X3'))).toBe(7);
});

test('positions without a bet are counted and then passed over', () => {
  const positions = ['2', '3', '5', 'A'].map((id) => ({ id, seat: null }));
  const active = positions.filter(({ id }) => id === '2' || id === '5');
  const order = (at: number) => fromPlace(positions, active, at).map(({ id }) => id);
  expect([0, 1, 2, 3, 4].map((at) => order(at).join(' '))).toEqual(['2 5', '2 5', '5 2', '5 2', '2 5']);
});
