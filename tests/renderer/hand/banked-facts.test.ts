import { describe, expect, it } from 'vitest';
import { headline, listed } from '../../../renderer/hand/banked-facts.ts';
import { viewAt } from '../banked-hands.ts';

describe('a hand in one line', () => {
  const nameOf = (seat: number): string => ({ 1: 'Maria', 2: 'Wen', 3: 'Sam' })[seat] ?? `Seat ${seat}`;

  it('says what everybody waits for', () => {
    expect(headline(viewAt('ez-baccarat', 'offer', 'public'), nameOf)).toBe('The bank is offered to Maria');
    expect(headline(viewAt('ez-baccarat', 'bets', 'public'), nameOf)).toBe('Place your bets');
    const over = viewAt('ez-baccarat-panda-8', 'over', 1, { before: 2, seed: 5 });
    expect(headline(over, nameOf)).toMatch(/wins, \d against \d|Tie/);
  });

  it('lists names as people do', () => {
    expect(listed([])).toBe('');
    expect(listed(['Maria'])).toBe('Maria');
    expect(listed(['Maria', 'Wen', 'Sam'])).toBe('Maria, Wen and Sam');
  });
});
