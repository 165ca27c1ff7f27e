import { messageOf } from '../../hardware/result.ts';

/**
 * Looks at something repeatedly, one look at a time: each begins when the one before has ended. A failure is reported,
 * and the next look runs.
 */
export class InTurn {
  readonly #look: () => Promise<void>;
  readonly #onTrouble: (text: string) => void;
  #last: Promise<void> = Promise.resolve();

  constructor(look: () => Promise<void>, onTrouble: (text: string) => void) {
    this.#look = look;
    this.#onTrouble = onTrouble;
  }

  /** Resolves when this look has ended; it never rejects. */
  look(): Promise<void> {
    this.#last = this.#last.then(this.#look).catch((error: unknown) => this.#onTrouble(messageOf(error)));
    return this.#last;
  }

  /** Resolves when no look is running anymore. */
  idle(): Promise<void> {
    return this.#last;
  }
}
