/** A receipt as a file: docs/receipts.md describes it for whoever reads it without this program. */

import { z } from 'zod';
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { cutNumbers, hex, printable, sealTerms } from '../hand/terms.ts';
import { digest } from '../journal/canonical.ts';
import { MOST_CARDS } from './commitment.ts';

/** Without terms and cut, as receipts were of hands dealt before there were any; and with them. */
export const RECEIPT_FORMATS = ['dealerless receipt 1', 'dealerless receipt 2'] as const;

const card = z.string().regex(/^[!-~]{1,8}$/, 'expected a card such as "As"');

/** The file, as docs/receipts.md describes it. */
export const receipt = z
  .strictObject({
    format: z.enum(RECEIPT_FORMATS),
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
    /** What the hand was dealt under, and the numbers that stations opened to cut the deck: both in format 2, neither in 1. */
    terms: sealTerms.exactOptional(),
    cut: cutNumbers.exactOptional(),
    /** What the deck is made of, unshuffled. */
    deck: z.array(card).min(1).max(MOST_CARDS),
    cards: z
      .array(
        z.strictObject({
          /** Where the card lay, as the table names it: a seat's number, `board`, …; null: nobody saw it. */
          zone: printable.nullable(),
          /** Its place under the seal. */
          index: z.int().min(0).max(MOST_CARDS),
          /** When it was dealt from the deck as it was cut, 0 for the first; only in format 2. */
          dealt: z.int().min(0).max(MOST_CARDS).exactOptional(),
          card,
          salt: hex(32),
          path: z.array(hex(64)).max(16),
        }),
      )
      .max(MOST_CARDS),
  })
  .refine(
    ({ format, terms, cut, cards }) =>
      [terms, cut, ...cards.map(({ dealt }) => dealt)].every(
        (part) => (part === undefined) === (format === RECEIPT_FORMATS[0]),
      ),
    {
      path: ['format'],
      message: 'expected terms, a cut and the turn of each card in format 2, and none of them in format 1',
    },
  );
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
