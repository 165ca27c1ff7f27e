/** The PostgreSQL of a test ends with the process that started it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { HANG } from '../../hang.ts';
import { describeWith } from '../../needs.ts';

const STARTS = `
  import { Postgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
  const { folder } = await Postgres.start({ durable: false });
  console.log(folder);
  setInterval(() => {}, 60_000);
`;

/** Whether a process of this number is there. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describeWith('postgresql')('a server', () => {
  test('stops, and its folder goes, when the process that started it is killed', async () => {
    const starts = ['--input-type=module', '--eval', STARTS];
    const killed = spawn(process.execPath, starts, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(killed.stdout, 'data');
    const folder = String(said).trim();
    const server = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    expect(runs(server)).toBe(true);
    killed.kill('SIGKILL');
    await vi.waitUntil(() => !runs(server) && !existsSync(folder), { timeout: HANG });
  });
});
