/**
 * The cut of the next deck: the numbers that stations have committed to and, while a sealed deck waits to be dealt, the
 * numbers they open. A number belongs to one deck only. A station that does not answer neither stops nor delays the
 * deal.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { type CutCommit, type CutNumber, isCommitted } from '../shuffle/cut.ts';

/** A sealed deck that is being cut. */
export interface OpenCut {
  readonly seal: string;
  /** In the order of the seats. */
  readonly commits: readonly CutCommit[];
}

export class DeckCut {
  readonly #standing = new Map<Seat, string>();
  #open: OpenCut | null = null;
  #numbers: readonly CutNumber[] = [];

  /** The station's commitment for the next deck to be sealed; null when it has made none. */
  standing(seat: Seat): string | null {
    return this.#standing.get(seat) ?? null;
  }

  commit(seat: Seat, commit: string): void {
    this.#standing.set(seat, commit);
  }

  /** Whether any of these seats has committed to a number. */
  anyOf(seats: readonly Seat[]): boolean {
    return seats.some((seat) => this.#standing.has(seat));
  }

  /** Takes the commitments of these seats for a deck that is now sealed. */
  take(seats: readonly Seat[]): readonly CutCommit[] {
    const commits = seats.flatMap((seat) => {
      const commit = this.#standing.get(seat);
      return commit === undefined ? [] : { seat, commit };
    });
    for (const { seat } of commits) this.#standing.delete(seat);
    return commits.sort((a, b) => a.seat - b.seat);
  }

  /** Lets the seats that have committed cut the deck under this seal. */
  begin(open: OpenCut): void {
    this.#open = open;
    this.#numbers = [];
  }

  end(): void {
    this.#open = null;
    this.#numbers = [];
  }

  /** The deck that is being cut; null when there is none. */
  get open(): OpenCut | null {
    return this.#open;
  }

  get numbers(): readonly CutNumber[] {
    return this.#numbers;
  }

  /** True once every committed number has been opened. */
  get isComplete(): boolean {
    return this.#numbers.length === (this.#open?.commits.length ?? 0);
  }

  /**
   * Opens the number of a seat, once. Refused: `no cut`, and `not committed` when it is not the number the seat
   * committed to.
   */
  give(given: CutNumber): Result<null, Refusal> {
    if (!this.#open) return refuse('no cut', 'No deck is being cut.');
    if (!isCommitted(this.#open.commits, given)) {
      return refuse('not committed', 'This is not the number that the station committed to before the seal.');
    }
    if (!this.#numbers.some(({ seat }) => seat === given.seat)) this.#numbers = [...this.#numbers, given];
    return ok(null);
  }
}
