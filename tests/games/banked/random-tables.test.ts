import { describe, expect, test } from 'vitest';
import { anyGame } from '../../../games/registry.ts';
import { fuzz } from '../../../lab/simulation/fuzz.ts';
import { simulate } from '../../../lab/simulation/simulation.ts';
import { repeated } from '../../repeated.ts';
import { highCardGame } from './high-card.ts';

const game = anyGame(highCardGame);

/** Every option that changes whose money is where, over and over. */
const RULES: readonly Record<string, unknown>[] = [
  {},
  { backline: 'yes', joint: 'joint' },
  { backline: 'yes', joint: 'sequential', coverage: 'separate', decides: 'holder' },
  { coverage: 'losers-first', bankNeeds: 'wager-last-hand', positions: 4, backline: 'yes' },
  { specialAction: true, minBank: 100 },
  { cut: 40, positions: 3 },
  { banks: 'several', dealerBets: true, backline: 'yes', joint: 'joint' },
  { banks: 'several', dealerBets: true, coverage: 'losers-first', specialAction: true },
  {
    collection: {
      playerBy: 'wager',
      player: [
        { from: 0, fee: 100 },
        { from: 5_000, fee: 200 },
      ],
      playerBonus: true,
      dealerBy: 'action',
      dealer: [
        { from: 0, fee: 200 },
        { from: 10_000, fee: 500 },
      ],
      dealerBonus: true,
    },
  },
  {
    collection: {
      playerBy: 'total',
      player: [{ from: 500, fee: 50 }],
      playerBonus: false,
      dealerBy: 'wager',
      dealer: [
        { from: 0, fee: 100 },
        { from: 20_000, fee: 400 },
      ],
      dealerBonus: false,
    },
    bankHands: 1,
  },
];

describe('random players', () => {
  test.each(RULES.map((rules, i) => [JSON.stringify(rules), rules, i] as const))('under %s', (_, written, seed) => {
    const rules = game.rules.parse(written);
    for (const seats of [2, 5, 10]) {
      const settings = { game, rules, seats, hands: repeated(80, 150), seed: seed * 10 + 1, absent: 20, inspect: 3 };
      const { violations } = simulate({ ...settings, buyIn: { min: 1_000, max: 100_000 } });
      expect(violations).toEqual([]);
    }
  });

  test('under rules and with chips drawn at random', () => {
    expect(fuzz(repeated(800, 1_500), 7, [game]).violations).toEqual([]);
  });
});
