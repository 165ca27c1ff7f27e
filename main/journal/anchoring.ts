import { messageOf } from '../../hardware/result.ts';
import { type AnchorLine, contradictions, type Heads, headsOf, type MoreChains } from './anchor.ts';
import type { Store, StoreKind } from './store.ts';

/** What is anchored when it has changed: a hand that is over, money that moved, what staff did. */
const ANCHORED = ['hand_closes', 'transfers', 'corrections', 'documents', 'acts'] as const;

/** Where an anchor is kept: a file on another disk (`AnchorFile`), or a keeper on another machine (`RemoteAnchor`). */
export interface AnchorPlace {
  /** The path or address, for what is told to people. */
  readonly path: string;
  /** The newest line that is kept there for certain; null before the first. */
  readonly last: AnchorLine | null;
  /** Signs and adds a line: kept when this returns, or when its promise is fulfilled. A line that is not kept throws. */
  append(at: number, kind: StoreKind, heads: Heads): AnchorLine | Promise<AnchorLine>;
}

/** Keeps one anchor up with the books of a running table. */
export class Anchoring {
  readonly #place: AnchorPlace;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #beside: MoreChains | null;
  #failure: string | null = null;
  /** The line that is on its way to another machine. */
  #sending: Promise<void> | null = null;
  #onSent: () => void = () => {};

  /** Compares the books with the anchor first, and throws a sentence when they contradict it: nothing may be dealt. */
  constructor(place: AnchorPlace, store: Store, now: () => number, beside: MoreChains | null = null) {
    const wrong = place.last === null ? null : contradictions(store, beside)(place.last);
    if (wrong !== null) {
      throw new Error(
        `The books are not those of the anchor ${place.path}: ${wrong}. Do not open the table on them; keep the folder and look for the newest books.`,
      );
    }
    this.#place = place;
    this.#store = store;
    this.#now = now;
    this.#beside = beside;
  }

  /**
   * Adds a line if a hand has ended, money has moved or staff have acted since the last one. A line that cannot be
   * written is told by `failure` and tried again the next time: the table plays on, and the floor sees it.
   */
  keepUp(): void {
    if (this.#sending !== null) return;
    try {
      const heads = headsOf(this.#store, this.#beside);
      if (!this.#isBehind(heads)) {
        this.#failure = null;
        return;
      }
      const added = this.#place.append(this.#now(), this.#store.kind, heads);
      if (added instanceof Promise) this.#send(added);
      else this.#failure = null;
    } catch (error) {
      this.#failure = messageOf(error);
    }
  }

  #send(added: Promise<AnchorLine>): void {
    const ended = (failure: string | null): void => {
      this.#failure = failure;
      this.#sending = null;
      this.#onSent();
    };
    this.#sending = added.then(
      () => ended(null),
      (error: unknown) => ended(messageOf(error)),
    );
  }

  #isBehind(heads: Heads): boolean {
    const { last } = this.#place;
    const names = [...ANCHORED, ...Object.keys(heads).filter((name) => name.startsWith('house:'))];
    return last === null || names.some((name) => heads[name]?.rows !== last.heads[name]?.rows);
  }

  /** Whom to tell when a line has reached another machine, or has not: `failure` says which. */
  onSent(listener: () => void): void {
    this.#onSent = listener;
  }

  /** Waits for the line that is on its way. */
  async arrived(): Promise<void> {
    await this.#sending;
  }

  /** Whether the books have something that this anchor has not. */
  get behind(): boolean {
    return this.#isBehind(headsOf(this.#store, this.#beside));
  }

  /** Why the anchor is behind, as a sentence; null when it is not. */
  get failure(): string | null {
    return this.#failure;
  }

  /** The number of the last line; 0 before the first. */
  get lines(): number {
    return this.#place.last?.n ?? 0;
  }
}
