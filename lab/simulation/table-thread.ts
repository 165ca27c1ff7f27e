/** A thread of a simulation: reports when it is ready, then plays the requested tables, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameAlone } from './game-alone.ts';
import { playAt } from './simulation.ts';
import type { PlayTable } from './tables.ts';
import { READY, type ThreadCall, type ThreadTask } from './thread-calls.ts';

const play = await playOf(workerData as ThreadTask);
parentPort?.on('message', ({ seed, most }: ThreadCall) => parentPort?.postMessage(play(seed, most)));
parentPort?.postMessage(READY);

/** Loads what the task needs, and nothing else. */
async function playOf(task: ThreadTask): Promise<PlayTable> {
  if (task.kind === 'one') return playAt({ ...task.settings, game: await gameAlone(task.settings.game) });
  const { playDrawn } = await import('./fuzz.ts');
  return playDrawn(await Promise.all(task.games.map(gameAlone)));
}
