/** What no golden hand ends in, or shows on its own: each kind of event by itself. Whole hands are in hand-at.test.ts. */
import { describe, expect, it } from 'vitest';
import type { HandEvent } from '../../games/hand-event.ts';
import { handSoFar, seatSoFar } from '../../games/hand-so-far.ts';

const post = (seat: number, what: string, amount: number, dead?: number): HandEvent => ({
  ...{ kind: 'post', seat, what, amount, allIn: false },
  ...(dead === undefined ? {} : { dead }),
});
const act = (seat: number, what: string, amount: number): HandEvent => ({
  ...{ kind: 'act', seat, what, amount, to: amount, allIn: false, absent: false },
});
const deal = (to: string, ...cards: readonly (string | null)[]): HandEvent => ({ kind: 'deal', to, cards });
const street = (name: string): HandEvent => ({ kind: 'street', name });

const BEGUN = [post(3, 'small blind', 200), post(4, 'big blind', 400), street('Before the flop')];

describe('what events come to', () => {
  it('begins with nothing', () => {
    const none = handSoFar([]);
    expect(none).toMatchObject({ street: '', middle: 0, acting: null, collected: [], settled: [] });
    expect(seatSoFar(none, 3)).toMatchObject({ state: 'in', bet: 0, putIn: 0, cards: [], last: null });
  });

  it('leaves blinds in front of their seats on the first street, and pushes them into the pot with the next', () => {
    const first = handSoFar(BEGUN);
    expect([3, 4].map((seat) => seatSoFar(first, seat).bet)).toEqual([200, 400]);
    const next = handSoFar([...BEGUN, street('Flop')]);
    expect([3, 4].map((seat) => seatSoFar(next, seat).bet)).toEqual([0, 0]);
    expect([next.middle, next.street]).toEqual([600, 'Flop']);
  });

  it('lays antes and other dead chips into the pot at once', () => {
    const seat = seatSoFar(handSoFar([post(1, 'ante', 100, 100), post(3, 'post', 600, 200)]), 3);
    expect([seat.bet, seat.putIn]).toEqual([400, 600]);
  });

  it('gives an uncalled bet back from in front of its seat', () => {
    const back = handSoFar([...BEGUN, { kind: 'returned', seat: 4, amount: 200 }]);
    expect(seatSoFar(back, 4)).toMatchObject({ bet: 200, putIn: 200 });
    expect(back.middle).toBe(400);
  });

  it('takes fees out of the pot, or from the seat that pays them', () => {
    const taken = handSoFar([
      ...BEGUN,
      { kind: 'collected', place: 'jackpot:bad-beat', amount: 100 },
      { kind: 'collected', place: 'collection:player-fee', amount: 50, from: 3 },
    ]);
    expect([taken.middle, seatSoFar(taken, 3).fees, taken.collected.length]).toEqual([500, 50, 2]);
  });

  it('hides the cards of a player who folds, mucks or is fouled, except from their owner', () => {
    for (const end of [act(3, 'fold', 0), { kind: 'mucked', seat: 3 }, { kind: 'fouled', seat: 3 }] as const) {
      expect(seatSoFar(handSoFar([...BEGUN, deal('3', null, null), end]), 3).cards).toEqual([]);
      expect(seatSoFar(handSoFar([...BEGUN, deal('3', 'As', 'Kd'), end]), 3).cards).toEqual(['As', 'Kd']);
    }
    const fouled = handSoFar([...BEGUN, { kind: 'fouled', seat: 3 }]);
    expect(seatSoFar(fouled, 3)).toMatchObject({ state: 'folded', fouled: true });
  });

  it('turns cards up and takes those thrown away, seen or not', () => {
    const hidden = handSoFar([deal('3', null, null, null), { kind: 'discard', seat: 3, cards: [null] }]);
    expect(seatSoFar(hidden, 3).cards).toEqual([null, null]);
    const own = handSoFar([deal('3', 'As', 'Kd', '2c'), { kind: 'discard', seat: 3, cards: ['Kd'] }]);
    expect(seatSoFar(own, 3).cards).toEqual(['As', '2c']);
    const up = handSoFar([deal('3', null, null), { kind: 'exposed', seat: 3, cards: ['As'] }]);
    expect(seatSoFar(up, 3)).toMatchObject({ cards: ['As', null], open: ['As'] });
  });

  it('forgets on the next street what was done on this one, but not a fold', () => {
    const events = [...BEGUN, act(4, 'raise', 800), act(3, 'fold', 0)];
    expect(seatSoFar(handSoFar(events), 4).last).toMatchObject({ what: 'raise' });
    const next = handSoFar([...events, street('Flop')]);
    expect([seatSoFar(next, 4).last, seatSoFar(next, 3).last]).toMatchObject([null, { what: 'fold' }]);
  });

  it('keeps cards by where they were dealt, places and zones alike', () => {
    const { dealt, acting } = handSoFar([deal('A', 'As'), deal('dealer', null), deal('A', 'Kd')]);
    expect([dealt.get('A'), dealt.get('dealer'), acting]).toEqual([['As', 'Kd'], [null], null]);
  });
});
