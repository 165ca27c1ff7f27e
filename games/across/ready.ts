/** Who can be dealt in where nobody owes a blind, and the messages for everyone else. */
import type { Occupant, Waiting, WhyNotDealt } from '../hand-start.ts';
import { type Cents, dollars } from '../money.ts';
import type { Seat } from '../seat.ts';

/** Everyone who is present with enough chips, in seat order, and everyone else with the reason why not. */
export function whoIsReady(
  occupants: readonly Occupant[],
  needs: (one: Occupant) => Cents,
): { readonly ready: readonly Occupant[]; readonly waiting: readonly Waiting[] } {
  const seated = [...occupants].sort((a, b) => a.seat - b.seat);
  const ready = seated.filter((one) => !one.sittingOut && one.stack >= needs(one));
  const waiting = seated
    .filter((one) => !ready.includes(one))
    .map((one) => {
      if (one.stack === 0) return waits(one, 'no-chips', 'Buy chips to be dealt in.');
      if (one.sittingOut) return waits(one, 'sitting-out', 'You are sitting out.');
      return waits(one, 'no-chips', `You need ${dollars(needs(one))} on the table to be dealt in. Add chips.`);
    });
  return { ready, waiting };
}

export const waits = ({ seat }: { readonly seat: Seat }, why: WhyNotDealt, message: string): Waiting => ({
  ...{ seat, why, message, mayPost: false },
});

export const TOO_FEW = 'Waiting for more players.';
export const FULL = 'The hand is full. You are in as soon as there is room.';

/** The ready players clockwise from a seat on: the player in it, or the next one on its left, comes first. */
export function clockwiseFrom<Sitter extends { readonly seat: Seat }>(
  ready: readonly Sitter[],
  from: Seat,
): readonly Sitter[] {
  return [...ready.filter(({ seat }) => seat >= from), ...ready.filter(({ seat }) => seat < from)];
}
