/** The terms a hand is dealt under, fixed by the seal along with the cards, so that a later change is detected. */
import { z } from 'zod';
import { seat } from '../../games/seat.ts';

export const hex = (digits: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `expected ${digits} hexadecimal digits`);
/** Text that is safe to print on a terminal. */
export const printable = z.string().regex(/^[^\p{Cc}]{1,40}$/u, 'expected 1 to 40 printable characters');

/** The terms, as docs/receipts.md describes them. */
export const sealTerms = z.strictObject({
  /** Name of the table. */
  table: printable,
  /** When the deck was sealed, UTC. */
  dealt: z.iso.datetime(),
  /** Digests of the rules, and of the start of the hand without the names of the players. */
  rules: hex(64),
  start: hex(64),
  /** The seats dealt in, and the seat with the button; null where there is none. */
  seats: z.array(seat).max(10),
  button: seat.nullable(),
  /** Where the first card dealt goes, the second, and so on; the later cards go where play takes them. */
  order: z.array(printable).max(400),
  /** The stations' commitments for the cut. */
  commits: z.array(z.strictObject({ seat, commit: hex(64) })).max(10),
});
export type SealTerms = z.infer<typeof sealTerms>;

/** The numbers that the stations have opened, of 32 bytes each, by which the deck was cut. */
export const cutNumbers = z.array(z.strictObject({ seat, number: hex(64) })).max(10);
