/**
 * Limits on open connections, so that a flood from one place does not keep others out. A connection is a stranger until
 * a token has been seen on it. Screens no longer count; the link has its own limit of lines for each.
 */
import type { Socket } from 'node:net';

export interface Limits {
  /** Maximum number of strangers from one address at a time. */
  readonly perAddress: number;
  /** Maximum number of strangers at a time from all addresses where no screen has been seen yet. */
  readonly strangers: number;
}

/** When all screens are on one machine, each may load its page over six connections at once. */
const LIMITS: Limits = { perAddress: 128, strangers: 192 };

/** Number of screen addresses remembered: each table has far fewer. */
const KNOWN_ADDRESSES = 64;

/** The origin of a connection; undefined once it is gone. */
type From = Pick<Socket, 'remoteAddress' | 'remotePort'>;

/** A connection that reports when it closes. */
interface Peer extends From {
  once(event: 'close', listener: () => void): unknown;
}

export class ConnectionLimits {
  readonly #limits: Limits;
  /** Connections that are still strangers: their ports, by address. */
  readonly #strangers = new Map<string, Set<number>>();
  /** Addresses where screens have been seen, the latest one last. */
  readonly #known = new Set<string>();

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
  }

  /**
   * Counts a new connection until it closes or turns out to be a screen. False when it exceeds a limit: the one for its
   * address or, unless a screen has been seen at that address, the one for all strangers.
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

  /** A token has been seen on a connection: it no longer counts, which leaves room for others from its address. */
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
