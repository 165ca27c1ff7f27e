import { messageOf } from '../../hardware/result.ts';
import { type AnchorFile, contradictions, type Heads, headsOf } from './anchor.ts';
import type { Store } from './store.ts';

/** What is anchored when it has changed: a hand that is over, money that moved, what staff did. */
const ANCHORED = ['hand_closes', 'transfers', 'corrections', 'documents', 'acts'] as const;

/** Keeps an anchor up with the books of a running table. */
export class Anchoring {
  readonly #file: AnchorFile;
  readonly #store: Store;
  readonly #now: () => number;
  #failure: string | null = null;

  /** Compares the books with the anchor first, and throws a sentence when they contradict it: nothing may be dealt. */
  constructor(file: AnchorFile, store: Store, now: () => number) {
    const wrong = file.last === null ? null : contradictions(store)(file.last);
    if (wrong !== null) {
      throw new Error(
        `The books are not those of the anchor ${file.path}: ${wrong}. Do not open the table on them; keep the folder and look for the newest books.`,
      );
    }
    this.#file = file;
    this.#store = store;
    this.#now = now;
  }

  /**
   * Adds a line if a hand has ended, money has moved or staff have acted since the last one. A line that cannot be
   * written is told by `failure` and tried again the next time: the table plays on, and the floor sees it.
   */
  keepUp(): void {
    try {
      const heads = headsOf(this.#store);
      if (this.#file.last === null || ANCHORED.some((name) => moved(heads, this.#file.last?.heads, name))) {
        this.#file.append(this.#now(), this.#store.kind, heads);
      }
      this.#failure = null;
    } catch (error) {
      this.#failure = messageOf(error);
    }
  }

  /** Why the anchor is behind, as a sentence; null when it is not. */
  get failure(): string | null {
    return this.#failure;
  }

  /** The number of the last line; 0 before the first. */
  get lines(): number {
    return this.#file.last?.n ?? 0;
  }
}

const moved = (now: Heads, then: Heads | undefined, name: string): boolean => now[name]?.rows !== then?.[name]?.rows;
