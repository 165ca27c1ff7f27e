/** Hands of every kind of table. The slow suite plays a million more of them. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { drawSettings } from '../../main/cli/fuzz.ts';
import { fuzzed } from './fuzzed.ts';

describe('tables of every kind', () => {
  it('20,000 hands hold everything that must hold', () => {
    expect(fuzzed(20_000, 1)).toEqual({ hands: 20_000, violations: [] });
  }, 120_000);

  it('are of every game, every structure, every size, with all kinds of stacks and of players', () => {
    const tables = Array.from({ length: 400 }, (_, seed) => drawSettings(seed, 50, [...GAMES.values()]));
    const kinds = (of: (table: (typeof tables)[number]) => unknown): number => new Set(tables.map(of)).size;
    expect(kinds(({ game }) => game.id)).toBe(GAMES.size);
    expect(kinds(({ seats }) => seats)).toBe(9);
    expect(kinds(({ buyIn }) => `${buyIn.least} ${buyIn.most}`)).toBe(6);
    expect(kinds(({ absent }) => absent)).toBe(3);
    expect(kinds(({ written }) => written.betting)).toBeGreaterThanOrEqual(4);
    const options = new Set(tables.flatMap(({ written }) => Object.keys(written)));
    for (const game of GAMES.values()) expect([...options]).toEqual(expect.arrayContaining(optionsOfGame(game)));
  });
});

const optionsOfGame = (game: typeof GAMES extends ReadonlyMap<string, infer Game> ? Game : never): string[] =>
  Object.keys(game.rules.parse({}) as unknown as object);
