/**
 * Runs the hands of `simulate` in turn with another tree of this repository, such as the commit before, in one process,
 * so other work on the machine affects both equally.
 *
 *   node bench/simulate/turns.ts OTHER_TREE [GAME…]
 *
 * Prints for each game the medians of processor time, as hands per second in this tree and the other, and the median of
 * their ratios. Both must play the same hands: the same numbers of decisions, no violation.
 */
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const ROUNDS = 9;

/** Hands per round and the rules, by game. */
const PLAYED: Readonly<Record<string, { readonly hands: number; readonly rules?: object }>> = {
  holdem: { hands: 5_000, rules: { betting: 'no-limit' } },
  'omaha-hi-lo-8': { hands: 1_000 },
  'seven-card-stud': { hands: 1_000 },
  'deuce-to-seven-triple-draw': { hands: 1_000 },
  'draw-jacks-or-better': { hands: 1_000 },
  'ez-baccarat': { hands: 1_000 },
  'no-bust-21': { hands: 500 },
  panguingue: { hands: 100 },
};

type Round = (game: string, seed: number) => number;

/** The simulation of a tree: the time of a round there, in microseconds of processor time. */
async function simulationOf(tree: string, played: (result: unknown) => void): Promise<Round> {
  const { simulate, USUAL } = (await import(
    join(tree, 'lab/simulation/simulation.ts')
  )) as typeof import('../../lab/simulation/simulation.ts');
  const { GAMES } = (await import(join(tree, 'games/registry.ts'))) as typeof import('../../games/registry.ts');
  return (id, seed) => {
    const game = GAMES.get(id);
    const how = PLAYED[id];
    if (!game || !how) throw new Error(`bench: no ${id} among ${Object.keys(PLAYED).join(', ')}`);
    const rules = game.rules.parse(how.rules ?? {});
    const seats = Math.min(6, game.seats(rules).max);
    const buyIn = { min: 20_000, max: 20_000 };
    const before = process.cpuUsage();
    const result = simulate({ game, rules, seats, hands: how.hands, seed, buyIn, ...USUAL });
    const { user, system } = process.cpuUsage(before);
    if (result.violations.length > 0) throw new Error(`bench: ${id}, seed ${seed}: ${JSON.stringify(result)}`);
    played(result);
    return user + system;
  };
}

const median = (of: readonly number[]): number => [...of].sort((a, b) => a - b)[of.length >> 1] ?? Number.NaN;

const [other, ...games] = process.argv.slice(2);
if (other === undefined) throw new Error('bench: the other tree is missing');
const results: unknown[] = [];
const here = await simulationOf(ROOT, (result) => results.push(result));
const there = await simulationOf(resolve(other), (result) => results.push(result));
for (const game of games.length > 0 ? games : Object.keys(PLAYED)) {
  const times: { here: number; there: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seed = 1_000 * (round + 1);
    results.length = 0;
    const first = round % 2 === 0 ? here(game, seed) : there(game, seed);
    const second = round % 2 === 0 ? there(game, seed) : here(game, seed);
    if (!isDeepStrictEqual(results[0], results[1])) throw new Error(`bench: ${game}, seed ${seed}: other hands`);
    times.push(round % 2 === 0 ? { here: first, there: second } : { here: second, there: first });
  }
  const counted = times.slice(1);
  const rate = (of: number): string => Math.round((1e6 * (PLAYED[game]?.hands ?? 0)) / of).toLocaleString('en-US');
  const ratio = median(counted.map((each) => each.there / each.here)).toFixed(3);
  const [now, then] = [median(counted.map((each) => each.here)), median(counted.map((each) => each.there))];
  console.log(`${game}: ${rate(now)} hands a second here, ${rate(then)} there, ratio ${ratio}`);
}
