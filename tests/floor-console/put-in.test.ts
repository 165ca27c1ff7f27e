import { describe, expect, it } from 'vitest';
import { putIn } from '../../floor-console/put-in.ts';
import { FLOP, SHOWDOWN } from './fixtures.ts';

describe('what each seat has put into a hand', () => {
  it('adds up posts and bets by seat, and leaves out who put in nothing', () => {
    expect(putIn(FLOP)).toEqual([
      { seat: 1, amount: 800 },
      { seat: 3, amount: 800 },
      { seat: 4, amount: 1200 },
      { seat: 7, amount: 800 },
    ]);
  });

  it('counts a bet that came back as not put in', () => {
    const events = [...FLOP.events, { kind: 'returned', seat: 4, amount: 400 } as const];
    const seats = FLOP.seats.map((seat) => ({ ...seat, bet: 0 }));
    expect(putIn({ ...FLOP, events, seats })?.find(({ seat }) => seat === 4)).toEqual({ seat: 4, amount: 800 });
  });

  it('still accounts for every chip when the pot has been pushed', () => {
    const total = putIn(SHOWDOWN)?.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(6400);
  });

  it('is not led astray by a blind that lies in full although its jackpot dollar was taken (LD8)', () => {
    const seats = FLOP.seats.map((seat) => ({ ...seat, bet: seat.seat === 3 ? 200 : seat.seat === 4 ? 400 : 0 }));
    expect(putIn({ ...FLOP, seats, pots: [], events: FLOP.events.slice(0, 4) })).toEqual([
      { seat: 3, amount: 200 },
      { seat: 4, amount: 400 },
    ]);
  });

  it('gives no figures when the chips on show are not those of the events', () => {
    expect(putIn({ ...FLOP, pots: [{ label: 'main pot', amount: 3000, seats: [1] }] })).toBeNull();
  });
});
