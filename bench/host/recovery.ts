/** From the start of a process, on the file of a table that was killed, to the first ask answered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RESTARTS = 5;

export interface RecoveryFigures {
  readonly recoveryMs: number;
  readonly recoveryOpenMs: number;
}

/** Restarts a few times, each from the kill of the one before, and gives the median. */
export async function measureRecovery(hands: number): Promise<RecoveryFigures> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-table-'));
  try {
    await run('old-table.ts', data, String(hands));
    const whole: number[] = [];
    const own: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const since = performance.now();
      const printed = await run('restart.ts', data);
      whole.push(performance.now() - since);
      own.push(Number(printed));
    }
    return { recoveryMs: median(whole), recoveryOpenMs: median(own) };
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** Runs one of the programs beside this one until it has killed itself; gives what it printed. */
async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += String(text);
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`${program} ended with ${code}`);
  return printed;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
