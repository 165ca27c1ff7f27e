/** A player's receipt of a hand. */
import { z } from 'zod';
import { seat } from './fields.ts';

const text = z.string().trim().max(400);

/** A player's receipt for one of their hands: what screens show of it, and its full text (docs/receipts.md). */
export const handReceipt = z.strictObject({
  hand: z.int().min(1),
  seat,
  /** As shown at the deal. */
  seal: z.string().length(64),
  /** Tells receipts apart at a glance: `9f2c-41d0`. */
  code: z.string().regex(/^[0-9a-f]{4}-[0-9a-f]{4}$/),
  /** What the host found when it checked the receipt as anyone else would; empty when everything is right. */
  wrong: z.array(text),
  /**
   * How many cards the deck has, and the opened ones: where each was dealt, and its place in the deck, 0 for the top.
   */
  deck: z.int().min(1),
  cards: z.array(z.strictObject({ zone: z.string().max(40), index: z.int().min(0), card: z.string().max(8) })),
  text: z.string().max(128 * 1024),
});
export type HandReceipt = z.infer<typeof handReceipt>;
