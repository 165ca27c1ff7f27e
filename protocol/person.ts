/** A person's identity: as the cage records it, and as staff see it. */
import { z } from 'zod';
import { name, seat, text } from './fields.ts';

export const accountStatus = z.enum(['active', 'locked', 'lost', 'held', 'excluded', 'barred', 'closed']);

/** A person's identity by the document shown (LR1). Dates are `2001-12-31`. */
export const identity = z.strictObject({
  name,
  /** What the table calls the player, if they have said so. */
  handle: z.string().max(20).exactOptional(),
  born: z.string().max(10),
  /** Full years today. */
  age: z.number().int(),
  idType: z.string().max(30),
  idNumber: z.string().max(30),
  idExpires: z.string().max(10),
  expired: z.boolean(),
  status: accountStatus,
  /** Why barred and until when, until when excluded, or why the card is lost. */
  note: text.nullable(),
});
export type Identity = z.infer<typeof identity>;

/** A related player (LR20), and the seat they have now. */
export const relation = z.strictObject({
  account: z.string().max(20),
  person: name,
  seat: seat.nullable(),
  /**
   * The house keeps them apart: they may not sit at the same table. Absent: a relation, who may not sit next to the
   * player.
   */
  apart: z.literal(true).exactOptional(),
});
export type Relation = z.infer<typeof relation>;

/**
 * A person as the cage sends them; government ID seen, 21 or over (LR1). Dates are `2001-12-31`. What the house keeps
 * has a type of its own, `main/accounts/person.ts`, so that this may change.
 */
export const person = z.strictObject({
  name: z.string().trim().min(2, 'the full name').max(60),
  /** What the table calls the player; the first name when left empty. */
  handle: z.string().trim().max(20),
  born: z.iso.date(),
  idType: z.enum(['driver licence', 'passport', 'state id', 'military id']),
  idNumber: z.string().trim().min(3, 'the number of the document').max(30),
  idExpires: z.iso.date(),
});
export type SentPerson = z.infer<typeof person>;
