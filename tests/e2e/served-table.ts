/**
 * The real thing: `bin/dealerless serve` in a process of its own, which a test may kill.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The program as it is installed. */
export const BIN = join(import.meta.dirname, '..', '..', 'bin', 'dealerless');

export class ServedTable {
  readonly data: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(data: string, port: number) {
    this.data = data;
    this.#port = port;
  }

  /** Starts a table whose files are in `data`, on a free port that it keeps over restarts. */
  static async start(data: string, args: readonly string[] = []): Promise<ServedTable> {
    const table = new ServedTable(data, await freePort());
    await table.start(args);
    return table;
  }

  async start(args: readonly string[] = []): Promise<void> {
    const words = ['serve', '--data', this.data, '--port', String(this.#port), ...args];
    const child = spawn(BIN, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        said += String(text);
        if (said.includes('Ctrl+C')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the table ended with ${code} before it was open:\n${said}`)));
    });
  }

  /** The address of a screen, by its name: `station-3`, `cage`. */
  url(screen: string): string {
    const tokens = JSON.parse(readFileSync(join(this.data, 'tokens.json'), 'utf8')) as Record<string, string>;
    const page = screen.startsWith('station-') ? 'station' : screen === 'lobby' ? 'renderer/lobby' : screen;
    return `http://127.0.0.1:${this.#port}/${page}/?token=${tokens[screen]}`;
  }

  /** Pulls the plug: no farewell, no flushing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Runs a command of `bin/dealerless` and gives what it printed and its exit code. */
export const dealerless = (...args: readonly string[]): Promise<{ code: number; output: string }> =>
  dealerlessTold('', ...args);

/** The same with what is typed on standard input. */
export function dealerlessTold(typed: string, ...args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(BIN, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    // A command that reads nothing may be over before this is written.
    child.stdin.on('error', () => {});
    child.stdin.end(typed);
    let output = '';
    child.stdout.on('data', (text) => {
      output += String(text);
    });
    child.stderr.on('data', (text) => {
      output += String(text);
    });
    child.once('exit', (code) => resolve({ code: code ?? -1, output }));
  });
}
