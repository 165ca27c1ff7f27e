/** The odds against a second count, by combinations, and against rounds played out by the game itself. */
import { describe, expect, it } from 'vitest';
import { betsFor } from '../../../../games/banked/fast-nine/bets.ts';
import { countOf, houseHits, shoe } from '../../../../games/banked/fast-nine/count.ts';
import { fastNineVariant } from '../../../../games/banked/fast-nine/fast-nine.ts';
import { everyRound } from '../../../../games/banked/fast-nine/odds.ts';
import { countedOdds, dealtByLot, LONE_BETTOR, loneTable, playedOdds } from '../../../../games/banked/odds.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const rules = fastNineVariant.rules.parse({});
const [bet] = betsFor(rules);
const VALUES = [0, 1, 2, 3, 4, 5, 6];

/** Three cards as a set, in how many ways, and what is left of the shoe. */
function threes(left: readonly number[]): { count: number; ways: number; left: readonly number[] }[] {
  const found: { count: number; ways: number; left: readonly number[] }[] = [];
  for (const a of VALUES)
    for (const b of VALUES.filter((value) => value >= a))
      for (const c of VALUES.filter((value) => value >= b)) {
        const rest = [...left];
        let ways = 1;
        for (const value of VALUES) {
          const taken = [a, b, c].filter((one) => one === value).length;
          for (let i = 0; i < taken; i++) ways *= ((rest[value] ?? 0) - i) / (i + 1);
          rest[value] = (rest[value] ?? 0) - taken;
        }
        found.push({ count: (a + b + c) % 10, ways, left: rest });
      }
  return found;
}

/** Win, half, push, lose by the printed tables, both sides taking a fourth card below six. */
function secondCount(): readonly number[] {
  const out = [0, 0, 0, 0];
  const full = VALUES.map((value) => (value === 0 ? 96 : 32));
  const all = (cards: readonly number[]): number => cards.reduce((sum, one) => sum + one, 0);
  const fourth = (hand: { count: number; left: readonly number[] }, takes: boolean) =>
    takes
      ? VALUES.map((value) => {
          const left = hand.left.map((copies, i) => (i === value ? copies - 1 : copies));
          return { count: (hand.count + value) % 10, chance: (hand.left[value] ?? 0) / all(hand.left), left };
        })
      : [{ count: hand.count, chance: 1, left: hand.left }];
  const sets = (cards: number): number => (cards * (cards - 1) * (cards - 2)) / 6;
  for (const player of threes(full)) {
    for (const mine of fourth(player, player.count < 6)) {
      for (const dealer of threes(mine.left)) {
        for (const theirs of fourth(dealer, dealer.count > 0 && dealer.count < 6)) {
          const chance = ((player.ways / sets(288)) * mine.chance * dealer.ways * theirs.chance) / sets(all(mine.left));
          const nothing = dealer.count === 0;
          const at = nothing
            ? mine.count > 6
              ? 0
              : mine.count === 6
                ? 1
                : 2
            : mine.count > theirs.count
              ? 0
              : mine.count === theirs.count
                ? 2
                : 3;
          out[at] = (out[at] ?? 0) + chance;
        }
      }
    }
  }
  return out;
}

describe('the odds of Fast Nine', () => {
  const [odds] = fastNineVariant.odds(rules, { hands: 0, lot: () => 0 });

  it('are those of a second count', () => {
    const found = odds?.outcomes.map(({ probability }) => probability) ?? [];
    expect(odds?.exact).toBe(true);
    for (const [i, chance] of secondCount().entries()) expect(found[i]).toBeCloseTo(chance, 10);
  });

  it('are those of rounds that the game plays', () => {
    const seeded = new Seeded(5);
    const how = { hands: 10_000, lot: (n: number) => seeded.below(n) };
    const deck = shoe(rules);
    const played = playedOdds(bet, how, () => {
      const table = loneTable(rules, dealtByLot(deck, 8, how.lot));
      let round = fastNineVariant.deal(table);
      for (let [ask] = fastNineVariant.asks(table, round); ask; [ask] = fastNineVariant.asks(table, round)) {
        round = fastNineVariant.absent(table, round, ask.seat);
      }
      const nothing = round.dealer.length === 3 && countOf(round.dealer) === 0;
      return { player: countOf(round.hands.get(LONE_BETTOR.id) ?? []), dealer: countOf(round.dealer), nothing };
    });
    expect(Math.abs(played.edge - (odds?.edge ?? 1))).toBeLessThan(4 * (played.stderr ?? 0));
  });

  it('are no better for a player who plays any count otherwise than the house way', () => {
    for (const other of VALUES) {
      const edge = countedOdds(
        bet,
        everyRound(rules, (count) => (count === other ? !houseHits(count) : houseHits(count))),
      ).edge;
      expect(edge).toBeGreaterThan(odds?.edge ?? 1);
    }
    expect(odds?.strategy).toBe('house way');
    expect(odds?.best?.edge).toBeCloseTo(odds?.edge ?? 1, 12);
  });
});
