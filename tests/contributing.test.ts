/** What CONTRIBUTING.md walks through, done: a made-up one of each kind out of its own page and no other file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyGame, GAMES } from '../games/registry.ts';
import { postedRules } from '../houses/posting.ts';
import { RandomTable } from '../lab/simulation/random-table.ts';
import { fiveCardStudHiLo8 } from './games/poker/made-up-stud.ts';
import { madeUp } from './houses/made-up.ts';

const page = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('a stud variant', () => {
  it('is under 40 lines of data', () => {
    expect(page('games/poker/made-up-stud.ts').trimEnd().split('\n').length).toBeLessThan(40);
  });

  it('is played by random players with everything checked', () => {
    const game = anyGame(fiveCardStudHiLo8);
    const rules = game.rules.parse({ collection: [{ minPlayers: 2, maxPlayers: 10, playerFee: 100 }] });
    const settings = { seats: 9, buyIn: { min: 500, max: 20_000 }, absent: 20, inspect: 5 };
    expect(new RandomTable({ game, rules, ...settings }, 1).play(200)).toBeNull();
  });
});

describe('a house', () => {
  it('posts every game at every limit, and every fee, by rules that the game takes', () => {
    for (const [id, { limits, collections }] of Object.entries(madeUp.games)) {
      for (const { id: limit } of limits) {
        const posted = postedRules(madeUp, id, {
          limit,
          rules: { collection: collections.map(({ option }) => option) },
        });
        if (!posted.ok) throw new Error(`${id} ${limit}: ${posted.error.message}`);
        expect(GAMES.get(id)?.rules.safeParse(posted.value.rules)).toMatchObject({ success: true });
      }
    }
  });

  it('has fees by the number of players, and limits of wagers', () => {
    expect(postedRules(madeUp, 'holdem', { limit: '4-8', rules: { collection: [1, 2] } })).toMatchObject({
      value: {
        rules: { lowerLimit: 400, smallBlind: 200, collection: [{ playerFee: 400 }, { playerFee: 200 }] },
      },
    });
    expect(postedRules(madeUp, 'ez-baccarat', { rules: { collection: 1 } })).toMatchObject({
      value: { rules: { backline: 'no', minBet: 500, maxBet: 10_000, collection: { playerBy: 'wager' } } },
    });
  });
});

describe('CONTRIBUTING.md', () => {
  it('names files that there are', () => {
    const text = page('../CONTRIBUTING.md');
    const named = [...text.matchAll(/`((?:tests|games|houses|main|protocol|docs)\/[a-z0-9/.-]+\.(?:ts|md))`/g)].map(
      ([, path]) => path,
    );
    const made = ['games/five-card-stud.ts', 'docs/games/five-card-stud.md'];
    expect(named.length).toBeGreaterThan(12);
    for (const path of named) if (!made.includes(path ?? '')) expect(() => page(`../${path}`)).not.toThrow();
  });
});
