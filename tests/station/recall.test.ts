import { describe, expect, it } from 'vitest';
import { potResults, seatIn } from '../../renderer/hand/hand-facts.ts';
import { cueOf } from '../../renderer/scene/useCues.ts';
import { tableOf } from '../../station/history/recall.ts';
import { ownResult } from '../../station/seat/results.ts';
import { HISTORY, PLACES, showdown } from '../renderer/fixtures.ts';

const HAND = showdown();

describe('a recalled hand as a table to draw', () => {
  const recalled = HISTORY[0];
  if (!recalled) throw new Error('the history has a hand');

  it('seats who played it then, and stands where it is stopped', () => {
    const table = tableOf(recalled, 0);
    expect(table.places.map(({ player }) => player !== null)).toEqual(PLACES.map(({ player }) => player !== null));
    expect(table.hand?.events).toEqual([]);
    expect(tableOf(recalled, 999).hand).toBe(recalled.view);
  });
});

describe('the end of a hand in words', () => {
  it('says by how much their chips have grown, never what lay in the pot: "You win $15" when the stack rose $14', () => {
    const own = seatIn(HAND, 1);
    if (own === null) throw new Error('seat 1 plays this hand');
    expect(ownResult(potResults(HAND), own, 4300)).toBe('You win $43: full house, Kings over Sevens');
    expect(ownResult(potResults(HAND), own, 0)).toBe('You get $83 back: full house, Kings over Sevens');
    expect(ownResult([], own, -4000)).toBe('No luck this time');
    expect(ownResult([], own, -100, { fees: 'The pot of $2 went to the collection' })).toBe(
      'The fees took the whole pot',
    );
    expect(ownResult([], { ...own, state: 'folded' }, 0)).toBe('You are out of this hand');
    expect(ownResult([], own, -100, { stays: true })).toBe('Nobody has won the pot');
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
