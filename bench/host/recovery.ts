/** From the start of a process, on the file of a table that was killed, to the first ask answered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilKilled } from './killed-program.ts';

const RESTARTS = 5;

export interface RecoveryFigures {
  readonly recoveryMs: number;
  readonly recoveryOpenMs: number;
}

/** Restarts a few times, each from the kill of the one before, and gives the median. */
export async function measureRecovery(hands: number): Promise<RecoveryFigures> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-table-'));
  try {
    await untilKilled('old-table.ts', data, String(hands));
    const whole: number[] = [];
    const own: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const since = performance.now();
      const printed = await untilKilled('restart.ts', data);
      whole.push(performance.now() - since);
      own.push(Number(printed));
    }
    return { recoveryMs: median(whole), recoveryOpenMs: median(own) };
  } finally {
    rmSync(data, { recursive: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
