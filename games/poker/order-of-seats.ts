/** Which player sits left of which. Players are indices in seat order, which is clockwise. */
import type { Seat } from '../seat.ts';
import type { PokerTable } from './state.ts';

/** The first player clockwise after a seat, which may be empty. */
export function leftOf(seats: readonly Seat[], seat: Seat): number {
  const player = seats.findIndex((each) => each > seat);
  return Math.max(0, player); // past the last seat comes the first
}

/** The first player left of the button; without a button, as from the left of a house dealer, the first of all. */
export const firstOf = (seats: readonly Seat[], button: Seat | null): number =>
  button === null ? 0 : leftOf(seats, button);

/** All players, from the first left of the button. */
export function clockwise({ seats, leftOfButton }: Pick<PokerTable, 'seats' | 'leftOfButton'>): number[] {
  const round: number[] = [];
  for (let player = leftOfButton; player < seats.length; player += 1) round.push(player);
  for (let player = 0; player < leftOfButton; player += 1) round.push(player);
  return round;
}
