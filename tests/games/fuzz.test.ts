/** Hands of every kind of table. The slow suite plays a million more of them. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { drawSettings } from '../../lab/simulation/fuzz.ts';
import { randomRules } from '../../lab/simulation/random-rules.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { optionsOf } from '../../main/rules-file.ts';
import { fuzzed } from './fuzzed.ts';

describe('tables of every kind', () => {
  it('8,000 hands hold everything that must hold', () => {
    expect(fuzzed(8_000, 1)).toEqual({ hands: 8_000, violations: [] });
  });

  it('are of every game, of every size, with all kinds of stacks and of players', () => {
    const games = [...GAMES.values()];
    const tables = Array.from({ length: 40 * games.length }, (_, seed) => drawSettings(seed, 50, games));
    const kinds = (of: (table: (typeof tables)[number]) => unknown): number => new Set(tables.map(of)).size;
    expect(kinds(({ game }) => game.id)).toBe(games.length);
    expect(kinds(({ seats }) => seats)).toBeGreaterThanOrEqual(9);
    expect(kinds(({ buyIn }) => `${buyIn.min} ${buyIn.max}`)).toBe(6);
    expect(kinds(({ absent }) => absent)).toBe(3);
  });

  it.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s: every option is tried', (_, game) => {
    const seeded = new Seeded(1);
    const drawn = Array.from({ length: 150 }, () => Object.keys(randomRules(game, seeded).written));
    const options = optionsOf(game, null).map(({ name }) => name);
    expect([...new Set(drawn.flat())].sort()).toEqual(options.sort());
  });
});
