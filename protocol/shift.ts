/** Shifts: of a table, as two people sign its close; of a cage, as the ledger records it. */
import { z } from 'zod';
import { cents, seat } from './fields.ts';

/**
 * What two people sign at the end of a shift: what happened at the table since the last close, and the chips there now.
 */
export const shiftSheet = z.strictObject({
  shift: z.int().min(1),
  /** When the previous shift was closed, ms since 1970; null for the first. */
  from: z.int().min(0).nullable(),
  to: z.int().min(0),
  by: z.string().max(60),
  second: z.string().max(60),
  hands: z.int().min(0),
  voided: z.int().min(0),
  boughtIn: cents,
  cashedOut: cents,
  /** Fees, and drops into jackpots. */
  taken: z.array(z.strictObject({ name: z.string().max(80), amount: z.int() })).max(60),
  /** The hand in progress; the chips are those with which it began. */
  open: z.int().min(1).nullable(),
  seats: z.array(z.strictObject({ seat, player: z.string().max(60), chips: cents })).max(10),
  /** Where the books ended, for `audit --ends`. */
  ends: z.string().max(120),
  /** Where the books of the house on the same host ended; absent for a table without one. */
  houseEnds: z.string().max(120).exactOptional(),
});
export type ShiftSheet = z.infer<typeof shiftSheet>;

const tally = z.strictObject({ cash: z.int(), chips: z.int(), cheque: z.int() });

/** A shift of a cage as the ledger records it; amounts in cents. */
export const shiftReport = z.strictObject({
  cage: z.int().min(1),
  shift: z.int().min(1),
  openedAt: z.int().min(0),
  openedBy: z.string().max(60),
  openedSecond: z.string().max(60),
  opening: cents,
  /** The opening count minus the books; below zero when less was counted. */
  openingVariance: z.int(),
  deposits: tally,
  withdrawals: tally,
  corrected: tally,
  fills: cents,
  drops: cents,
  documents: z.int().min(0),
  /** Cash that should be in the drawer: now, or at the close. */
  expected: z.int(),
  closed: z
    .strictObject({
      at: z.int().min(0),
      by: z.string().max(60),
      second: z.string().max(60),
      counted: cents,
      variance: z.int(),
    })
    .nullable(),
});
export type ShiftReport = z.infer<typeof shiftReport>;
