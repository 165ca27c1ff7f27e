import { describe, expect, it } from 'vitest';
import { type AnyGame, GAMES } from '../../../games/registry.ts';
import { fuzz } from '../../../lab/simulation/fuzz.ts';
import { gameAlone } from '../../../lab/simulation/game-alone.ts';
import { type SimulationSettings, simulate, USUAL } from '../../../lab/simulation/simulation.ts';
import { type PlayedTable, type Player, playTables, playTogether } from '../../../lab/simulation/tables.ts';
import { fuzzOnThreads, simulateOnThreads } from '../../../lab/simulation/threads.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

function gameOf(id: string): AnyGame {
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}

describe('tables that are played together', () => {
  /** A table at which something does not hold where `faulty` says so, after some of its hands. */
  const tableOf =
    (faulty: (seed: number) => boolean) =>
    (seed: number, most: number): PlayedTable => {
      const hands = faulty(seed) ? Math.min(most, 1 + (seed % 7)) : most;
      return { hands, decisions: hands * 12 + (seed % 5), message: hands < most ? `fault at ${seed}` : null };
    };

  it.each([
    ['everything holds', () => false],
    ['one table in five goes wrong', (seed: number) => seed % 5 === 0],
    ['the first and the last go wrong', (seed: number) => seed === 3 || seed === 22],
    ['more than ten go wrong', (seed: number) => seed > 6],
    ['every table goes wrong', () => true],
  ])('come to the same as one after the other: %s', async (_, faulty) => {
    const play = tableOf(faulty);
    for (const hands of [1, 10, 199, 200, 201]) {
      const plan = { hands, seed: 3, aTable: 10 };
      for (const count of [1, 2, 3, 30]) {
        const seeded = new Seeded(hands * 100 + count);
        const player = async (seed: number, most: number): Promise<PlayedTable> => {
          for (let turns = seeded.below(9); turns > 0; turns--) await Promise.resolve();
          return play(seed, most);
        };
        const players = Array.from({ length: count }, () => player);
        expect(await playTogether(plan, players, play)).toEqual(playTables(plan, play));
      }
    }
  });

  it('no more are opened once ten have gone wrong', async () => {
    const opened: number[] = [];
    const play = tableOf(() => true);
    const player = (seed: number, most: number): Promise<PlayedTable> => {
      opened.push(seed);
      return Promise.resolve(play(seed, most));
    };
    await playTogether({ hands: 1_000_000, seed: 1, aTable: 10 }, [player, player], play);
    expect(opened.length).toBeLessThanOrEqual(11);
  });

  it('wait for no player who is not ready yet, and let one join later', async () => {
    const play = tableOf(() => false);
    const plan = { hands: 200, seed: 3, aTable: 10 };
    const opened: string[] = [];
    const late = Promise.withResolvers<Player>();
    const playing =
      (name: string): Player =>
      (seed, most) => {
        opened.push(name);
        if (opened.length === 5) late.resolve(playing('late'));
        return Promise.resolve(play(seed, most));
      };
    const never = new Promise<Player>(() => {});
    expect(await playTogether(plan, [playing('here'), late.promise, never], play)).toEqual(playTables(plan, play));
    expect(opened).toHaveLength(20);
    expect(opened.slice(0, 5)).toEqual(Array(5).fill('here'));
    expect(opened).toContain('late');
  });

  it('stop with a player who cannot get ready, or breaks off', async () => {
    const plan = { hands: 200, seed: 3, aTable: 10 };
    const never: Player = () => new Promise(() => {});
    const broken = () => Promise.reject(new Error('broken'));
    await expect(
      playTogether(
        plan,
        [never, broken()],
        tableOf(() => false),
      ),
    ).rejects.toThrow('broken');
    await expect(
      playTogether(
        plan,
        [never, broken],
        tableOf(() => false),
      ),
    ).rejects.toThrow('broken');
  });
});

describe('threads', () => {
  it('find each game in the registry by themselves', async () => {
    for (const [id, game] of GAMES) expect(await gameAlone(id)).toBe(game);
    await expect(gameAlone('card')).rejects.toThrow('games/card.ts has no game card');
  });

  it('play the same hands, however many there are', async () => {
    const game = gameOf('holdem');
    const settings: SimulationSettings = {
      ...{ game, rules: game.rules.parse({ betting: 'no-limit' }), seats: 6, hands: 1_030, seed: 5 },
      ...{ buyIn: { min: 100, max: 20_000 }, ...USUAL },
    };
    const alone = simulate(settings);
    expect(alone.hands).toBe(1_030);
    expect(await simulateOnThreads(settings, 0)).toEqual(alone);
    expect(await simulateOnThreads(settings, 2)).toEqual(alone);
  });

  it('play tables of every kind', async () => {
    const games = ['omaha', 'seven-card-stud'].map(gameOf);
    expect(await fuzzOnThreads(120, 7, games, 2)).toEqual(fuzz(120, 7, games));
  });
});
