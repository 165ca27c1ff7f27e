/**
 * How many connections are held open for whom, so that a flood from one place keeps nobody else out. A connection is a
 * stranger's until a token has been seen on it. Screens count no longer; the link has its own limit of lines to each.
 */
import type { Socket } from 'node:net';

export interface Limits {
  /** Strangers from one address at a time. */
  readonly perAddress: number;
  /** Strangers at a time from all addresses where no screen has been seen yet. */
  readonly strangers: number;
}

/** Where all screens are on one machine, each of them may load its page over six connections at once. */
const LIMITS: Limits = { perAddress: 128, strangers: 192 };

/** Addresses of screens that are remembered: each table has far fewer. */
const KNOWN_ADDRESSES = 64;

/** Where a connection comes from; undefined once it is gone. */
type From = Pick<Socket, 'remoteAddress' | 'remotePort'>;

/** A connection that will say when it closes. */
interface Peer extends From {
  once(event: 'close', listener: () => void): unknown;
}

export class ConnectionLimits {
  readonly #limits: Limits;
  /** Connections that are still strangers', by address; each by its port there. */
  readonly #strangers = new Map<string, Set<number>>();
  /** Addresses where screens have been; the one that was seen last comes last. */
  readonly #known = new Set<string>();

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
  }

  /**
   * Counts a new connection until it closes or turns out to be a screen. False when it is one too many: for its address,
   * or, unless a screen has been at that address, for all strangers together.
   */
  admit(socket: Peer): boolean {
    const { remoteAddress: address, remotePort: port } = socket;
    // Gone before it could be counted.
    if (address === undefined || port === undefined) return false;
    const here = this.#strangers.get(address) ?? new Set();
    if (here.size >= this.#limits.perAddress) return false;
    if (!this.#known.has(address) && this.#unknown() >= this.#limits.strangers) return false;
    this.#strangers.set(address, here.add(port));
    socket.once('close', () => this.#forget(address, port));
    return true;
  }

  /** A token has been seen on a connection: it counts no longer, and there is room for others from its address. */
  recognize({ remoteAddress: address, remotePort: port }: From): void {
    if (address === undefined || port === undefined) return;
    this.#forget(address, port);
    this.#known.delete(address);
    this.#known.add(address);
    for (const oldest of this.#known) {
      if (this.#known.size <= KNOWN_ADDRESSES) break;
      this.#known.delete(oldest);
    }
  }

  #unknown(): number {
    let count = 0;
    for (const [address, ports] of this.#strangers) if (!this.#known.has(address)) count += ports.size;
    return count;
  }

  #forget(address: string, port: number): void {
    const here = this.#strangers.get(address);
    here?.delete(port);
    if (here?.size === 0) this.#strangers.delete(address);
  }
}
