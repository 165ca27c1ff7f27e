/** The thread of `OddsWorker`: the odds of one game, then it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../../games/registry.ts';
import { oddsFor } from './index.ts';
import type { OddsTask } from './odds-worker.ts';

const { game, rules, how } = workerData as OddsTask;
const read = GAMES.get(game)?.rules.parse(rules);
parentPort?.postMessage(read === undefined ? null : oddsFor(game, read, how));
