/** How often and how soon a person may try to sign in: the same for members of staff and for strangers. */
import type { Refusal, Result } from '../../games/result.ts';
import { PIN_TRIES, type PinCheck, type Pins } from './pin.ts';
import { refuse } from './refusals.ts';

/**
 * How long a sign-in stays locked after five wrong PINs, ms, unless another member of staff unlocks it sooner. So
 * nobody can lock everybody out for good, and somebody who guesses gets one try in that time.
 */
export const LOCKED_MS = 30 * 60_000;

/** How long to wait after this many wrong PINs in a row, ms; the first ones are slips. */
const WAIT_MS: Readonly<Record<number, number>> = { 3: 5000, 4: 30_000, [PIN_TRIES]: LOCKED_MS };

/** How many ids that were tried and do not exist are remembered at most. */
const MOST_STRANGERS = 1000;

/** Why the next try has to wait, `since` ms after the last wrong one; null when it does not. */
export function waitAfter(tries: number, since: number): Result<never, Refusal> | null {
  const left = (WAIT_MS[Math.min(tries, PIN_TRIES)] ?? 0) - Math.max(0, since);
  if (left <= 0) return null;
  if (tries >= PIN_TRIES) return lockedFor(left);
  return refuse('too-soon', `After ${tries} wrong PINs, wait ${Math.ceil(left / 1000)} seconds before the next.`);
}

export const wrongPin = (triesLeft: number) =>
  refuse('wrong-pin', `Wrong id or PIN; ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`);

export const lockedFor = (left: number) =>
  refuse(
    'locked',
    `Too many wrong PINs: somebody else has to unlock this sign-in, or it opens in ${Math.ceil(left / 60_000)} minutes.`,
  );

/** Ids that do not exist, treated as if they did. Forgotten when the host ends. */
export class Strangers {
  readonly #tried = new Map<string, { tries: number; at: number }>();

  /** Why the next try has to wait; null when it does not. */
  waitFor(id: string, at: number): Result<never, Refusal> | null {
    const tried = this.#tried.get(id.toLowerCase());
    if (tried === undefined) return null;
    const wait = waitAfter(tried.tries, at - tried.at);
    if (wait === null && tried.tries >= PIN_TRIES) tried.tries = PIN_TRIES - 1;
    return wait;
  }

  /** Never succeeds. Takes as long as a try by a real member of staff. */
  async try(id: string, pin: string, at: number, pins: Pins): Promise<PinCheck> {
    const key = id.toLowerCase();
    const tried = this.#tried.get(key) ?? { tries: 0, at };
    // Counted before waiting for the hash, so that concurrent tries each count.
    tried.tries += 1;
    tried.at = at;
    this.#tried.delete(key);
    this.#tried.set(key, tried);
    for (const oldest of this.#tried.keys()) {
      if (this.#tried.size <= MOST_STRANGERS) break;
      this.#tried.delete(oldest);
    }
    await pins.hash(pin);
    const triesLeft = PIN_TRIES - tried.tries;
    return triesLeft <= 0 ? { result: 'locked' } : { result: 'wrong', triesLeft };
  }
}
