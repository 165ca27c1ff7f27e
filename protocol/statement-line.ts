/** A line of an account's statement. */
import { z } from 'zod';
import { cents } from './fields.ts';

const text = z.string().trim().max(400);

export const statementLine = z.strictObject({
  at: z.int().min(0),
  document: z.string().max(40),
  what: text,
  /** Change in the card's balance, and the balance after it. */
  change: z.int(),
  balance: cents,
  by: z.string().max(60).nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;
