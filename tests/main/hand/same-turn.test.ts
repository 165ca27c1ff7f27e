import { describe, expect, test } from 'vitest';
import { type Hand, turnBegan } from '../../../main/hand/hand.ts';

/** What a seat is asked, by a call that tells one question from another; or wagers on spots, of which `room` is left. */
type Asked = readonly [seat: number, call: number] | readonly [seat: number, spots: string, room: number];

/** A position that came about by what seat `by` has done, or by a ruling of the floor. */
const position = (by: number | 'floor', ...asked: Asked[]): Hand => {
  const asks = asked.map(([seat, what, room]) =>
    typeof what === 'string'
      ? { kind: 'wager', seat, spots: what.split(' ').map((id) => ({ id, max: room })) }
      : { kind: 'choose', seat, call: what },
  );
  const ask = (of: number) => asks.find(({ seat }) => seat === of) ?? null;
  return { ruled: by === 'floor', by: by === 'floor' ? null : by, ask } as unknown as Hand;
};

describe('the turn of a seat', () => {
  test('continues while others answer and it is asked the same still', () => {
    const positions = [position(9, [1, 4], [2, 4], [3, 4]), position(2, [1, 4], [3, 4]), position(1, [3, 4])];
    expect(turnBegan(positions, 3)).toBe(0);
    expect(turnBegan(positions.slice(0, 2), 1)).toBe(0);
  });

  test('continues where another seat has decided one of its hands and is asked about the next', () => {
    const positions = [position(9, [1, 4], [2, 4]), position(1, [1, 5], [2, 4])];
    expect(turnBegan(positions, 2)).toBe(0);
    expect(turnBegan(positions, 1)).toBe(1);
  });

  test('is a new one after an answer of its own, although the same is asked again', () => {
    expect(turnBegan([position(9, [1, 4], [2, 4]), position(1, [1, 4], [2, 4])], 1)).toBe(1);
  });

  test('is a new one when something else is asked, or nothing was asked before', () => {
    expect(turnBegan([position(9, [1, 4], [2, 4]), position(1, [2, 5])], 2)).toBe(1);
    expect(turnBegan([position(9, [1, 4]), position(1, [2, 4])], 2)).toBe(1);
    expect(turnBegan([position(9, [1, 4])], 1)).toBe(0);
  });

  test('continues while bets of others leave it less room on the same spots', () => {
    const before = position(9, [1, 'base dragon', 500], [2, 'base dragon', 500]);
    expect(turnBegan([before, position(1, [2, 'base dragon', 200])], 2)).toBe(0);
    expect(turnBegan([before, position(1, [2, 'base', 500])], 2)).toBe(1);
  });

  test('continues over a ruling on another hand that leaves it asked the very same (M3)', () => {
    const before = position(9, [1, 4], [2, 'base', 500]);
    expect(turnBegan([before, position('floor', [1, 4])], 1)).toBe(0);
    expect(turnBegan([before, position('floor', [1, 8])], 1)).toBe(1);
    expect(turnBegan([before, position('floor', [2, 'base', 400])], 2)).toBe(1);
  });
});
