/** The host of `npm run dev`: the table of `npm start` in a process of its own, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../main/screens.ts';

export interface DevHost {
  /** Where it listens, such as `http://127.0.0.1:41873`. */
  readonly address: string;
  /** What it said when it had opened: its screens with their addresses. */
  readonly said: string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  stop(): Promise<number>;
}

const OPEN = 'Ctrl+C closes the table';

/** Opens the table. Throws with what it said when it ends before it is open, such as for a wrong option. */
export async function openHost(args: readonly string[]): Promise<DevHost> {
  const command = [join(ROOT, 'main', 'cli', 'main.ts'), 'serve', '--port', '0', ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const said = await untilOpen(child, ended);
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  const stop = (): Promise<number> => {
    child.kill('SIGTERM');
    return ended;
  };
  if (address === undefined) {
    await stop();
    throw new Error(`the table is not on this machine alone:\n${said}`);
  }
  return { address, said, ended, stop };
}

function untilOpen({ stdout, stderr }: ChildProcess, ended: Promise<number>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += String(text);
      if (said.includes(OPEN)) resolve(said);
    };
    stdout?.on('data', hear);
    stderr?.on('data', hear);
    ended.then((code) => reject(new Error(`the table ended with ${code} before it was open:\n${said}`)), reject);
  });
}
