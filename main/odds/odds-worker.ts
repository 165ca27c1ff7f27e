/**
 * The odds of the games on offer, computed on a thread of their own, so that no hand waits while five million deals are
 * counted. Results are cached.
 */
import { Worker } from 'node:worker_threads';
import type { BetOdds } from '../../games/odds.ts';
import type { Setup } from '../table/game-on-table.ts';
import type { Profile } from '../table/profile.ts';
import type { SeededPlay } from './index.ts';

/**
 * How bets are simulated whose odds cannot be counted exactly: the edge of an even-money bet is known to a third of a
 * percent.
 */
const PLAYED: SeededPlay = { hands: 100_000, seed: 1 };

export interface OddsTask {
  readonly game: string;
  readonly rules: Profile['rules'];
  readonly how: SeededPlay;
}

export class OddsWorker {
  readonly #found = new Map<string, Promise<readonly BetOdds[] | null>>();
  readonly #threads = new Set<Worker>();

  /** The odds of every bet of a game on offer; null for a pot game. Rejects when the thread fails. */
  of({ profile }: Pick<Setup, 'profile'>): Promise<readonly BetOdds[] | null> {
    const found = this.#found.get(profile.id) ?? this.#workOut(profile);
    this.#found.set(profile.id, found);
    return found;
  }

  #workOut({ id, game, rules }: Profile): Promise<readonly BetOdds[] | null> {
    const workerData: OddsTask = { game, rules, how: PLAYED };
    const thread = new Worker(new URL('./odds-thread.ts', import.meta.url), { workerData });
    this.#threads.add(thread);
    const done = new Promise<readonly BetOdds[] | null>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the odds were not worked out to the end')));
    });
    // A failed computation may be requested again.
    done.catch(() => this.#found.delete(id));
    return done.finally(() => this.#threads.delete(thread));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }
}
