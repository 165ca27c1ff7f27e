/**
 * Random bytes that pass the health tests before anybody uses them. After a failure the source gives nothing more until
 * the next request, which must pass the start-up tests from the beginning. That request comes from the person who
 * clears the fault at the table.
 */
import { messageOf } from '../../hardware/result.ts';
import { BLOCK_BYTES, HealthTests } from './health-tests.ts';
import type { ByteSource } from './sampler.ts';
import { selfTest } from './self-test.ts';

export type FaultCode = 'self-test' | 'source' | 'health';

/** The generator may not be used. The message is for the floor. */
export class RandomFault extends Error {
  override name = 'RandomFault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The state of the generator, for the floor console. */
export interface RandomHealth {
  /** `not started`: before the first use; the start-up tests have not run yet. */
  readonly state: 'not started' | 'ok' | 'failed';
  /** Bytes tested since the program began. */
  readonly tested: number;
  /** How often it failed, and the reason of the last failure. */
  readonly failures: number;
  readonly lastFailure: string | null;
}

export class TestedBytes {
  readonly #source: ByteSource;
  #tests = new HealthTests();
  #state: RandomHealth['state'] = 'not started';
  #tested = 0;
  #failures = 0;
  #lastFailure: string | null = null;
  #pool: Uint8Array = new Uint8Array(0);
  #at = 0;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** The next 16 bits, high byte first. Throws `RandomFault`. */
  word(): number {
    if (this.#at + 2 > this.#pool.length) this.#refill();
    const value = ((this.#pool[this.#at] ?? 0) << 8) | (this.#pool[this.#at + 1] ?? 0);
    // Used bytes do not stay in memory, so what was dealt cannot be read back from the pool.
    this.#pool[this.#at] = 0;
    this.#pool[this.#at + 1] = 0;
    this.#at += 2;
    return value;
  }

  /** One whole block, for samples. Throws `RandomFault`. */
  block(): Uint8Array {
    if (this.#state !== 'ok') this.#startUp();
    return this.#fetch();
  }

  /**
   * Draws a block, tests it and throws it away, with the rest of the pool: the generator keeps running while nobody
   * plays (R5), and the cards of the next hand do not exist before that hand. Throws `RandomFault`.
   */
  cycle(): void {
    this.#empty();
    this.block().fill(0);
  }

  health(): RandomHealth {
    const [state, tested, failures, lastFailure] = [this.#state, this.#tested, this.#failures, this.#lastFailure];
    return { state, tested, failures, lastFailure };
  }

  #refill(): void {
    this.#pool = this.block();
    this.#at = 0;
  }

  /** Known answers, then fresh health tests over a first block that nobody uses (SP 800-90B 4.3: 1,024 samples). */
  #startUp(): void {
    const wrong = selfTest();
    if (wrong !== null) this.#fail('self-test', `The shuffle did not pass its start-up test: ${wrong}.`);
    this.#tests = new HealthTests();
    this.#fetch().fill(0);
    this.#state = 'ok';
  }

  #fetch(): Uint8Array {
    let block: Uint8Array;
    try {
      block = this.#source(BLOCK_BYTES);
    } catch (error) {
      const why = messageOf(error);
      this.#fail('source', `The random generator does not answer: ${why}`, error);
    }
    if (block.length !== BLOCK_BYTES) {
      this.#fail('source', `The random generator gave ${block.length} bytes where ${BLOCK_BYTES} were asked for.`);
    }
    const failure = this.#tests.check(block);
    if (failure) {
      this.#fail('health', `The random generator failed its ${failure.test} test: ${failure.detail}.`);
    }
    this.#tested += block.length;
    return block;
  }

  #fail(code: FaultCode, message: string, cause?: unknown): never {
    this.#empty();
    this.#state = 'failed';
    this.#failures += 1;
    this.#lastFailure = message;
    throw new RandomFault(code, message, cause);
  }

  #empty(): void {
    this.#pool.fill(0);
    this.#at = this.#pool.length;
  }
}
