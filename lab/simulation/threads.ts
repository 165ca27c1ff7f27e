/** A simulation on all processors of the machine; the result is the same on any number of them. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../../games/registry.ts';
import { type FuzzResult, fuzzPlan, playDrawn, withSettings } from './fuzz.ts';
import { planOf, playAt, type SimulationSettings } from './simulation.ts';
import {
  type Plan,
  type PlayedTable,
  type Player,
  type PlayTable,
  playTogether,
  type SimulationResult,
} from './tables.ts';
import { READY, type ThreadAnswer, type ThreadCall, type ThreadTask } from './thread-calls.ts';

/** `simulate` on a number of threads in addition to this one. The game must be one of the registry. */
export function simulateOnThreads(settings: SimulationSettings, threads?: number): Promise<SimulationResult> {
  const { game, rules, seats, buyIn, absent, inspect } = settings;
  const task: ThreadTask = { kind: 'one', settings: { game: game.id, rules, seats, buyIn, absent, inspect } };
  return onThreads(task, planOf(settings), playAt(settings), threads);
}

/** `fuzz` on a number of threads in addition to this one. */
export async function fuzzOnThreads(
  hands: number,
  seed: number,
  games: readonly AnyGame[],
  threads?: number,
): Promise<FuzzResult> {
  const task: ThreadTask = { kind: 'drawn', games: games.map(({ id }) => id) };
  return withSettings(await onThreads(task, fuzzPlan(hands, seed), playDrawn(games), threads), games);
}

/** Tables per processor, below which a thread would take longer to start than it plays. */
const TABLES_A_THREAD = 10;
/** Tables given to a thread in advance, so that it does not wait while this one plays. */
const AHEAD = 4;

/** One thread for each further processor, as long as each has enough to play. */
function threadsFor({ hands, aTable }: Plan): number {
  return Math.max(0, Math.min(availableParallelism(), Math.floor(hands / aTable / TABLES_A_THREAD)) - 1);
}

async function onThreads(
  task: ThreadTask,
  plan: Plan,
  play: PlayTable,
  threads = threadsFor(plan),
): Promise<SimulationResult> {
  const workers = Array.from({ length: threads }, () => threadFor(task));
  // What is already loaded here is played here at once, while the others load it.
  const here: Player = async (seed, most) => {
    await nextTurn();
    return play(seed, most);
  };
  try {
    return await playTogether(plan, [here, ...workers.flatMap(playersOn)], play);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function threadFor(workerData: ThreadTask): Worker {
  // Hands come and go by the thousand, and hardly anything of them is stored: with little memory the garbage collector
  // would run again and again.
  setFlagsFromString('--min-semi-space-size=32');
  return new Worker(new URL('./table-thread.ts', import.meta.url), { workerData });
}

/** As many players as there are tables given to the thread in advance, once it is ready. */
function playersOn(worker: Worker): readonly Promise<Player>[] {
  const asked: PromiseWithResolvers<PlayedTable>[] = [];
  const ready = Promise.withResolvers<Player>();
  const play: Player = (seed, most) => {
    const table = Promise.withResolvers<PlayedTable>();
    asked.push(table);
    const call: ThreadCall = { seed, most };
    worker.postMessage(call);
    return table.promise;
  };
  worker.on('message', (answer: ThreadAnswer) => {
    if (answer === READY) ready.resolve(play);
    else asked.shift()?.resolve(answer);
  });
  worker.once('error', (error) => {
    for (const each of [ready, ...asked]) each.reject(error);
  });
  return Array.from({ length: AHEAD }, () => ready.promise);
}
