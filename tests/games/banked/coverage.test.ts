import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Claim, cover, shareByStake } from '../../../games/banked/coverage.ts';

const win = (dollars: number): Claim => ({ verdict: 'win', amount: dollars * 100 });
const lose = (dollars: number): Claim => ({ verdict: 'lose', amount: dollars * 100 });
const push: Claim = { verdict: 'push', amount: 0 };

/** What each bet brought its bettor, in dollars, and what was left. */
function settled(wager: number, claims: readonly Claim[], model: Parameters<typeof cover>[1] = 'gross') {
  const { covered, left } = cover(wager * 100, model, claims);
  return [covered.map(({ won, lost }) => (won - lost) / 100), left / 100];
}

describe('gross: won or lost, a bet takes its money out of the action', () => {
  test.each([
    ['004 C2, Double Hand', 200, [lose(60), win(60)], [-60, 60], 80],
    ['004 C2, tiles', 200, [lose(60), win(40)], [-60, 40], 100],
    [
      '000a: the action reaches the fourth of five',
      300,
      [win(100), lose(150), push, win(120), win(50)],
      [100, -150, 0, 50, 0],
      0,
    ],
    ['000c: a loses, b wins', 100, [lose(60), win(60)], [-60, 40], 0],
    ['000c: both win', 100, [win(60), win(60)], [60, 40], 0],
    ['000c: Dragon 7 at 40 to 1 of $5', 150, [win(200)], [150], 0],
    ['000c: a push takes nothing', 100, [push, lose(60)], [0, -60], 40],
    ['000a: joker-joker draws twice its bet', 150, [win(200)], [150], 0],
    ['000b: five Buster bets at 30 to 1 against $50', 50, [win(300), win(300), win(300)], [50, 0, 0], 0],
  ] as const)('%s', (_, wager, claims, gains, left) => {
    expect(settled(wager, claims)).toEqual([gains, left]);
  });
});

test('separate: wins and losses are limited each by itself', () => {
  expect(settled(100, [lose(80), win(80), lose(80), win(80)], 'separate')).toEqual([[-80, 80, -20, 20], 0]);
});

test('losers first: losing wagers pay the winners in any order', () => {
  expect(settled(100, [win(150), lose(60)], 'losers-first')).toEqual([[150, -60], 10]);
  expect(settled(100, [win(300), lose(60)], 'losers-first')).toEqual([[160, -60], 0]);
});

const claim = fc.oneof(
  fc.record({ verdict: fc.constantFrom('win' as const, 'lose' as const), amount: fc.nat(100_000) }),
  fc.constant(push),
);

test('nobody wins or loses more than was posted', () => {
  fc.assert(
    fc.property(
      fc.nat(200_000),
      fc.constantFrom('gross' as const, 'separate' as const, 'losers-first' as const),
      fc.array(claim, { maxLength: 20 }),
      (wager, model, claims) => {
        const { covered, left } = cover(wager, model, claims);
        const total = (key: 'won' | 'lost') => covered.reduce((sum, one) => sum + one[key], 0);
        const [won, lost] = [total('won'), total('lost')];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(wager);
        expect(won - lost).toBeLessThanOrEqual(wager);
        if (model === 'gross') expect(won + lost + left).toBe(wager);
        for (const [i, one] of covered.entries()) {
          expect(one.won + one.lost).toBeLessThanOrEqual(claims[i]?.amount ?? 0);
          expect(one.short).toBe(claims[i]?.verdict !== 'push' && one.won + one.lost < (claims[i]?.amount ?? 0));
        }
      },
    ),
  );
});

test('a joint bet is shared by stake, to the last chip', () => {
  expect(shareByStake(100, [100, 100, 100], 100)).toEqual([100, 0, 0]);
  expect(shareByStake(5_000, [6_000, 4_000], 100)).toEqual([3_000, 2_000]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 9 }),
      fc.nat(),
      (stakes, n) => {
        const total = stakes.reduce((sum, stake) => sum + stake, 0);
        const amount = n % (total + 1);
        const shares = shareByStake(amount, stakes, 100);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(stakes[i] ?? 0);
        }
      },
    ),
  );
});
