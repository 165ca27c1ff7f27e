/** A receipt as a file: docs/receipts.md describes it for whoever reads it without this program. */

import { z } from 'zod';
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { digest } from '../journal/canonical.ts';
import { MOST_CARDS } from './commitment.ts';

export const RECEIPT_FORMAT = 'dealerless receipt 1';

const hex = (digits: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `expected ${digits} hexadecimal digits`);
/** Text that may be printed on a terminal as it is. */
const printable = z.string().regex(/^[^\p{Cc}]{1,40}$/u, 'expected 1 to 40 printable characters');
const card = z.string().regex(/^[!-~]{1,8}$/, 'expected a card such as "As"');

/** The file, as docs/receipts.md describes it. */
export const receipt = z.strictObject({
  format: z.literal(RECEIPT_FORMAT),
  table: printable,
  /** Fingerprint of the table's deck key. */
  key: hex(16),
  hand: z.int().min(1),
  /** The hand that the deck was shuffled and sealed for, where it goes on from an earlier one, as a shoe does. */
  since: z.int().min(1).exactOptional(),
  /** When the hand was dealt. */
  dealt: z.iso.datetime(),
  game: z.string().regex(/^[0-9a-z-]{1,40}$/, 'expected the id of a game'),
  /** Whose receipt it is; null: the whole deck. */
  seat: z.int().min(1).max(10).nullable(),
  seal: hex(64),
  /** What the deck is made of, unshuffled. */
  deck: z.array(card).min(1).max(MOST_CARDS),
  cards: z
    .array(
      z.strictObject({
        /** Where the card lay, as the table names it: a seat's number, `board`, …; null: nobody saw it. */
        zone: printable.nullable(),
        index: z.int().min(0).max(MOST_CARDS),
        card,
        salt: hex(32),
        path: z.array(hex(64)).max(16),
      }),
    )
    .max(MOST_CARDS),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * Eight digits that tell one receipt from another at a glance, on a screen and on paper: `9f2c-41d0`. They prove
 * nothing; the seal does.
 */
export const receiptCode = (of: Receipt): string =>
  digest(of)
    .slice(0, 8)
    .replace(/^.{4}/, (first) => `${first}-`);

/** Reads a receipt file. Refused with the place and what was expected there. */
export function parseReceipt(text: string): Result<Receipt, Refusal> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse('not JSON', `not JSON: ${messageOf(error)}`);
  }
  const parsed = receipt.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return refuse(
    'not a receipt',
    `not a receipt: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'unreadable'}`,
  );
}
