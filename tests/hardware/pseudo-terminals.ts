import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { HANG } from '../hang.ts';
import { demand } from '../needs.ts';

/** A serial cable: two pseudo-terminals tied together by socat. The reader is at one end, the test at the other. */
export class Cable {
  readonly #directory: string;
  #socat: ChildProcess | undefined;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async lay(): Promise<Cable> {
    demand('socat');
    const cable = new Cable(await mkdtemp(join(tmpdir(), 'dealerless-')));
    await cable.plugIn();
    return cable;
  }

  /** Where the table's end of the cable is. */
  get path(): string {
    return join(this.#directory, 'table');
  }

  get #far(): string {
    return join(this.#directory, 'reader');
  }

  async plugIn(): Promise<void> {
    const ends = [this.path, this.#far].map((link) => `pty,raw,echo=0,link=${link}`);
    this.#socat = spawn('socat', ends, { stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(this.path) && existsSync(this.#far), { timeout: HANG });
  }

  /** Pulls the cable out, and waits until it is out. */
  async pullOut(): Promise<void> {
    const socat = this.#socat;
    if (!socat || socat.exitCode !== null || socat.signalCode !== null) return;
    const gone = new Promise((resolve) => socat.once('exit', resolve));
    socat.kill();
    await gone;
  }

  /** Pulls the cable out while the program stands still: when it goes on, the cable is out. */
  cut(): void {
    const pid = this.#socat?.pid;
    if (pid !== undefined) execFileSync('sh', ['-c', `kill ${pid}; while [ -e "$0" ]; do sleep 0.01; done`, this.path]);
  }

  /** The next bytes that the table's end has sent, as many as there are. */
  async receive(): Promise<string> {
    const line = await open(this.#far, 'r+');
    try {
      const { buffer, bytesRead } = await line.read(Buffer.alloc(256));
      return buffer.subarray(0, bytesRead).toString('latin1');
    } finally {
      await line.close();
    }
  }

  /** Sends these pieces one after the other, each written by itself. */
  async send(...pieces: string[]): Promise<void> {
    const line = await open(this.#far, 'r+');
    try {
      for (const piece of pieces) await line.write(Buffer.from(piece, 'latin1'));
    } finally {
      await line.close();
    }
  }

  async remove(): Promise<void> {
    await this.pullOut();
    await rm(this.#directory, { recursive: true });
  }
}
