import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { refuse } from './refusals.ts';

/** After this many wrong tries a PIN is locked until staff unlock it (C5). */
export const PIN_TRIES = 5;

/** A PIN as it is stored: nobody can read it back. */
export interface PinRow {
  readonly pin_salt: Buffer;
  readonly pin_hash: Buffer;
  /** The scrypt N with which it was hashed. */
  readonly pin_cost: number;
}

export type PinCheck =
  | { readonly result: 'ok' }
  | { readonly result: 'wrong'; readonly triesLeft: number }
  | { readonly result: 'locked' };

/** About a tenth of a second and 32 MB per try, off the main thread. */
const COST = 2 ** 15;
const BLOCK = 8;
const BYTES = 32;

/** Refuses, with `bad-pin`, anything but four to eight digits, and the PINs that anybody would try first. */
export function needPin(pin: string): Result<null, Refusal> {
  if (!/^\d{4,8}$/.test(pin)) return refuse('bad-pin', 'A PIN is four to eight digits.');
  return isGuessed(pin)
    ? refuse(
        'bad-pin',
        'This PIN is too easy to guess: do not repeat one digit, and do not use a run such as 1234 or 8765.',
      )
    : ok(null);
}

/** All digits the same (0000), or each digit one more or one less than the one before it (1234, 9876). */
function isGuessed(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** Hashes PINs: a salt for each, one pepper for all, and scrypt to make guessing slow. */
export class Pins {
  readonly #pepper: Buffer;
  readonly #cost: number;

  /** `cost` is scrypt's N, a power of two; tests lower it. */
  constructor(pepper: Buffer, cost = COST) {
    this.#pepper = pepper;
    this.#cost = cost;
  }

  async hash(pin: string): Promise<PinRow> {
    const salt = randomBytes(16);
    return { pin_salt: salt, pin_hash: await this.#derive(pin, salt, this.#cost), pin_cost: this.#cost };
  }

  async matches(pin: string, { pin_salt, pin_hash, pin_cost }: PinRow): Promise<boolean> {
    return timingSafeEqual(await this.#derive(pin, pin_salt, pin_cost), pin_hash);
  }

  #derive(pin: string, salt: Buffer, cost: number): Promise<Buffer> {
    const secret = createHmac('sha256', this.#pepper).update(pin).digest();
    const options: ScryptOptions = { N: cost, r: BLOCK, p: 1, maxmem: 2 ** 20 + 2 * 128 * BLOCK * cost };
    return new Promise((resolve, reject) => {
      scrypt(secret, salt, BYTES, options, (error, key) => (error === null ? resolve(key) : reject(error)));
    });
  }
}
