import { describe, expect, it } from 'vitest';
import { potResults, seatIn, wageredBy } from '../../renderer/hand-facts.ts';
import { handAt } from '../../station/history/recall.ts';
import { ownResult } from '../../station/seat/results.ts';
import { cueOf } from '../../station/seat/useCues.ts';
import { showdown } from '../renderer/fixtures.ts';
import { potView } from '../view-kinds.ts';

const HAND = showdown();
const at = (step: number) => potView(handAt(HAND, step));
const stepOf = (matches: (event: (typeof HAND.events)[number]) => boolean): number =>
  HAND.events.findIndex(matches) + 1;

describe('a hand told again', () => {
  it('begins before anything was posted, with the chips everybody began with', () => {
    const start = at(0);
    for (const seat of HAND.seats) {
      const began = seat.stack + wageredBy(HAND, seat.seat) - seat.won;
      expect(seatIn(start, seat.seat)).toMatchObject({ stack: began, bet: 0, cards: [], won: 0, state: 'in' });
    }
    expect(start.zones[0]?.cards).toEqual([]);
    expect(start.over).toBe(false);
  });

  it('ends as the hand itself', () => {
    expect(at(HAND.events.length)).toBe(HAND);
    expect(at(999)).toBe(HAND);
  });

  it('loses and makes no chips on the way but those collected', () => {
    const chips = (step: number): number => {
      const hand = at(step);
      const taken = hand.events.reduce((sum, event) => sum + (event.kind === 'collected' ? event.amount : 0), 0);
      const pots = hand.pots.reduce((sum, pot) => sum + pot.amount, 0);
      return hand.seats.reduce((sum, seat) => sum + seat.stack + seat.bet, pots + taken);
    };
    const all = chips(0);
    for (let step = 1; step < HAND.events.length; step += 1) expect(chips(step)).toBe(all);
  });

  it('shows no card before it was dealt, and no other hand before it was tabled', () => {
    const flop = stepOf((event) => event.kind === 'deal' && event.to === 'board');
    expect(at(flop - 1).zones[0]?.cards).toEqual([]);
    expect(at(flop).zones[0]?.cards).toEqual(['Kh', '7s', '2d']);
    const tabled = stepOf((event) => event.kind === 'shown' && event.seat === 4);
    expect(seatIn(at(tabled - 1), 4)?.cards).toEqual([null, null]);
    expect(seatIn(at(tabled), 4)?.cards).toEqual(['7c', '7h']);
  });

  it('gathers bets when the street ends', () => {
    const flop = stepOf((event) => event.kind === 'street' && event.name === 'Flop');
    expect(at(flop - 1).seats.some(({ bet }) => bet > 0)).toBe(true);
    expect(at(flop).seats.every(({ bet }) => bet === 0)).toBe(true);
    expect(at(flop).street).toBe('Flop');
  });
});

describe('the end of a hand in words', () => {
  it('adds up what the player won', () => {
    const own = seatIn(HAND, 1);
    if (own === null) throw new Error('seat 1 plays this hand');
    expect(ownResult(potResults(HAND), own)).toBe('You win $83: full house, Kings over Sevens');
    expect(ownResult([], own)).toBe('No luck this time');
    expect(ownResult([], own, 'The pot of $2 went to the collection')).toBe('The fees took the whole pot');
    expect(ownResult([], { ...own, state: 'folded' })).toBe('You are out of this hand');
  });
});

describe('sound cues', () => {
  it('tell of the weightiest thing that is new', () => {
    const won = { kind: 'won', seat: 1, amount: 100, from: 'main pot', hand: null } as const;
    const deal = { kind: 'deal', to: 'board', cards: ['As'] } as const;
    const bet = { kind: 'act', seat: 2, what: 'bet', amount: 100, to: 100, allIn: false, absent: false } as const;
    expect(cueOf([deal, won], 1, false)).toBe('win');
    expect(cueOf([deal, won], 2, false)).toBe('card');
    expect(cueOf([deal], 1, true)).toBe('turn');
    expect(cueOf([bet], 1, false)).toBe('chip');
    expect(cueOf([{ ...bet, what: 'check', amount: 0, to: 0 }], 1, false)).toBeNull();
  });
});
