import { describe, expect, it } from 'vitest';
import { streetFrom } from '../../floor-console/replay.ts';
import { SHOWDOWN } from './fixtures.ts';

const { events } = SHOWDOWN;
const stepOf = (kind: string, nth = 0): number =>
  events.flatMap((event, at) => (event.kind === kind ? [at + 1] : []))[nth] ?? 0;

describe('leaping from street to street', () => {
  it('finds the next and the previous street, the end and the start', () => {
    const flop = stepOf('street', 1);
    expect(streetFrom(events, 0, 1)).toBe(stepOf('street'));
    expect(streetFrom(events, stepOf('street'), 1)).toBe(flop);
    expect(streetFrom(events, flop, -1)).toBe(stepOf('street'));
    expect(streetFrom(events, events.length, 1)).toBe(events.length);
    expect(streetFrom(events, 1, -1)).toBe(0);
  });
});
