import { messageOf } from '../result.ts';
import type { Clock } from './clock.ts';
import type { Port, PortEvent } from './port.ts';

/** An open connection to a device. */
export interface Connection<Device> {
  readonly device: Device;
  close(): Promise<void>;
}

/** What a connection reports while it is open. `dropped` says in a plain sentence why it is no longer open. */
export interface ConnectionEvents {
  bytes(bytes: Uint8Array): void;
  dropped(why: string): void;
}

/** Reaches the device once, or rejects with an error whose message is a plain sentence for the floor console. */
export type Connect<Device> = (events: ConnectionEvents) => Promise<Connection<Device>>;

/** The first pause before trying again, in milliseconds. Each further pause is twice as long, up to `LONGEST_PAUSE`. */
export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 5_000;

/**
 * Keeps one device connected: tries at once, and after a failure or a loss again and again, with growing pauses, until
 * closed.
 */
export class ReconnectingPort<Device> implements Port<Device> {
  readonly #connect: Connect<Device>;
  readonly #clock: Clock;
  #tell: (event: PortEvent<Device>) => void = () => {};
  /** The attempt whose events count. Reports of older attempts are ignored. */
  #attempt: object | undefined;
  #connection: Connection<Device> | undefined;
  #cancelRetry: () => void = () => {};
  #openedAt = 0;
  #pause = FIRST_PAUSE;
  #lost = false;

  constructor(connect: Connect<Device>, clock: Clock) {
    this.#connect = connect;
    this.#clock = clock;
  }

  open(on: (event: PortEvent<Device>) => void): void {
    this.#tell = on;
    this.#try();
  }

  async close(): Promise<void> {
    this.#attempt = undefined;
    this.#cancelRetry();
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.close();
  }

  #try(): void {
    const attempt = {};
    this.#attempt = attempt;
    const ifCurrent = (act: () => void) => {
      if (this.#attempt === attempt) act();
    };
    this.#connect({
      bytes: (bytes) => ifCurrent(() => this.#tell({ kind: 'bytes', bytes })),
      dropped: (why) => ifCurrent(() => this.#drop(why)),
    }).then(
      // Closed, or dropped before it was reported open: nobody needs this connection anymore.
      (connection) => (this.#attempt === attempt ? this.#opened(connection) : connection.close()),
      (error: unknown) => ifCurrent(() => this.#drop(messageOf(error))),
    );
  }

  #opened(connection: Connection<Device>): void {
    this.#connection = connection;
    this.#openedAt = this.#clock.now();
    this.#lost = false;
    this.#tell({ kind: 'open', device: connection.device });
  }

  #drop(why: string): void {
    // A device that opens and drops at once must not bring back the short pauses; one that was up for a while may.
    const wasUp = this.#connection !== undefined && this.#clock.now() - this.#openedAt >= LONGEST_PAUSE;
    const pause = wasUp ? FIRST_PAUSE : this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
    this.#attempt = undefined;
    // It may still be half open, and a retry would find the device taken, by us. Its further reports do not matter.
    this.#connection?.close().catch(() => {});
    this.#connection = undefined;
    this.#cancelRetry = this.#clock.after(pause, () => this.#try());
    if (this.#lost) return;
    this.#lost = true;
    this.#tell({ kind: 'lost', why });
  }
}
