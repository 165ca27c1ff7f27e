import { describe, expect, it } from 'vitest';
import {
  extraOf,
  inHand,
  namesOf,
  since,
  standsStill,
  stationFaults,
  statusOf,
} from '../../floor-console/seat-state.ts';
import { place } from '../renderer/fixtures.ts';
import { FLOP, floor, SHOWDOWN, TROUBLE } from './fixtures.ts';

describe('the state of a seat in words', () => {
  it('says that a break has run out rather than that it is one', () => {
    const away = place(6, { status: 'away' });
    expect(statusOf(away, extraOf(floor(), 6))).toEqual({ tone: 'warning', text: 'Break' });
    expect(statusOf(away, extraOf(TROUBLE, 6))).toEqual({ tone: 'bad', text: 'Overdue' });
  });

  it('says that a move waits for the end of the hand (LR31d)', () => {
    const extra = extraOf(floor(), 3);
    if (extra === undefined) throw new Error('nobody sits there');
    expect(statusOf(place(3), { ...extra, movesTo: 10 })).toEqual({ tone: 'gold', text: 'Moves to seat 10' });
  });

  it('names what is wrong with a station, or nothing when all is well', () => {
    expect(stationFaults({ connected: true, reader: 'ok' })).toEqual([]);
    expect(stationFaults({ connected: false, reader: 'lost' })).toEqual(['Screen dark', 'Reader lost']);
    expect(stationFaults({ connected: true, reader: 'none' })).toEqual(['No reader']);
  });

  it.each([
    [FLOP, 7, 'To act'],
    [FLOP, 2, 'Folded'],
    [FLOP, 1, 'In hand'],
    [SHOWDOWN, 1, 'Won $60'],
    [SHOWDOWN, 4, 'Lost'],
  ])('tells how a seat stands in the hand (%#)', (hand, seat, text) => {
    expect(inHand(hand, seat)?.text).toBe(text);
  });

  it('shows an all-in that owes nothing, and nothing for a seat outside the hand', () => {
    const allIn = { ...FLOP, seats: FLOP.seats.map((seat) => ({ ...seat, state: 'all-in' as const })) };
    expect(inHand(allIn, 1)?.text).toBe('All-in');
    expect(inHand(FLOP, 5)).toBeNull();
    expect(inHand(null, 1)).toBeNull();
  });

  it('says that a hand was fouled rather than folded (LR9)', () => {
    const fouled = { ...FLOP, events: [...FLOP.events, { kind: 'fouled', seat: 2 } as const] };
    expect(inHand(fouled, 2)).toEqual({ tone: 'bad', text: 'Foul' });
  });

  it('names players, or their seats where nobody is known', () => {
    const nameOf = namesOf([
      { seat: 1, player: 'Maria' },
      { seat: 2, player: null },
    ]);
    expect([1, 2, 3].map(nameOf)).toEqual(['Maria', 'Seat 2', 'Seat 3']);
  });

  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min'],
    [59 * 60_000, '59 min'],
    [65 * 60_000, '1 h 05 min'],
    [-5_000, 'just now'],
  ])('says how long ago %i ms are', (passed, text) => {
    expect(since(1_000_000, 1_000_000 + passed)).toBe(text);
  });

  it('knows that the clock stands still while play is stopped or the table has a fault', () => {
    expect(standsStill({ stopped: null, fault: null })).toBe(false);
    expect(standsStill({ stopped: 'x', fault: null })).toBe(true);
    expect(standsStill({ stopped: null, fault: 'x' })).toBe(true);
  });
});
