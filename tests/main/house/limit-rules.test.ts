import { describe, expect, it } from 'vitest';
import {
  changedLimit,
  hoursText,
  LOOSER_AFTER,
  limitAt,
  limitText,
  readLimits,
  sitsUntil,
} from '../../../main/house/limit-rules.ts';
import type { OwnLimit, PlayerLimits } from '../../../protocol/limits.ts';

const NONE: OwnLimit = { now: null, next: null };
const HOUR = 60 * 60_000;

describe('a limit', () => {
  it('holds at once where it is stricter than what was', () => {
    const first = changedLimit(NONE, 200_00, 1000);
    expect(first).toEqual({ now: 200_00, next: null });
    expect(changedLimit(first, 50_00, 2000)).toEqual({ now: 50_00, next: null });
    expect(changedLimit(first, 0, 2000)).toEqual({ now: 0, next: null });
  });

  it('that is looser, or taken away, holds a day later to the millisecond', () => {
    for (const wanted of [300_00, null]) {
      const asked = changedLimit({ now: 200_00, next: null }, wanted, 1000);
      expect(asked).toEqual({ now: 200_00, next: { limit: wanted, from: 1000 + LOOSER_AFTER } });
      expect(limitAt(asked, 1000 + LOOSER_AFTER - 1).now).toBe(200_00);
      expect(limitAt(asked, 1000 + LOOSER_AFTER)).toEqual({ now: wanted, next: null });
    }
  });

  it('is taken back by asking for what holds, and by anything stricter', () => {
    const asked = changedLimit({ now: 200_00, next: null }, null, 1000);
    expect(changedLimit(asked, 200_00, 5000)).toEqual({ now: 200_00, next: null });
    expect(changedLimit(asked, 100_00, 5000)).toEqual({ now: 100_00, next: null });
  });

  it('waits no longer where less is asked for than waits already, and a day again where more is', () => {
    const asked = changedLimit({ now: 200_00, next: null }, 400_00, 1000);
    expect(changedLimit(asked, 300_00, 5000).next).toEqual({ limit: 300_00, from: 1000 + LOOSER_AFTER });
    expect(changedLimit(asked, null, 5000).next).toEqual({ limit: null, from: 5000 + LOOSER_AFTER });
  });

  it('is read as stored, and as no limit for a player who never set one', () => {
    expect(readLimits(null)).toEqual({ deposits: NONE, losses: NONE, time: NONE });
    expect(readLimits('{"losses":{"now":5,"next":null}}').losses).toEqual({ now: 5, next: null });
  });

  it('is said in words', () => {
    expect([limitText('losses', 20_000_00), limitText('time', 2.5 * HOUR), limitText('time', null)]).toEqual([
      '$20,000 a day',
      '2 h 30 min a day',
      'none',
    ]);
    expect([hoursText(0), hoursText(HOUR), hoursText(59 * 60_000)]).toEqual(['0 min', '1 h', '59 min']);
  });
});

describe('until when somebody may sit', () => {
  const dayEnds = 100 * HOUR;
  const told = (time: PlayerLimits['time'], asOf: number): PlayerLimits => ({
    ...{ deposits: { ...NONE, used: 0 }, losses: { ...NONE, used: 0 }, time, asOf, dayEnds },
  });
  const two = { now: 2 * HOUR, next: null };

  it('is what is left of the day’s time, from when they sat down or the house last reported', () => {
    expect(sitsUntil(told({ ...NONE, used: 9 * HOUR }, 80 * HOUR), 80 * HOUR, 81 * HOUR)).toBeNull();
    expect(sitsUntil(told({ ...two, used: 0 }, 80 * HOUR), 80.5 * HOUR, 81 * HOUR)).toBe(82.5 * HOUR);
    expect(sitsUntil(told({ ...two, used: 1.5 * HOUR }, 81 * HOUR), 80 * HOUR, 81 * HOUR)).toBe(81.5 * HOUR);
    // More was used than the limit allows since it was set: it is over.
    expect(sitsUntil(told({ ...two, used: 5 * HOUR }, 81 * HOUR), 80 * HOUR, 82 * HOUR)).toBe(81 * HOUR);
  });

  it('begins again with the gaming day, on each of the days after, too', () => {
    expect(sitsUntil(told({ ...two, used: HOUR }, 99.5 * HOUR), 98.5 * HOUR, 99.6 * HOUR)).toBe(102 * HOUR);
    expect(sitsUntil(told({ ...two, used: HOUR }, 90 * HOUR), 90 * HOUR, 101 * HOUR)).toBe(102 * HOUR);
    expect(sitsUntil(told({ ...two, used: HOUR }, 90 * HOUR), 150 * HOUR, 151 * HOUR)).toBe(152 * HOUR);
  });

  it('follows a looser limit from when that holds', () => {
    const time = { now: HOUR, next: { limit: null, from: 90 * HOUR }, used: 0 };
    expect(sitsUntil(told(time, 80 * HOUR), 80 * HOUR, 89 * HOUR)).toBe(81 * HOUR);
    expect(sitsUntil(told(time, 80 * HOUR), 80 * HOUR, 90 * HOUR)).toBeNull();
  });
});
