/**
 * Health tests on the generator's bytes while it is in use (R11), after NIST SP 800-90B section 4.4. They cannot show
 * that bytes are random. They show that a source has broken down: stuck, worn to a few values, or repeating itself.
 *
 * A sample is one byte. The operating system's generator claims full entropy, H = 8 bits per sample, and the cutoffs
 * follow from that claim and from α, the chance of a false alarm in one test: 2^−48. The standard suggests 2^−20 to
 * 2^−40 for sources of a few bits per second; a table that draws a block of 4,096 bytes every second tests some 10^11
 * bytes a year, and 2^−48 keeps that to one false alarm in some two thousand table-years.
 */

/** Bytes tested at a time: eight windows of the proportion test, one of the monobit test. */
export const BLOCK_BYTES = 4096;

/** This many equal samples in a row fail. SP 800-90B 4.4.1: 1 + ⌈−log2 α ÷ H⌉ = 1 + 48 ÷ 8. */
export const REPETITION_CUTOFF = 7;

/** Samples in a window. A window fails when its first sample occurs in it `PROPORTION_CUTOFF` times or more. */
export const PROPORTION_WINDOW = 512;
/** SP 800-90B 4.4.2: 1 + CRITBINOM(512, 2^−8, 1 − 2^−48). */
export const PROPORTION_CUTOFF = 22;

/**
 * A block fails when its number of ones is this far or farther from half of its 32,768 bits: both tails together have
 * a chance of 2^−48.
 */
export const MONOBIT_CUTOFF = 713;

/** How much of two blocks is compared: 16 bytes, equal by chance once in 2^128. */
const COMPARED_BYTES = 16;

export type HealthTest = 'repetition count' | 'adaptive proportion' | 'monobit' | 'repeated block';

export interface HealthFailure {
  readonly test: HealthTest;
  readonly detail: string;
}

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** The tests over one stream. A new object starts without any memory of earlier blocks. */
export class HealthTests {
  #last = -1;
  #run = 0;
  #before: Buffer | null = null;

  /** Tests the next block of the stream, `BLOCK_BYTES` long. Null when nothing is wrong with it. */
  check(block: Uint8Array): HealthFailure | null {
    return this.#repetition(block) ?? proportion(block) ?? monobit(block) ?? this.#repeated(block);
  }

  #repetition(block: Uint8Array): HealthFailure | null {
    for (const byte of block) {
      this.#run = byte === this.#last ? this.#run + 1 : 1;
      this.#last = byte;
      if (this.#run >= REPETITION_CUTOFF) {
        return { test: 'repetition count', detail: `the same byte came ${this.#run} times in a row` };
      }
    }
    return null;
  }

  #repeated(block: Uint8Array): HealthFailure | null {
    const start = Buffer.from(block.subarray(0, COMPARED_BYTES));
    const same = this.#before?.equals(start) ?? false;
    this.#before = start;
    return same ? { test: 'repeated block', detail: 'a block began like the one before it' } : null;
  }
}

function proportion(block: Uint8Array): HealthFailure | null {
  for (let from = 0; from < block.length; from += PROPORTION_WINDOW) {
    const window = block.subarray(from, from + PROPORTION_WINDOW);
    let count = 0;
    for (const byte of window) if (byte === window[0]) count += 1;
    if (count >= PROPORTION_CUTOFF) {
      return { test: 'adaptive proportion', detail: `one byte came ${count} times among ${window.length}` };
    }
  }
  return null;
}

function monobit(block: Uint8Array): HealthFailure | null {
  let ones = 0;
  for (const byte of block) ones += ONES[byte] ?? 0;
  if (Math.abs(ones - block.length * 4) < MONOBIT_CUTOFF) return null;
  return { test: 'monobit', detail: `${ones} of ${block.length * 8} bits were ones` };
}
