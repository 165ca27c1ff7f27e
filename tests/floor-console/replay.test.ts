import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt, streetFrom } from '../../floor-console/replay.ts';
import { SHOWDOWN } from './fixtures.ts';

const { events } = SHOWDOWN;
const stepOf = (kind: string, nth = 0): number =>
  events.flatMap((event, at) => (event.kind === kind ? [at + 1] : []))[nth] ?? 0;
const seatAt = (step: number, number: number) => frameAt(SHOWDOWN, step).seats.find(({ seat }) => seat === number);

describe('a hand told again', () => {
  it('begins with nothing on the table', () => {
    const frame = frameAt(SHOWDOWN, 0);
    expect(frame).toMatchObject({ street: '', middle: 0, acting: null });
    expect(frame.zones).toEqual([{ id: 'board', label: 'Board', cards: [] }]);
    expect(frame.seats.every(({ bet, cards }) => bet === 0 && cards.length === 0)).toBe(true);
  });

  it('keeps blinds in front of their seats when the first street begins, less the jackpot dollar', () => {
    const frame = frameAt(SHOWDOWN, stepOf('street'));
    expect(frame.street).toBe('Before the flop');
    expect(frame.seats.map(({ bet }) => bet)).toEqual([0, 0, 200, 400, 0]);
  });

  it('pushes the bets into the pot when a street ends', () => {
    const frame = frameAt(SHOWDOWN, stepOf('street', 1));
    expect(frame.seats.every(({ bet }) => bet === 0)).toBe(true);
    expect(frame.street).toBe('Flop');
  });

  it('shows backs until cards are shown, and none once folded', () => {
    expect(seatAt(stepOf('street', 1), 1)?.cards).toEqual([null, null]);
    expect(seatAt(stepOf('street', 1), 2)).toMatchObject({ state: 'folded', cards: [] });
    expect(seatAt(events.length, 1)).toMatchObject({ cards: ['Ks', 'Qd'], hand: 'two pair, Kings and Twos' });
  });

  it('ends with the pot pushed to the winner and the whole board', () => {
    const frame = frameAt(SHOWDOWN, events.length);
    expect(seatAt(events.length, 1)?.won).toBe(6000);
    expect(frame.middle).toBe(0);
    expect(frame.zones[0]?.cards).toEqual(['Kh', '7s', '2d', 'Jc', '2h']);
  });

  it('marks a fouled hand, and a mucked one loses its cards', () => {
    const hand = { ...SHOWDOWN, events: [...events.slice(0, 10), { kind: 'fouled', seat: 3 } as const] };
    expect(frameAt(hand, 11).seats.find(({ seat }) => seat === 3)).toMatchObject({ state: 'foul', cards: [] });
    const mucked = { ...SHOWDOWN, events: [...events.slice(0, 10), { kind: 'mucked', seat: 3 } as const] };
    expect(frameAt(mucked, 11).seats.find(({ seat }) => seat === 3)?.cards).toEqual([]);
  });

  it('gives an uncalled bet back from in front of its seat', () => {
    const hand = { ...SHOWDOWN, events: [...events.slice(0, 3), { kind: 'returned', seat: 4, amount: 200 } as const] };
    expect(frameAt(hand, 4).seats.find(({ seat }) => seat === 4)?.bet).toBe(200);
  });

  it('shows a zone that the view does not name, and never less than nothing in the middle', () => {
    const hand = {
      ...SHOWDOWN,
      events: [
        { kind: 'deal', to: 'dealer', cards: ['As'] } as const,
        { kind: 'won', seat: 1, amount: 5000, from: 'base', hand: null } as const,
      ],
    };
    const frame = frameAt(hand, 2);
    expect(frame.zones.at(-1)).toEqual({ id: 'dealer', label: 'dealer', cards: ['As'] });
    expect(frame.middle).toBe(0);
  });

  it('has in the middle at every step what was put in and not yet taken out, bets included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: events.length }), (step) => {
        let chips = 0;
        for (const event of events.slice(0, step)) {
          if (event.kind === 'post' || event.kind === 'act') chips += event.amount;
          if (event.kind === 'collected' || event.kind === 'won') chips -= event.amount;
        }
        const frame = frameAt(SHOWDOWN, step);
        expect(frame.middle).toBe(chips);
        expect(frame.step).toBe(step);
      }),
    );
  });
});

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
