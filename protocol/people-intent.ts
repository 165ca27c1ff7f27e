/** What the cage and the floor console both ask about people. */
import { z } from 'zod';
import { barTerm } from './barred-person.ts';
import { account, reason } from './fields.ts';
import { signature } from './signature.ts';

/** What staff may do about people, at the cage and at the floor console. */
export const peopleIntents = [
  /** They may share a game, but not sit side by side (LR20). */
  z.strictObject({ do: z.literal('relate'), account, other: account, reason }),
  z.strictObject({ do: z.literal('unrelate'), account, other: account, reason }),
  /** They may not sit at the same table. */
  z.strictObject({ do: z.literal('keep apart'), account, other: account, reason }),
  z.strictObject({ do: z.literal('end apart'), account, other: account, reason }),
  z.strictObject({ do: z.literal('bar'), account, reason, term: barTerm }),
  /** Two people lift a bar for good. */
  z.strictObject({ do: z.literal('lift bar'), account, reason, signature: signature.exactOptional() }),
  /** A person without an account, by name, birth date and description as far as known (LR34). */
  z.strictObject({
    do: z.literal('bar person'),
    name: z.string().trim().min(2, 'two letters of the name').max(60).nullable(),
    born: z.iso.date().nullable(),
    description: z.string().trim().min(3, 'a description of at least three letters').max(200).nullable(),
    reason,
    term: barTerm,
  }),
  z.strictObject({
    do: z.literal('lift person bar'),
    bar: z.int().min(1),
    reason,
    signature: signature.exactOptional(),
  }),
  z.strictObject({ do: z.literal('bars') }),
  /** The document and the birth date (LR1); the log records who looked. */
  z.strictObject({ do: z.literal('identity'), account }),
] as const;

const peopleIntent = z.discriminatedUnion('do', peopleIntents);
export type PeopleIntent = z.infer<typeof peopleIntent>;
