import { describe, expect, it } from 'vitest';
import { handsOf, headline, listed } from '../../../renderer/hand/banked-facts.ts';
import { viewAt } from '../banked-hands.ts';

describe('a hand in one line', () => {
  const nameOf = (seat: number): string => ({ 1: 'Maria', 2: 'Wen', 3: 'Sam' })[seat] ?? `Seat ${seat}`;

  it('says what everybody waits for', () => {
    expect(headline(viewAt('ez-baccarat', 'offer', 'public'), nameOf)).toBe('The bank is offered to Maria');
    expect(headline(viewAt('ez-baccarat', 'bets', 'public'), nameOf)).toBe('Place your bets');
    const over = viewAt('ez-baccarat-panda-8', 'over', 1, { before: 2, seed: 5 });
    expect(headline(over, nameOf)).toMatch(/wins, \d against \d|Tie/);
  });

  it('says at the end how the hand came out rather than where the action began, but for dice that lie there', () => {
    const over = viewAt('ez-baccarat-panda-8', 'over', 'public', { before: 2, seed: 5 });
    const begins = 'The player-dealer does not cover everything: the action begins at place 8.';
    const told = { kind: 'told', text: begins } as const;
    const withAction = { ...over, action: { position: '8', text: begins }, events: [...over.events, told] };
    expect(headline(withAction, nameOf)).toMatch(/wins, \d against \d|Tie/);
    expect(headline({ ...withAction, dice: [1, 2, 3] }, nameOf)).toBe(begins);
    expect(headline({ ...withAction, events: [] }, nameOf)).toBe(begins);
  });

  it('lists names as people do', () => {
    expect(listed([])).toBe('');
    expect(listed(['Maria'])).toBe('Maria');
    expect(listed(['Maria', 'Wen', 'Sam'])).toBe('Maria, Wen and Sam');
  });
});

describe('the hands that a seat looks after', () => {
  const own = [{ label: '', cards: [], text: 'jack-ten', playing: false }];
  const whose = (decides: number | null, seat: number | null = 1, id = '1') => {
    const view = viewAt('double-hand-poker', 'over', 1, { before: 2, seed: 5 });
    return handsOf({ ...view, positions: [{ id, seat, decides, hands: own }] }, 1).map(({ at }) => at);
  };

  it('says whose they are, unless they are simply their own: also with a bonus bet alone nobody else plays them', () => {
    expect(whose(1)).toEqual([null]);
    expect(whose(null)).toEqual([null]);
    expect(whose(5)).toEqual(['seat 5 plays']);
    expect(whose(1, 4, '4')).toEqual(['seat 4']);
    expect(whose(1, null, 'A')).toEqual(['place A']);
  });
});
