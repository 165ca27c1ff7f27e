/** Chips that players pay each other across the table, and the net result of such payments. */

import { type Cents, sum } from '../money.ts';
import type { Move, Outcome } from '../outcome.ts';
import { placeOf } from '../place.ts';
import type { Seat } from '../seat.ts';

/** One player pays another. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: Cents;
  readonly why: string;
}

/** What other players have paid a seat, minus what it has paid them. */
export const balanceOf = (payments: readonly Payment[], seat: Seat): Cents =>
  sum(payments.map(({ from, to, amount }) => (to === seat ? amount : 0) - (from === seat ? amount : 0)));

/** Payments as chip moves, in the order in which they were made, so that no stack goes below zero partway. */
export const movesOf = (payments: readonly Payment[]): readonly Move[] =>
  payments.map(({ from, to, amount, why }) => ({ from: placeOf(from), to: placeOf(to), amount, why }));

/** Each stack at the start, and after the payments. */
export const stacksAfter = (
  players: readonly { readonly seat: Seat; readonly stack: Cents }[],
  after: (seat: Seat) => Cents,
): Outcome['stacks'] => players.map(({ seat, stack }) => ({ seat, before: stack, after: after(seat) }));
