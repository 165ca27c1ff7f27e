/** A receipt as a file: docs/receipts.md describes it for people who read it without this program. */

import { z } from 'zod';
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import { seat } from '../../games/seat.ts';
import { messageOf } from '../../hardware/result.ts';
import { cutNumbers, hex, printable, sealTerms } from '../hand/terms.ts';
import { digest } from '../journal/canonical.ts';
import { MOST_CARDS } from './commitment.ts';

/** Without terms and cut, for hands dealt before these existed; and with them. */
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
    /**
     * The hand for which the deck was shuffled and sealed, when this hand continues with an earlier deck, as with a
     * shoe.
     */
    since: z.int().min(1).exactOptional(),
    /** When the hand was dealt. */
    dealt: z.iso.datetime(),
    game: z.string().regex(/^[0-9a-z-]{1,40}$/, 'expected the id of a game'),
    /** The seat whose receipt it is; null for the whole deck. */
    seat: seat.nullable(),
    seal: hex(64),
    /**
     * The terms under which the hand was dealt, and the numbers that stations opened to cut the deck: both in format 2,
     * neither in 1.
     */
    terms: sealTerms.exactOptional(),
    cut: cutNumbers.exactOptional(),
    /** The cards of the deck, unshuffled. */
    deck: z.array(card).min(1).max(MOST_CARDS),
    cards: z
      .array(
        z.strictObject({
          /** Where the card was, as the table names it: a seat's number, `board`, …; null when nobody saw it. */
          zone: printable.nullable(),
          /** Its place under the seal. */
          index: z.int().min(0).max(MOST_CARDS),
          /** When it was dealt from the deck after the cut, 0 for the first; only in format 2. */
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
 * Eight digits that tell receipts apart at a glance, on a screen and on paper: `9f2c-41d0`. They prove nothing; the
 * seal does.
 */
export const receiptCode = (of: Receipt): string =>
  digest(of)
    .slice(0, 8)
    .replace(/^.{4}/, (first) => `${first}-`);

/** Reads a receipt file. A refusal names the place and what was expected there. */
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
