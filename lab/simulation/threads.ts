/** A simulation on all the processors of the machine: what comes of it is the same on any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../../games/registry.ts';
import { type FuzzResult, fuzzPlan, playDrawn, withSettings } from './fuzz.ts';
import type { TableSettings } from './random-table.ts';
import { planOf, playAt, type SimulationSettings } from './simulation.ts';
import { type Plan, type Play, type PlayedTable, type Player, playTogether, type SimulationResult } from './tables.ts';

/** What a thread is given: the tables of one game with its rules, or of any kind, of the games of these ids. */
export type ThreadTask =
  | { readonly kind: 'one'; readonly settings: Omit<TableSettings, 'game'> & { readonly game: string } }
  | { readonly kind: 'drawn'; readonly games: readonly string[] };

/** What it is asked for, again and again; it answers with a `PlayedTable`. */
export interface ThreadCall {
  readonly seed: number;
  readonly most: number;
}

/** `simulate` on so many threads. The game must be one of the registry. */
export function simulateOnThreads(settings: SimulationSettings, threads?: number): Promise<SimulationResult> {
  const { game, rules, seats, buyIn, absent, inspect } = settings;
  const task: ThreadTask = { kind: 'one', settings: { game: game.id, rules, seats, buyIn, absent, inspect } };
  return onThreads(task, planOf(settings), playAt(settings), threads);
}

/** `fuzz` on so many threads. */
export async function fuzzOnThreads(
  hands: number,
  seed: number,
  games: readonly AnyGame[],
  threads?: number,
): Promise<FuzzResult> {
  const task: ThreadTask = { kind: 'drawn', games: games.map(({ id }) => id) };
  return withSettings(await onThreads(task, fuzzPlan(hands, seed), playDrawn(games), threads), games);
}

/** Tables for each thread, without which it would take longer to begin than it plays. */
const TABLES_A_THREAD = 10;

/** As many threads as there are processors, as far as each has enough to play; for one alone none is begun. */
function threadsFor({ hands, aTable }: Plan): number {
  const threads = Math.min(availableParallelism(), Math.floor(hands / aTable / TABLES_A_THREAD));
  return threads > 1 ? threads : 0;
}

async function onThreads(
  task: ThreadTask,
  plan: Plan,
  play: Play,
  threads = threadsFor(plan),
): Promise<SimulationResult> {
  const workers = Array.from({ length: threads }, () => threadFor(task));
  try {
    return await playTogether(plan, workers.map(playerOn), play);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const threadFor = (workerData: ThreadTask): Worker =>
  new Worker(new URL('./table-thread.ts', import.meta.url), { workerData });

const playerOn =
  (worker: Worker): Player =>
  (seed, most) =>
    new Promise<PlayedTable>((resolve, reject) => {
      const done = (table: PlayedTable): void => {
        worker.off('error', reject);
        resolve(table);
      };
      worker.once('message', done).once('error', reject);
      const call: ThreadCall = { seed, most };
      worker.postMessage(call);
    });
