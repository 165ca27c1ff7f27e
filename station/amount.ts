/** The amounts a player may choose: from `min` to `max` in steps. `max` is always allowed. */
import { type Cents, parseDollars } from '../games/money.ts';
import { texts } from './texts.ts';

export interface AmountRange {
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** The largest allowed amount that is not above `amount`; the smallest one when all are. */
export function floorTo({ min, max, step }: AmountRange, amount: Cents): Cents {
  if (amount >= max) return max;
  if (amount <= min) return min;
  return min + Math.floor((amount - min) / step) * step;
}

/** How many allowed amounts a range has, not counting the smallest. */
export const notches = ({ min, max, step }: AmountRange): number => Math.max(0, Math.ceil((max - min) / step));

/** The allowed amount at a notch: 0 is the minimum, the last notch the maximum. */
export const amountAt = ({ min, max, step }: AmountRange, notch: number): Cents => Math.min(min + notch * step, max);

/** The notch of an allowed amount. */
export const notchOf = (range: AmountRange, amount: Cents): number => Math.ceil((amount - range.min) / range.step);

/** How far one press of + or − moves: a round number of steps, such that about thirty presses cross the range. */
export function nudge({ min, max, step }: AmountRange): Cents {
  const wanted = (max - min) / 30;
  for (let unit = step; ; unit *= 10) {
    for (const times of [1, 2, 5]) if (unit * times >= wanted) return unit * times;
  }
}

/** The amount after one press of + (`1`) or − (`-1`), a round number where the range allows it. */
export function nudged(range: AmountRange, amount: Cents, way: 1 | -1): Cents {
  const by = nudge(range);
  const round = way === 1 ? Math.floor(amount / by) * by + by : Math.ceil(amount / by) * by - by;
  if (round >= range.max) return range.max;
  if (round <= range.min) return range.min;
  const legal = floorTo(range, round);
  // When round numbers are not allowed amounts, moves by at least one step.
  if (way === 1 && legal <= amount) return floorTo(range, amount + range.step);
  return legal;
}

/** Adds a key to the text typed so far: up to seven digits, one point, two digits after it. */
export function typeKey(typed: string, key: string): string {
  const next = typed === '0' && key !== '.' ? key : typed + key;
  return /^\d{0,7}(\.\d{0,2})?$/.test(next) ? (next.startsWith('.') ? `0${next}` : next) : typed;
}

/**
 * The typed text as an allowed amount, or a sentence that says why it is not one. Both are null when nothing is typed.
 */
export function typedAmount(range: AmountRange, typed: string): { amount: Cents | null; why: string | null } {
  if (typed === '') return { amount: null, why: null };
  const amount = parseDollars(typed.replace(/\.$/, ''));
  if (amount === null) return { amount: null, why: texts.amount.notAnAmount };
  if (amount < range.min) return { amount: null, why: texts.amount.tooSmall(range.min) };
  if (amount > range.max) return { amount: null, why: texts.amount.tooLarge(range.max) };
  if (amount !== range.max && (amount - range.min) % range.step !== 0) {
    return { amount: null, why: texts.amount.offStep(range.step) };
  }
  return { amount, why: null };
}
