/** A thread of a simulation: plays the tables that it is asked for, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { playDrawn } from './fuzz.ts';
import { playAt } from './simulation.ts';
import type { Play } from './tables.ts';
import type { ThreadCall, ThreadTask } from './threads.ts';

const play = playOf(workerData as ThreadTask);
parentPort?.on('message', ({ seed, most }: ThreadCall) => parentPort?.postMessage(play(seed, most)));

function playOf(task: ThreadTask): Play {
  if (task.kind === 'drawn') return playDrawn(task.games.map(gameOf));
  return playAt({ ...task.settings, game: gameOf(task.settings.game) });
}

function gameOf(id: string): AnyGame {
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}
