/**
 * `npm start`: the table on this machine. Uses Electron if its binary and a display are available, otherwise a server
 * whose screens open in any browser. Arguments after `npm start --` are passed on, such as `--bots 9`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { freshScreens, ROOT } from './screens.ts';

/** What decides how the table is shown: where we are, and what the machine has. */
export interface Machine {
  readonly root: string;
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The installed Electron binary, or null. Reads what Electron's installer wrote and never loads its package, which
 * would try to download the binary.
 */
export function electronBinary({ root }: Pick<Machine, 'root'>): string | null {
  const folder = join(root, 'node_modules', 'electron');
  const pointer = join(folder, 'path.txt');
  if (!existsSync(pointer)) return null;
  const binary = join(folder, 'dist', readFileSync(pointer, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

/** Whether windows can be opened here: always on Windows and macOS, elsewhere with an X or Wayland display. */
export function hasDisplay({ platform, env }: Pick<Machine, 'platform' | 'env'>): boolean {
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Node's flags for the table, the same as in `bin/dealerless serve`: no debugger by signal, and enough memory for
 * everything a start allocates.
 */
export const NODE_FLAGS = ['--disable-sigusr1', '--min-semi-space-size=16'];

/** The command that shows the table on this machine, with the given arguments. */
export function startCommand(machine: Machine, args: readonly string[]): [command: string, ...args: string[]] {
  const electron = hasDisplay(machine) ? electronBinary(machine) : null;
  return electron === null
    ? [process.execPath, ...NODE_FLAGS, join(machine.root, 'bin', 'program.mjs'), 'serve', ...args]
    : [electron, machine.root, ...args];
}

/**
 * Runs a command in place of this process: same terminal, signals passed on. Returns its exit code, 128 + signal when
 * killed.
 */
export function runInPlace([command, ...args]: [command: string, ...args: string[]]): Promise<number> {
  // As in bin/dealerless: the environment may not add code or options to the table.
  const { NODE_OPTIONS: _, NODE_PATH: __, NODE_COMPILE_CACHE: ___, ...env } = process.env;
  const child = spawn(command, args, { stdio: 'inherit', env });
  const handOn = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, handOn);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, handOn);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

if (import.meta.main) {
  await freshScreens();
  const { platform, env } = process;
  process.exitCode = await runInPlace(startCommand({ root: ROOT, platform, env }, process.argv.slice(2)));
}
