/** The second touch of a double touch, by the times of the events. */
import { describe, expect, it } from 'vitest';
import { isSecondTouch, SAME_GESTURE_MS, type Touch, type TouchedKey } from '../../../renderer/kit/second-touch.ts';

const RAISE: TouchedKey = { key: {}, name: 'raise', x: 880, y: 660 };
const CALL: TouchedKey = { key: {}, name: 'call', x: 840, y: 660 };
const CONFIRM: TouchedKey = { key: {}, name: 'raise-confirm', x: 870, y: 650 };

const FIRST: Touch = { x: 900, y: 700, at: 1000, hit: RAISE, keys: [RAISE, CALL] };
const LAST = FIRST.at + SAME_GESTURE_MS - 1;
const then = (hit: TouchedKey | null, over: Partial<Touch> = {}): Touch => ({
  ...FIRST,
  at: LAST,
  hit,
  keys: [],
  ...over,
});

describe('the second touch of a gesture', () => {
  it('is one on a key that has come under the finger since', () => {
    expect(isSecondTouch(FIRST, then(CONFIRM, { x: 920, y: 690 }))).toBe(true);
    expect(isSecondTouch(FIRST, then({ ...RAISE, name: 'raise-confirm' }))).toBe(true);
    expect(isSecondTouch(FIRST, then({ ...CALL, x: 880 }))).toBe(true);
  });

  it('does not count on a key that was there already, outside all keys, in another place, later, or without a first', () => {
    expect(isSecondTouch(FIRST, then(RAISE))).toBe(false);
    expect(isSecondTouch(FIRST, then({ ...RAISE, y: 700 }))).toBe(false);
    expect(isSecondTouch(FIRST, then({ ...CALL, y: 650 }))).toBe(false);
    expect(isSecondTouch(FIRST, then(null))).toBe(false);
    expect(isSecondTouch(FIRST, then(CONFIRM, { x: 700 }))).toBe(false);
    expect(isSecondTouch(FIRST, then(CONFIRM, { at: LAST + 1 }))).toBe(false);
    expect(isSecondTouch(null, FIRST)).toBe(false);
  });
});
