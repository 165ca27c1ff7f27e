/** A table served by `bin/dealerless serve`, in a process of its own that a test may kill. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import type { Cable } from '../hardware/pseudo-terminals.ts';
import { ServedProgram } from './served-program.ts';

export class ServedTable {
  readonly data: string;
  readonly #port: number;
  readonly #program = new ServedProgram();

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

  start(args: readonly string[] = []): Promise<void> {
    return this.#program.start(['serve', '--data', this.data, '--port', String(this.#port), ...args], 'Ctrl+C');
  }

  /** The address of a screen, by its name: `station-3`, `cage`. */
  url(screen: string): string {
    const tokens = JSON.parse(readFileSync(join(this.data, 'tokens.json'), 'utf8')) as Record<string, string>;
    const page = screen.startsWith('station-') ? 'station' : screen === 'lobby' ? 'renderer/lobby' : screen;
    return `http://127.0.0.1:${this.#port}/${page}/?token=${tokens[screen]}`;
  }

  /** Pulls the plug: no farewell, no flushing. */
  kill(): Promise<void> {
    return this.#program.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#program.end('SIGTERM');
  }
}

/**
 * Writes what a table of a house for real money reads before it opens: a card reader at the end of each cable, one to a station
 * from the first on; everybody may come in, nobody has to hurry, and hands follow each other soon.
 */
export function writeTableFiles(data: string, cables: readonly Cable[]): void {
  const readers = cables.map(({ path }, nth) => ({ station: nth + 1, kind: 'serial', path }));
  writeFileSync(join(data, 'devices.json'), JSON.stringify({ readers, displays: [] }));
  const timing = { turn: 3_600_000, result: 200, pause: 200 };
  writeFileSync(join(data, 'table.json'), JSON.stringify({ standingApproval: true, timing }));
}
