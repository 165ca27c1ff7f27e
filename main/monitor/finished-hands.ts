/**
 * The stream of finished hands for surveillance: one hand per line, from any hand on, then each new one as it ends. A
 * hand that cannot be read again becomes a line that says so.
 */
import type { ServerResponse } from 'node:http';
import type { Refusal, Result } from '../../games/result.ts';
import type { HandRecord } from '../desks/hand-record.ts';

export interface FinishedHandsParts {
  /** The number of the newest hand, open or closed. */
  newest(): number;
  /** A finished hand; refused while it is still being played. */
  record(hand: number): Promise<Result<HandRecord, Refusal>>;
  /** Calls back whenever something about the table has changed; returns the function that unsubscribes. */
  onChange(run: () => void): () => void;
}

/** How many streams may be open at a time: a recorder and a replacement for it. */
const STREAMS = 4;
/** When nothing else is sent for this long, ms, an empty line is, so that each end knows the other is alive. */
const BEAT = 10_000;

const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' };

export class FinishedHands {
  readonly #parts: FinishedHandsParts;
  #streams = 0;

  constructor(parts: FinishedHandsParts) {
    this.#parts = parts;
  }

  /** Writes every finished hand after `after`, and each that ends from now on, until the client disconnects. */
  async stream(response: ServerResponse, after: number): Promise<void> {
    if (this.#streams >= STREAMS) {
      response.writeHead(503).end(`There are already ${STREAMS} streams of hands, the maximum.\n`);
      return;
    }
    this.#streams += 1;
    response.writeHead(200, NDJSON);
    response.flushHeaders();
    const line = new Line(response);
    const stopListening = this.#parts.onChange(() => line.wake());
    try {
      for (let next = after + 1; line.open; ) {
        const found = next <= this.#parts.newest() ? await this.#parts.record(next) : null;
        if (found !== null && (found.ok || found.error.code !== 'hand running')) {
          const entry = found.ok ? found.value : { hand: next, missing: found.error.message };
          await line.write(`${JSON.stringify(entry)}\n`);
          next += 1;
        } else if (!(await line.woken(BEAT))) {
          await line.write('\n');
        }
      }
    } finally {
      stopListening();
      line.end();
      this.#streams -= 1;
    }
  }
}

/** The client's end of a stream, written to no faster than the client reads. */
class Line {
  readonly #response: ServerResponse;
  #wake: () => void = () => {};
  #changed = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('close', () => this.wake());
    response.on('drain', () => this.wake());
  }

  get open(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  wake(): void {
    this.#changed = true;
    this.#wake();
  }

  /** Waits until something has changed since the last call; false when nothing has for `ms` milliseconds. */
  async woken(ms: number): Promise<boolean> {
    if (!this.#changed) {
      await new Promise<void>((resolve) => {
        const beat = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(beat);
          resolve();
        };
      });
    }
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  async write(text: string): Promise<void> {
    if (!this.open || this.#response.write(text)) return;
    while (this.open && this.#response.writableNeedDrain) await this.woken(BEAT);
  }

  end(): void {
    this.#response.end();
  }
}
