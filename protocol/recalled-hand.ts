/** A finished hand that a viewer looks up. */
import { z } from 'zod';
import { cents, seat } from './fields.ts';
import { handView } from './hand.ts';

/** One finished hand as its viewer may see it: own and tabled cards only. */
export const recalledHand = z.strictObject({
  hand: z.int().min(1),
  at: z.int().min(0),
  game: z.string().max(80),
  voided: z.boolean(),
  /** The viewer's chips before and after; null when they were not in the hand, or for the floor. */
  before: cents.nullable(),
  after: cents.nullable(),
  /** The players by seat. */
  players: z.array(z.strictObject({ seat, player: z.string().max(60) })),
  view: handView,
  seal: z.string().max(64).nullable(),
  /** The amounts are hundredths of tournament chips. Absent: they are money. */
  chips: z.literal(true).exactOptional(),
});
export type RecalledHand = z.infer<typeof recalledHand>;
