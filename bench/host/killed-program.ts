import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NODE_FLAGS } from '../../main/start.ts';

/** Runs one of the programs in this folder, as Node runs the table, until it has killed itself; returns its output. */
export async function untilKilled(program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [...NODE_FLAGS, join(import.meta.dirname, program), ...args], {
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
