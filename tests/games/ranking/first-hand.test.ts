/** The tables for seven cards are filled by the first hand that needs them, whoever ranks it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cards } from './hands.ts';

const load = async () => ({
  ...(await import('../../../games/ranking/high.ts')),
  ...(await import('../../../games/ranking/short-deck.ts')),
});

beforeEach(() => {
  vi.resetModules();
});

describe('the first hand of seven cards', () => {
  const nines = cards('9c 9d 9h 9s 2c 2d 2h');
  // Better are ten straight flushes, four of each higher rank with twelve kickers, and these nines with eleven.
  const value = 7_462 - 10 - 5 * 12 - 11;

  it('is ranked right by the fastest ranking, and nothing was filled before', async () => {
    const { HIGH_TABLES, rankHigh7 } = await load();
    expect(HIGH_TABLES.seven.some((each) => each > 0)).toBe(false);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = nines;
    expect(rankHigh7(a, b, c, d, e, f, g)).toBe(value);
    expect(HIGH_TABLES.seven.some((each) => each > 0)).toBe(true);
  });

  it('is ranked right from a hand and a board', async () => {
    const { rankHigh } = await load();
    expect(rankHigh(nines.slice(0, 2), nines.slice(2))).toBe(value);
  });

  it('is ranked right with the whole deck and without the low cards, whichever comes first', async () => {
    const sevens = cards('7c 7d 7h 7s 6c 6d 6h');
    const one = await load();
    const short = one.rankShortDeck(sevens);
    expect(one.rankHigh(nines)).toBe(value);
    vi.resetModules();
    const other = await load();
    expect(other.rankHigh(nines)).toBe(value);
    expect(other.rankShortDeck(sevens)).toBe(short);
    expect(short).toBeGreaterThan(one.rankShortDeck(cards('6c 6d 6h 6s 7c 7d 7h')));
  });
});
