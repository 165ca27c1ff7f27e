import { describe, expect, it } from 'vitest';
import { maySwipe, purposeOf, spotOf } from '../../../renderer/lobby/screens.ts';

const station = {
  label: 'Station 3',
  page: 'station',
  link: '/station/?open=x',
  seat: 3,
  state: 'free',
  who: null,
  bot: false,
} as const;
const card = { account: '1000004011', person: 'Ada Winter', balance: 0, pin: '1001', seat: null, sits: false };

describe('the screens of the lobby', () => {
  it('says what a screen without a seat is for', () => {
    expect(purposeOf({ page: 'cage' })).toContain('cashier');
    expect(purposeOf(station)).toBe('');
  });

  it('sets the stations clockwise round the table, the first right of the top, none on another', () => {
    const spots = Array.from({ length: 10 }, (_, index) => spotOf(index + 1));
    expect(spots[0]?.x).toBeGreaterThan(50);
    expect(spots[9]?.x).toBeLessThan(50);
    expect(spots[0]?.y).toBe(spots[9]?.y);
    expect(spots[2]?.y).toBe(50);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(10);
    expect(spots.every(({ x, y }) => x > 5 && x < 95 && y > 5 && y < 95)).toBe(true);
  });

  it('lets a card be swiped at a free station and at the one its owner sits at', () => {
    expect(maySwipe(card, station)).toBe(true);
    expect(maySwipe(card, { ...station, state: 'taken' })).toBe(false);
    expect(maySwipe({ ...card, seat: 3 }, { ...station, state: 'taken' })).toBe(true);
  });
});
