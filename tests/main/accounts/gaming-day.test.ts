import { describe, expect, it } from 'vitest';
import { barText, gamingDayEnd, timeOfDay } from '../../../main/accounts/gaming-day.ts';

const at = (day: number, hours: number, minutes = 0): number => new Date(2026, 10, day, hours, minutes).getTime();

describe('the end of the gaming day', () => {
  it.each([
    ['in the evening', at(28, 21), at(29, 6)],
    ['after midnight', at(29, 2, 30), at(29, 6)],
    ['a moment before', at(29, 6) - 1, at(29, 6)],
    ['at its very moment, the next', at(29, 6), at(30, 6)],
    ['on the last day of a month', at(30, 12), at(31, 6)],
  ])('%s', (_when, now, end) => expect(gamingDayEnd(now, '06:00')).toBe(end));

  it('is where the house says', () => expect(gamingDayEnd(at(28, 21), '09:45')).toBe(at(29, 9, 45)));

  it('is a time of day', () => {
    for (const good of ['00:00', '06:00', '23:59']) expect(timeOfDay.safeParse(good).success).toBe(true);
    for (const bad of ['6:00', '24:00', '06:60', '', '06:00:00']) expect(timeOfDay.safeParse(bad).success).toBe(false);
  });

  it('is described in words', () => {
    expect(barText(at(29, 6))).toBe('until 2026-11-29 06:00');
    expect(barText(null)).toBe('for good');
  });
});
