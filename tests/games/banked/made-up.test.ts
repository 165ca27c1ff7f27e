/** What it takes to add a game: a page of bets, a deal, and the framework has the rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyGame } from '../../../games/registry.ts';
import { fuzz } from '../../../lab/simulation/fuzz.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { BETS } from './bets.ts';
import { madeUp, madeUpGame } from './made-up.ts';

describe('a made-up game with one side bet', () => {
  test('is one file of under 120 lines', () => {
    const source = readFileSync(join(import.meta.dirname, 'made-up.ts'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThan(120);
  });

  test('holds everything that must hold, under rules and with chips drawn at random', () => {
    expect(fuzz(600, 3, [anyGame(madeUpGame)]).violations).toEqual([]);
  });

  test('posts its side bet, and has odds of both bets', () => {
    const rules = madeUp.rules.parse({});
    expect(madeUp.posted(rules)).toEqual(['Color pays 3 to 1: $1 to $100, with a wager']);
    const seeded = new Seeded(1);
    const odds = madeUp.odds(rules, { hands: 20_000, lot: (n) => seeded.below(n) });
    expect(odds.map(({ id }) => id)).toEqual(['base', 'color']);
    // Three of 26 red ones in 52: 2,600 of 22,100, and as many black.
    const chance = 5_200 / 22_100;
    const gain = odds[1]?.return ?? 0;
    expect(Math.abs(gain - (chance * 3 - (1 - chance)))).toBeLessThan(4 * (odds[1]?.stderr ?? 0));
  });
});

test.each([...BETS])('%s: the odds leave no bet of the layout out', (_, { ids }) => {
  const { layout, odds } = ids();
  expect(odds).toEqual(layout);
});
