import { describe, expect, test } from 'vitest';
import { type Hand, isSameTurn, turnBegan } from '../../../main/hand/hand.ts';

/** A position in which these seats are asked. */
const asking = (...seats: number[]): Hand => ({ asks: () => seats.map((seat) => ({ seat })) }) as unknown as Hand;

/** The same, come about by a ruling of the floor; `call` is what it asks for. */
const ruled = (call: number, ...seats: number[]): Hand =>
  ({ ruled: true, asks: () => seats.map((seat) => ({ seat, call })) }) as unknown as Hand;

describe('a turn of several seats', () => {
  test('goes on while those who have not answered are asked still', () => {
    expect(isSameTurn(asking(1, 2, 3), asking(1, 3))).toBe(true);
    expect(isSameTurn(asking(1, 3), asking(3))).toBe(true);
  });

  test('is over when another seat is asked, the same seats again, or nobody', () => {
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

describe('a ruling on another hand', () => {
  test('lets the turn go on for whoever is asked the very same', () => {
    expect(isSameTurn(ruled(400, 1), ruled(400, 1))).toBe(true);
    expect(isSameTurn(ruled(400, 1, 2), ruled(400, 1, 2))).toBe(true);
    expect(isSameTurn(ruled(400, 1, 2, 3), ruled(400, 1, 3))).toBe(true);
  });

  test('begins a new one where another question is asked, or another seat', () => {
    expect(isSameTurn(ruled(400, 1), ruled(800, 1))).toBe(false);
    expect(isSameTurn(ruled(400, 1), ruled(400, 2))).toBe(false);
    expect(isSameTurn(ruled(400, 1), ruled(400))).toBe(false);
  });

  test('is a part of the turn: time written down before it is still its own (M3)', () => {
    expect(turnBegan([asking(2), ruled(400, 1), ruled(400, 1)])).toBe(1);
  });
});
