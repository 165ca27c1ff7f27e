import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  jackpotTerms,
  partedDrop,
  prizeOf,
  qualifierOf,
  readTerms,
  sharesOf,
} from '../../../main/house/jackpot-terms.ts';
import { BAD_BEAT } from './jackpot-house.ts';

const players = [2, 5, 7, 9].map((seat) => ({ seat, account: `40000000${seat}` }));
const SHARES = { loser: 50, winner: 25, table: 25 };
const told = (amount: number, shares: typeof SHARES, lost: number[], won: number[], at = players) =>
  sharesOf(amount, shares, { players: at, lost, won }).map(({ account, part, amount: own }) => [
    Number(account.at(-1)),
    part,
    own,
  ]);

describe('the shares of a jackpot', () => {
  it('go to the beaten hand, the hand that beat it, and the others alike', () => {
    expect(told(1000_00, SHARES, [5], [9])).toEqual([
      [5, 'loser', 500_00],
      [9, 'winner', 250_00],
      [2, 'table', 125_00],
      [7, 'table', 125_00],
    ]);
  });

  it('leave what rounding leaves to the beaten hand, and odd cents to the first from the left of the button', () => {
    // 25% of 1.03 is 25 cents, rounded down; of 25 cents for two the first has 13.
    expect(told(1_03, SHARES, [5], [9])).toEqual([
      [5, 'loser', 53],
      [9, 'winner', 25],
      [2, 'table', 13],
      [7, 'table', 12],
    ]);
  });

  it('are parted among equal hands, and a part that nobody can have goes to the beaten hand', () => {
    expect(told(1_01, SHARES, [2, 7], [5], players.slice(0, 3))).toEqual([
      [2, 'loser', 38],
      [7, 'loser', 38],
      [5, 'winner', 25],
    ]);
  });

  it('go to the players who held the hand where none was beaten', () => {
    expect(told(3_01, { loser: 0, winner: 60, table: 40 }, [], [7])).toEqual([
      [7, 'winner', 1_81],
      [2, 'table', 40],
      [5, 'table', 40],
      [9, 'table', 40],
    ]);
  });

  it('come to the whole prize, whatever it is', () => {
    void fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(100),
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (amount, loser, rest, count, losers) => {
          const winner = Math.min(rest, 100 - loser);
          const dealt = Array.from({ length: count }, (_, nth) => ({
            seat: nth + 1,
            account: String(4_000_000 + nth),
          }));
          const lost = dealt.slice(0, Math.min(losers, count - 1)).map(({ seat }) => seat);
          const shares = sharesOf(
            amount,
            { loser, winner, table: 100 - loser - winner },
            { players: dealt, lost, won: [count] },
          );
          expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
          expect(new Set(shares.map(({ account }) => account)).size).toBe(shares.length);
        },
      ),
    );
  });
});

describe('what a house says about a jackpot', () => {
  it('is read from dollars, with what is wrong by its place', () => {
    const file = { ...BAD_BEAT, drop: 1, seed: 100, mustHitBy: { amount: 500, hand: ['Ts', 'Th', 'Td', '2c', '2d'] } };
    expect(readTerms(JSON.stringify(file))).toMatchObject({
      ok: true,
      value: { drop: 100, seed: 100_00, mustHitBy: { amount: 500_00 }, pays: 100, tables: null },
    });
    const wrong = (change: object) => {
      const read = readTerms(JSON.stringify({ ...file, ...change }));
      return read.ok ? 'ok' : read.error.message;
    };
    expect(wrong({ drop: 0.001 })).toMatch(/^drop: expected dollars/);
    expect(wrong({ shares: { loser: 50, winner: 25, table: 20 } })).toMatch(/^shares: .*100 together/);
    expect(wrong({ shares: { loser: 0, winner: 50, table: 50 } })).toMatch(
      /^shares: a bad-beat jackpot gives the beaten hand a share/,
    );
    expect(wrong({ games: ['no-bust-21'] })).toMatch(/"no-bust-21" is not a pot game/);
    expect(wrong({ hand: ['As', 'Ah', 'Ad', 'Jc'] })).toMatch(/^holdem: a hand of this game has 5 cards/);
    expect(wrong({ games: ['short-deck-holdem'] })).toMatch(/^short-deck-holdem: 2c is not in the deck/);
    expect(wrong({ surprise: 1 })).toMatch(/surprise/);
    expect(readTerms('{')).toMatchObject({ ok: false, error: { message: 'This is not JSON.' } });
  });

  it('parts each drop: the reserve rounds down, and has all of it once the jackpot must be hit', () => {
    const terms = jackpotTerms.parse({ ...BAD_BEAT, reserve: 33, mustHitBy: { amount: 500_00, hand: BAD_BEAT.hand } });
    expect(partedDrop(terms, 1_00, 0)).toEqual({ main: 67, reserve: 33 });
    expect(partedDrop(terms, 1, 0)).toEqual({ main: 1, reserve: 0 });
    expect(partedDrop(terms, 1_00, 500_00)).toEqual({ main: 0, reserve: 1_00 });
  });

  it('lets a lower hand win once it must be hit, and pays a part, all, or a fixed prize', () => {
    const easier = ['Ts', 'Th', 'Td', '2c', '2d'];
    const terms = jackpotTerms.parse({ ...BAD_BEAT, mustHitBy: { amount: 500_00, hand: easier } });
    expect(qualifierOf(terms, 499_99).hand).toEqual(BAD_BEAT.hand);
    expect(qualifierOf(terms, 500_00).hand).toEqual(easier);
    expect(prizeOf(terms, 33_33)).toBe(33_33);
    expect(prizeOf({ ...terms, pays: 70 }, 33_33)).toBe(23_33);
    expect(prizeOf({ ...terms, prize: 50_00 }, 33_33)).toBe(33_33);
    expect(prizeOf({ ...terms, prize: 20_00 }, 33_33)).toBe(20_00);
  });
});
