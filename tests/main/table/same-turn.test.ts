import { describe, expect, test } from 'vitest';
import { type Hand, isSameTurn, turnBegan } from '../../../main/table/hand.ts';

/** A position in which these seats are asked. */
const asking = (...seats: number[]): Hand => ({ asks: () => seats.map((seat) => ({ seat })) }) as unknown as Hand;

describe('a turn of several seats', () => {
  test('goes on while those who have not answered are asked still', () => {
    expect(isSameTurn(asking(1, 2, 3), asking(1, 3))).toBe(true);
    expect(isSameTurn(asking(1, 3), asking(3))).toBe(true);
  });

  test('is over when another seat is asked, the same seats anew, or nobody', () => {
    expect(isSameTurn(asking(1), asking(2))).toBe(false);
    expect(isSameTurn(asking(1, 2), asking(1, 3))).toBe(false);
    expect(isSameTurn(asking(1, 2), asking(1, 2))).toBe(false);
    expect(isSameTurn(asking(1), asking())).toBe(false);
    expect(isSameTurn(null, asking(1))).toBe(false);
  });

  test('began where it was first asked: time written down since then is its own (M3)', () => {
    expect(turnBegan([asking(1), asking(2), asking(3)])).toBe(2);
    expect(turnBegan([asking(4), asking(1, 2, 3), asking(1, 3), asking(3)])).toBe(1);
    expect(turnBegan([asking(1, 2), asking(2)])).toBe(0);
    expect(turnBegan([asking(1)])).toBe(0);
  });
});
