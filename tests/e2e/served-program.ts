/** The real thing: `bin/dealerless` in a process of its own, which a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The program as it is installed. */
const BIN = join(import.meta.dirname, '..', '..', 'bin', 'dealerless');

/** A command that serves until it is ended, and may then be started again. */
export class ServedProgram {
  #process: ChildProcess | null = null;

  /** Starts it with these words on its command line; it is open as soon as it says `opened`. */
  async start(words: readonly string[], opened: string): Promise<void> {
    const child = spawn(BIN, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        said += String(text);
        if (said.includes(opened)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`${words[0]} ended with ${code} before it was open:\n${said}`)));
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
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
