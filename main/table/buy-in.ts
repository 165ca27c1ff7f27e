/** How much a player may put on the table, and when they may add to it (LR17, LR19, LR19a, LR19b, V-NL1). */
import type { Cents } from '../../games/money.ts';
import { dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';

/** What the house posts for a game, in cents. */
export interface BuyInTerms {
  /** The posted buy-in, a full buy: what a player must bring to enter (LR19). */
  readonly fullBuy: Cents;
  /** The minimum for a short buy, which a player may make once (LR19a); null where the house allows none. */
  readonly shortBuy: Cents | null;
  /** The most a player may have on the table by buying (V-NL1); null in a game without a special limit. */
  readonly maximum: Cents | null;
  /** Amounts come in multiples of this. */
  readonly step: Cents;
}

/** What a player left a game with, and when they left. */
export interface BuyInExit {
  readonly stack: Cents;
  readonly at: number;
}

export interface BuyInRange {
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
  /** Why the minimum is what it is, in words for the player. */
  readonly why: string;
}

/**
 * A player who comes back sooner than this must bring at least what they left with (LR19b). At exactly an hour they
 * need not.
 */
export const RETURN_WINDOW_MS = 60 * 60 * 1000;

export const downTo = (amount: Cents, step: Cents): Cents => amount - (amount % step);

/**
 * What a player may bring to enter: at least the posted buy-in, never a short buy (LR19). Refused when their card does
 * not hold the minimum. `balance` is what the card holds; `now` is a host time in milliseconds. A `transferred` player,
 * from a broken game or a forced move, brings what they have (000:363-373).
 */
export function entryRange(
  terms: BuyInTerms,
  exit: BuyInExit | null,
  balance: Cents,
  now: number,
  transferred = false,
): Result<BuyInRange, Refusal> {
  const posted = transferred ? terms.step : terms.fullBuy;
  const brought = exit && now - exit.at < RETURN_WINDOW_MS ? exit.stack : 0;
  const min = Math.max(posted, brought);
  const why =
    brought > posted
      ? `You left this game with ${dollars(brought)} less than an hour ago, so you come back with at least that.`
      : transferred
        ? 'The floor has moved you to this game: bring what you like.'
        : `The buy-in is ${dollars(terms.fullBuy)} or more.`;
  if (balance < min) {
    return refuse('balance too low', `${why} Your card holds ${dollars(balance)}; the cage can add to it.`);
  }
  // A player may bring back more than the posted maximum when they left with it (LR19b).
  const cap = terms.maximum === null ? balance : Math.min(balance, Math.max(terms.maximum, min));
  return ok({ min, max: Math.max(min, downTo(cap, terms.step)), step: terms.step, why });
}

/**
 * What a seated player may add between hands. Refused, with the reason, when nothing may be added now. `shortBuys`
 * counts the short buys since the last full buy: one is allowed after each (LR19a, A11). `stack` is the stack in front
 * of the player, including chips on their way.
 */
export function topUpRange(
  terms: BuyInTerms,
  shortBuys: number,
  balance: Cents,
  stack: Cents,
): Result<BuyInRange, Refusal> {
  if (terms.maximum !== null && stack * 2 >= terms.fullBuy) {
    return refuse(
      'stack too high',
      `In this game chips may be added only below half of a full buy, ${dollars(Math.ceil(terms.fullBuy / 2))}.`,
    );
  }
  const shortAllowed = terms.shortBuy !== null && shortBuys === 0;
  const smallest = stack === 0 ? (terms.shortBuy ?? terms.fullBuy) : terms.step;
  const min = shortAllowed ? smallest : terms.fullBuy;
  const room = terms.maximum === null ? balance : Math.min(balance, terms.maximum - stack);
  const max = downTo(room, terms.step);
  const why = shortAllowed
    ? `A full buy is ${dollars(terms.fullBuy)}. Anything less is your one short buy.`
    : `You have had your short buy; a full buy is ${dollars(terms.fullBuy)} or more.`;
  if (max < min) return refuse('balance too low', `${why} Your card holds ${dollars(balance)}.`);
  return ok({ min, max, step: terms.step, why });
}

/** Checks an amount against its range. The refusal names the amount and what was allowed. */
export function checkAmount(range: BuyInRange, amount: Cents): Result<Cents, Refusal> {
  if (amount < range.min) {
    return refuse('amount too low', `${dollars(amount)} is less than ${dollars(range.min)}. ${range.why}`);
  }
  if (amount > range.max) {
    return refuse('amount too high', `${dollars(amount)} is more than the ${dollars(range.max)} allowed now.`);
  }
  if (amount % range.step !== 0 && amount !== range.min) {
    return refuse('amount not in chips', `${dollars(amount)} is not a multiple of ${dollars(range.step)}.`);
  }
  return ok(amount);
}

/** Whether buying `amount` counts as the one short buy (LR19a). */
export const isShortBuy = (terms: BuyInTerms, amount: Cents): boolean => amount < terms.fullBuy;
