import { describe, expect, it } from 'vitest';
import type { ChipPlace } from '../../../games/hand-event.ts';
import type { SeatView } from '../../../games/hand-view.ts';
import { sum } from '../../../games/money.ts';
import { GAMES } from '../../../games/registry.ts';
import {
  blindOf,
  collected,
  collectionLine,
  hasRaised,
  hasTabled,
  inTheMiddle,
  isDecided,
  lastAct,
  netOf,
  potResults,
  wageredBy,
  winningCards,
} from '../../../renderer/hand/hand-facts.ts';
import { countsOf, SEED } from '../../center-display/geometry.ts';
import { viewsWithShowing } from '../any-hands.ts';
import { preflop, showdown, turnStreet } from '../fixtures.ts';

describe('what a hand view tells', () => {
  it('adds up what a seat has put in, without what came back', () => {
    expect(wageredBy(turnStreet(), 1)).toBe(1200 + 8300);
    const hand = {
      ...turnStreet(),
      events: [...turnStreet().events, { kind: 'returned', seat: 1, amount: 300 } as const],
    };
    expect(wageredBy(hand, 1)).toBe(1200 + 8000);
    expect(wageredBy(turnStreet(), 9)).toBe(0);
  });

  it('counts what a seat paid other players into its result, and what they paid it only once', () => {
    const paid = (from: number, to: number, amount: number) =>
      ({ kind: 'paid', from, to, amount, why: 'points' }) as const;
    const events = [...turnStreet().events, paid(1, 2, 500), paid(2, 1, 200), paid(1, 3, 300)];
    const hand = { ...turnStreet(), events };
    const own = (seat: number, won: number) => ({ ...showdown().seats[0], seat, won }) as SeatView;
    expect(netOf(hand, own(1, 0))).toBe(-(1200 + 8300) - 600);
    expect(netOf(hand, own(3, 300)) - netOf(turnStreet(), own(3, 0))).toBe(300);
  });

  it('says what the pot gave to the collection once the hand is over, and when that was all of it', () => {
    const hand = showdown();
    const events = (...taken: [number, ChipPlace][]) =>
      taken.map(([amount, place]) => ({ kind: 'collected', amount, place }) as const);
    const fees = events([100, 'collection:player-fee'], [100, 'collection:river-fee']);
    const nobody = hand.seats.map((seat) => ({ ...seat, won: 0 }));
    expect(collectionLine({ ...hand, events: [] })).toBeNull();
    expect(collectionLine({ ...hand, over: false, events: fees })).toBeNull();
    expect(collectionLine({ ...hand, seats: nobody, events: fees })).toBe(
      'The pot of $2 went to the collection: $1 player fee, $1 river fee',
    );
    const [first, ...others] = nobody;
    const one = first ? [{ ...first, won: 900 }, ...others] : [];
    expect(collectionLine({ ...hand, seats: one, events: events([100, 'jackpot:bad-beat']) })).toBe(
      'Taken from the pot of $10: $1 jackpot',
    );
  });

  it('knows who has won while players are still asked what they show', () => {
    const pots = ['holdem', 'omaha-hi-lo-8', 'seven-card-stud', 'badugi', 'draw-poker', 'lo-ball'];
    const asked = [...GAMES.values()]
      .filter(({ id }) => pots.includes(id))
      .map((game) => {
        const views = viewsWithShowing(game, countsOf(game).at(-1) ?? 2, SEED);
        for (const view of views) {
          expect(isDecided(view), `${game.id}, ${view.street}`).toBe(potResults(view).length > 0);
          if (!isDecided(view)) expect(winningCards(view)).toEqual([]);
        }
        return views.find((view) => isDecided(view) && !view.over);
      });
    for (const view of asked) expect(sum((view?.seats ?? []).map(({ won }) => won))).toBeGreaterThan(0);
  });

  it('counts what lies in the middle, the jackpot money taken off', () => {
    expect(inTheMiddle(preflop())).toBe(200 + 400 + 800 - 100);
    const returned = { kind: 'returned', seat: 5, amount: 400 } as const;
    const won = { kind: 'won', seat: 5, amount: 900, from: 'main pot', hand: null } as const;
    expect(inTheMiddle(preflop({ events: [...preflop().events, returned] }))).toBe(900);
    expect(inTheMiddle(preflop({ events: [...preflop().events, returned, won] }))).toBe(0);
  });

  it('gathers wins by pot, in the order in which they were pushed', () => {
    expect(potResults(showdown()).map(({ label, amount, wins }) => [label, amount, wins.length])).toEqual([
      ['side pot 1', 8300, 1],
      ['main pot', 38_500, 1],
    ]);
    const split = [1, 2].map((seat) => ({ kind: 'won', seat, amount: 50, from: 'main pot', hand: null }) as const);
    expect(potResults({ ...showdown(), events: split })).toEqual([
      {
        label: 'main pot',
        amount: 100,
        wins: [
          { seat: 1, amount: 50, hand: null },
          { seat: 2, amount: 50, hand: null },
        ],
      },
    ]);
  });

  it('sums fees and jackpot money', () => {
    expect(collected(showdown())).toBe(400);
  });

  it('names the winning cards only once the hand is over', () => {
    expect(winningCards(turnStreet())).toEqual([]);
    expect(winningCards(showdown())).toContain('7c');
    expect(winningCards(showdown())).not.toContain('Jd');
  });

  it('knows who has tabled their cards', () => {
    expect(hasTabled(showdown(), 1)).toBe(true);
    expect(hasTabled(turnStreet(), 1)).toBe(false);
  });

  it('says what a seat did last on this street; a fold stays said', () => {
    expect(lastAct(preflop(), 5)).toBe('Raise to $8');
    expect(lastAct(preflop(), 4)).toBe('Big blind');
    expect(lastAct(preflop(), 2)).toBeNull();
    expect(lastAct(turnStreet(), 3)).toBe('Bet $20');
    expect(lastAct(turnStreet(), 2)).toBe('Fold');
    expect([5, 4, 2].map((seat) => hasRaised(preflop(), seat))).toEqual([true, false, false]);
    expect([3, 2].map((seat) => hasRaised(turnStreet(), seat))).toEqual([true, false]);
    expect(lastAct(turnStreet(), 5)).toBeNull();
  });

  it('marks the blinds', () => {
    expect([3, 4, 5].map((seat) => blindOf(preflop(), seat))).toEqual(['SB', 'BB', null]);
  });
});
