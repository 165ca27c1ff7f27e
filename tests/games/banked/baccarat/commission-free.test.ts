/** The bets of Commission-Free Baccarat against the printed table, and against a second count of every coup. */
import { describe, expect, it } from 'vitest';
import { bankerHalfOnSix } from '../../../../games/banked/baccarat/bets.ts';
import { coupOf } from '../../../../games/banked/baccarat/coup.ts';
import { bankerDragon, playerDragon } from '../../../../games/banked/baccarat/dragon-bonus.ts';
import { commissionFreeBaccaratVariant } from '../../../../games/commission-free-baccarat.ts';

const rules = commissionFreeBaccaratVariant.rules.parse({});
const pays = (kind: ReturnType<typeof bankerHalfOnSix.bet>, player: number[], banker: number[]): number => {
  const { to, per } = kind.outcome({ ...coupOf(player, banker), sentence: '' });
  return to / per;
};

describe('the Dragon Bonus (001:4016-4035)', () => {
  it.each([
    ['a natural against nothing', [0, 9], [0, 0], 1, -1],
    ['a natural nine against a natural eight', [0, 9], [0, 8], 1, -1],
    ['naturals that tie', [0, 8], [4, 4], 0, 0],
    ['drawn eights that tie', [2, 2, 4], [2, 2, 4], -1, -1],
    ['three points', [2, 3, 3], [2, 3], -1, -1],
    ['four points', [2, 3, 4], [2, 3, 0], 1, -1],
    ['five points', [2, 3, 4], [0, 4, 0], 2, -1],
    ['six points', [2, 3, 4], [0, 3, 0], 4, -1],
    ['seven points', [2, 3, 4], [0, 2, 0], 6, -1],
    ['eight points', [2, 3, 4], [0, 1, 0], 10, -1],
    ['nine points', [2, 3, 4], [0, 0, 0], 30, -1],
  ] as const)('%s', (_, player, banker, won, other) => {
    const bets = [playerDragon.bet(rules), bankerDragon.bet(rules)];
    expect(bets.map((bet) => pays(bet, [...player], [...banker]))).toEqual([won, other]);
    // Turned about, the other bonus has it.
    expect(bets.map((bet) => pays(bet, [...banker], [...player]))).toEqual([other, won]);
  });
});

describe('the banker line (001:3848, 001:3951-3953)', () => {
  it.each([
    ['six with two cards', [0, 5], [0, 6], 0.5],
    ['six with three cards', [0, 5], [2, 2, 2], 0.5],
    ['seven with three cards', [0, 6], [2, 3, 2], 1],
    ['sixes', [0, 6], [0, 6], 0],
    ['less than the player', [0, 7], [0, 6], -1],
  ] as const)('%s', (_, player, banker, won) => {
    expect(pays(bankerHalfOnSix.bet(rules), [...player], [...banker])).toBe(won);
  });
});

/** Chances of every pair of totals by the drawing rules put in another way, weighed in fractions. */
function secondCount(decks: number): { six: number; player: number; banker: number } {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const chance = (value: number, taken: readonly number[]): number =>
    (decks * (value === 0 ? 16 : 4) - taken.filter((one) => one === value).length) / (decks * 52 - taken.length);
  const bonus = [0, 0, 0, 0, 1, 2, 4, 6, 10, 30];
  const found = { six: 0, player: 0, banker: 0 };
  const end = (player: number, banker: number, naturals: boolean, weight: number): void => {
    if (banker > player && banker === 6) found.six += weight;
    const gain = (lead: number, own: number): number => {
      if (lead === 0) return naturals ? 0 : -1;
      if (lead < 0) return -1;
      if (naturals && own >= 8) return 1;
      return bonus[lead] || -1;
    };
    found.player += weight * gain(player - banker, player);
    found.banker += weight * gain(banker - player, banker);
  };
  for (const p1 of values)
    for (const p2 of values)
      for (const b1 of values)
        for (const b2 of values) {
          const taken = [p1, p2, b1, b2];
          const weight = taken.reduce((all, value, i) => all * chance(value, taken.slice(0, i)), 1);
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (player >= 8 || banker >= 8) end(player, banker, true, weight);
          else if (player >= 6) {
            if (banker >= 6) end(player, banker, false, weight);
            else for (const card of values) end(player, (banker + card) % 10, false, weight * chance(card, taken));
          } else
            for (const third of values) {
              const more = weight * chance(third, taken);
              const total = (player + third) % 10;
              if (banker > ([3, 3, 4, 4, 5, 5, 6, 6, 2, 3][third] ?? 0)) end(total, banker, false, more);
              else
                for (const card of values) {
                  end(total, (banker + card) % 10, false, more * chance(card, [...taken, third]));
                }
            }
        }
  return found;
}

it('a second count of eight decks comes to the same odds', () => {
  const odds = commissionFreeBaccaratVariant.odds(rules, { hands: 0, lot: () => 0 });
  const gain = (id: string) => odds.find((bet) => bet.id === id)?.return;
  const { six, player, banker } = secondCount(8);
  const half = odds.find(({ id }) => id === 'banker')?.outcomes.find(({ name }) => name === 'Banker wins with 6');
  expect(half?.probability).toBeCloseTo(six, 12);
  expect(gain('player-dragon-bonus')).toBeCloseTo(player, 12);
  expect(gain('banker-dragon-bonus')).toBeCloseTo(banker, 12);
  // As recomputed from the printed table of 000: 2.65 % and 9.37 %.
  expect([player, banker].map((one) => (-one * 100).toFixed(2))).toEqual(['2.65', '9.37']);
});
