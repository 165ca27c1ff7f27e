import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesTo } from '../../../../games/banked/bet.ts';
import { compare, type HandStrength, PAYOFFS, payoffText } from '../../../../games/banked/blackjack/compare.ts';
import { lawOf as rulesOf } from './hands.ts';

const plain = (total: number): HandStrength => ({ natural: null, total, cards: [] });
const JOKERS: HandStrength = { natural: 'jokers', total: 21, cards: [] };
const ACES: HandStrength = { natural: 'aces', total: 12, cards: [] };

/** The ranking as it is printed, best first; over 21 the lower is the better. */
const RANKING = [21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 22, 23, 24, 25, 26, 27, 28, 29];

/** Read off the ranking and the four sentences of 000. */
function printed(player: number, dealer: number): string {
  const better = RANKING.indexOf(player) < RANKING.indexOf(dealer);
  if (player > 21 && dealer > 21) return better ? 'push' : 'lose';
  if (player === dealer) return 'push';
  return better ? 'win' : 'lose';
}

const totals = fc.constantFrom(...RANKING);

describe('counts of the player and the player-dealer', () => {
  it('compare as the ranking has them', () => {
    for (const player of RANKING) {
      for (const dealer of RANKING) {
        const { verdict } = compare(rulesOf(), plain(player), plain(dealer));
        expect([player, dealer, verdict]).toEqual([player, dealer, printed(player, dealer)]);
      }
    }
  });

  it.each([
    [20, 'win win push lose win win win'],
    [17, 'push lose lose lose win win win'],
    [22, 'lose lose lose lose lose push push'],
    [24, 'lose lose lose lose lose lose push'],
    [26, 'lose lose lose lose lose lose lose'],
  ])('%i against 17, 19, 20, 21, 22, 24 and 26: %s', (player, row) => {
    const verdicts = [17, 19, 20, 21, 22, 24, 26].map((dealer) => compare(rulesOf(), plain(player), plain(dealer)));
    expect(verdicts.map(({ verdict }) => verdict).join(' ')).toBe(row);
  });

  it('the player never does better over 21 than under any option', () => {
    const better = { lose: 0, push: 1, win: 2 };
    fc.assert(
      fc.property(
        totals,
        totals,
        fc.constantFrom('push', 'lose'),
        fc.constantFrom('push', 'lose'),
        fc.constantFrom('over', 'under'),
        (player, dealer, overNearer, overEqual, plain22) => {
          const rules = rulesOf({ overNearer, overEqual, plain22 });
          const { verdict } = compare(rules, plain(player), plain(dealer));
          if (player > 22) expect(better[verdict]).toBeLessThan(2);
          if (player > 22 && dealer <= 22) expect(verdict).toBe('lose');
          if (player <= 21 && dealer > 22) expect(verdict).toBe('win');
          // The player's 21 is as good as any hand without a natural.
          const best = compare(rules, plain(21), plain(dealer)).verdict;
          expect(better[verdict]).toBeLessThanOrEqual(better[best]);
        },
      ),
    );
  });

  it.each([
    ['over', 22, 23, 'push'],
    ['under', 22, 23, 'win'],
    ['under', 22, 22, 'push'],
    ['under', 22, 17, 'lose'],
    ['under', 23, 22, 'lose'],
    ['under', 17, 22, 'win'],
  ] as const)('with 22 %s: %i against %i is a %s', (plain22, player, dealer, verdict) => {
    expect(compare(rulesOf({ plain22 }), plain(player), plain(dealer)).verdict).toBe(verdict);
  });
});

describe('naturals', () => {
  it.each([
    ['two jokers', JOKERS, plain(21), { verdict: 'win', pays: '2-to-1' }],
    ['two jokers', JOKERS, ACES, { verdict: 'win', pays: '1-to-1' }],
    ['two jokers', JOKERS, JOKERS, { verdict: 'push' }],
    ['an ace', ACES, plain(21), { verdict: 'win', pays: '1-to-1' }],
    ['an ace', ACES, ACES, { verdict: 'push' }],
    ['an ace', ACES, JOKERS, { verdict: 'push' }],
    ['none', plain(21), ACES, { verdict: 'lose' }],
    ['none', plain(21), JOKERS, { verdict: 'lose' }],
  ])('the chart of 000: %s (%o) against %o', (_, player, dealer, verdict) => {
    expect(compare(rulesOf(), player, dealer)).toEqual(verdict);
  });

  it('pay what the house posts', () => {
    const rules = rulesOf({ jokersPay: '3-to-2', acesPay: '3-to-2', jokersBeatAces: false });
    expect(compare(rules, ACES, plain(20))).toEqual({ verdict: 'win', pays: '3-to-2' });
    expect(compare(rules, JOKERS, ACES)).toEqual({ verdict: 'push' });
  });
});

describe('payoffs', () => {
  it.each([
    [1_000, '1-to-1', 1_000],
    [1_000, '3-to-2', 1_500],
    [1_000, '2-to-1', 2_000],
    [25, '3-to-2', 37],
  ] as const)('%i cents at %s win %i', (amount, pays, won) => {
    expect(comesTo({ ...PAYOFFS[pays], unit: 1 }, amount)).toBe(won);
  });

  it('are said as people say them', () => expect(payoffText('3-to-2')).toBe('3 to 2'));
});
