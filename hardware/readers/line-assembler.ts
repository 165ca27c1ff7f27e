import type { Clock } from '../ports/clock.ts';
import type { Result } from '../result.ts';
import type { SwipeAssembler } from './port-reader.ts';
import type { ReadError } from './read-error.ts';
import { decodeTracks, LONGEST_TEXT, type Swipe } from './track.ts';

/**
 * How long to wait, in milliseconds, after a finished line: a reader may send each track of a swipe as a separate line.
 */
export const BETWEEN_LINES = 100;
/**
 * How long to wait for the rest of an unfinished line before taking what has arrived as complete. At 9600 baud a byte
 * takes one millisecond.
 */
export const STALLED = 500;

/**
 * Makes swipes from the bytes of a serial line, which come in pieces of any size: text ended by CR, LF or both, then
 * silence. A flood of bytes without a pause is one refused swipe; what follows is dropped until the line is quiet.
 */
export class LineAssembler implements SwipeAssembler<unknown> {
  readonly #clock: Clock;
  readonly #swiped: (result: Result<Swipe, ReadError>) => void;
  #text = '';
  #flooded = false;
  #cancel: () => void = () => {};

  constructor(clock: Clock, swiped: (result: Result<Swipe, ReadError>) => void) {
    this.#clock = clock;
    this.#swiped = swiped;
  }

  opened(): undefined {}

  push(bytes: Uint8Array): void {
    this.#cancel();
    if (!this.#flooded) this.#text += Buffer.from(bytes).toString('latin1');
    if (this.#text.length > LONGEST_TEXT) {
      const flood = decodeTracks(this.#text);
      this.#text = '';
      this.#flooded = true;
      this.#swiped(flood);
    }
    const finished = /[\r\n]$/.test(this.#text);
    this.#cancel = this.#clock.after(finished ? BETWEEN_LINES : STALLED, () => this.#quiet());
  }

  reset(): void {
    this.#cancel();
    this.#text = '';
    this.#flooded = false;
  }

  #quiet(): void {
    const text = this.#text.replace(/^[\r\n]+|[\r\n]+$/g, '');
    this.reset();
    if (text !== '') this.#swiped(decodeTracks(text));
  }
}
