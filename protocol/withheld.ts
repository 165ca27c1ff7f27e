/** Prizes withheld from people who may not be paid, and accounts unused for a long time, as a cage shows them. */
import { z } from 'zod';
import { cents } from './fields.ts';

const instant = z.int().min(0);
const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');

/** To the person, once they may be paid again; to an authority, by its name; or back into the jackpot it came from. */
export const withheldEnd = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('pay') }),
  z.strictObject({ way: z.literal('hand over'), receiver: z.string().trim().min(2, 'the authority').max(80) }),
  z.strictObject({ way: z.literal('put back') }),
]);
export type WithheldEnd = z.infer<typeof withheldEnd>;

export const withheldPrize = z.strictObject({
  number: z.int().min(1),
  /** `jackpot:bad-beat` or `tournament:5`, with the hit or the entry, and the share or place. */
  source: z.string().max(80),
  event: z.int().min(1),
  part: z.string().max(40),
  account,
  person: z.string().max(60),
  amount: cents,
  why: z.string().max(200),
  at: instant,
  status: z.enum(['held', 'paid', 'handed over', 'put back']),
  /** Null while it is held. */
  ended: z
    .strictObject({
      at: instant,
      by: z.string().max(60),
      second: z.string().max(60),
      reason: z.string().max(400),
      receiver: z.string().max(80).nullable(),
      document: z.string().max(40),
    })
    .nullable(),
});
export type WithheldPrize = z.infer<typeof withheldPrize>;

export const dormantAccount = z.strictObject({
  account,
  person: z.string().max(60),
  /** When the player last did something. */
  since: instant,
  balance: cents,
});
export type DormantAccount = z.infer<typeof dormantAccount>;
