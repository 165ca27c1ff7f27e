import { messageOf } from '../../hardware/result.ts';
import { type AnchorLine, contradictions, type Heads, headsOf, type MoreChains } from './anchor.ts';
import type { Store, StoreKind } from './store.ts';

/** A change in one of these chains is anchored: a hand that is over, money that moved, an act of staff. */
const ANCHORED = ['hand_closes', 'transfers', 'corrections', 'documents', 'acts'] as const;

/**
 * Where an anchor is stored: a file on another disk (`AnchorFile`), or a keeper on another machine (`RemoteAnchor`).
 */
export interface AnchorPlace {
  /** The path or address, as messages name it. */
  readonly path: string;
  /** The newest line that is certain to be stored there; null before the first. */
  readonly last: AnchorLine | null;
  /**
   * Signs and appends a line: it is stored when this returns, or when its promise is fulfilled. Throws or rejects when
   * it could not be stored.
   */
  append(at: number, kind: StoreKind, heads: Heads): AnchorLine | Promise<AnchorLine>;
}

/** Keeps one anchor up to date with the books of a running table. */
export class Anchoring {
  readonly #place: AnchorPlace;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #beside: MoreChains | null;
  #failure: string | null = null;
  /** The line that is being sent to another machine. */
  #sending: Promise<void> | null = null;
  #onSent: () => void = () => {};

  /** First compares the books with the anchor. Throws a sentence when they contradict it: nothing may be dealt. */
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
   * Appends a line if a hand has ended, money has moved or staff have acted since the last one. When a line cannot be
   * written, `failure` says so and the next call retries: play continues, and the floor sees the failure.
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

  /** Called when a line has reached another machine, or has failed to: `failure` says which. */
  onSent(listener: () => void): void {
    this.#onSent = listener;
  }

  /** Waits for the line that is being sent. */
  async arrived(): Promise<void> {
    await this.#sending;
  }

  /** Whether the books have rows that this anchor does not cover yet. */
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
