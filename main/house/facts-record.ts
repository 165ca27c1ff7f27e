/**
 * What a cash report says about a person, as the house keeps and stores it. These schemas belong to the record: what a
 * cage must enter may change (`protocol/cash-report.ts`), and old entries must still be readable. That is why the shape
 * stands twice; `tests/main/house/records.test.ts` holds the two alike.
 */
import { z } from 'zod';

/** About a customer. */
export const factsRecord = z.strictObject({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  occupation: z.string(),
  tin: z.string().nullable(),
  noTin: z.string().nullable(),
});
export type PersonFacts = z.infer<typeof factsRecord>;

/** About the person on whose behalf the customer acts. */
export const behalfRecord = factsRecord.extend({ name: z.string(), born: z.string().nullable() });
export type Behalf = z.infer<typeof behalfRecord>;
