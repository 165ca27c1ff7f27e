/**
 * From the start of a process, on the file of a table that was killed, to the first ask answered: from the sources, and
 * from the program as built for a table (`npm run program`), after making sure that the build is not stale.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '../../main/program.ts';
import { ROOT } from '../../main/screens.ts';
import { untilKilled } from './killed-program.ts';

const RESTARTS = 5;

export interface RecoveryFigures {
  readonly recoveryMs: number;
  readonly recoveryOpenMs: number;
  readonly builtRecoveryMs: number;
  readonly builtRecoveryOpenMs: number;
  readonly nodeStartMs: number;
}

/** Restarts a few times in turn, each from the kill of the one before, and returns the medians. */
export async function measureRecovery(hands: number): Promise<RecoveryFigures> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-table-'));
  const built = join(ROOT, 'dist', 'bench');
  try {
    await buildProgram({ entry: { name: 'restart', file: join(import.meta.dirname, 'restart.ts') }, folder: built });
    await untilKilled('old-table.ts', data, String(hands));
    const sources: Restart[] = [];
    const fromBuilt: Restart[] = [];
    const node: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      sources.push(await timed('restart.ts', data));
      fromBuilt.push(await timed('restart-built.mjs', data, built));
      const since = performance.now();
      spawnSync(process.execPath, ['--eval', '0']);
      node.push(performance.now() - since);
    }
    return {
      recoveryMs: median(sources.map(({ whole }) => whole)),
      recoveryOpenMs: median(sources.map(({ own }) => own)),
      builtRecoveryMs: median(fromBuilt.map(({ whole }) => whole)),
      builtRecoveryOpenMs: median(fromBuilt.map(({ own }) => own)),
      nodeStartMs: median(node),
    };
  } finally {
    rmSync(data, { recursive: true });
    rmSync(built, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of the process, and the host's own part of them. */
interface Restart {
  readonly whole: number;
  readonly own: number;
}

async function timed(program: string, ...args: string[]): Promise<Restart> {
  const since = performance.now();
  const printed = await untilKilled(program, ...args);
  return { whole: performance.now() - since, own: Number(printed) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
