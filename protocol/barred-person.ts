/** A person who may not play here, and for how long. */
import { z } from 'zod';
import { account } from './fields.ts';

const text = z.string().trim().max(400);

/** How long a person is barred: until the gaming day is over, or until staff lift the bar. */
export const barTerm = z.enum(['tonight', 'for good']);
export type BarTerm = z.infer<typeof barTerm>;

/** A barred person: with an account, or under the number of a bar. */
export const barredPerson = z.strictObject({
  bar: z.int().min(1).nullable(),
  account: account.nullable(),
  name: z.string().max(60).nullable(),
  /** `2001-12-31`. */
  born: z.string().max(10).nullable(),
  description: text.nullable(),
  reason: text,
  /** When the bar ends without staff lifting it, ms since 1970; null for good. */
  until: z.int().min(0).nullable(),
  at: z.int().min(0),
  by: z.string().max(60),
});
export type BarredPerson = z.infer<typeof barredPerson>;
