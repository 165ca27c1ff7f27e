/**
 * What a cash report says about a person, as the house stores it. These schemas belong to the record: what a cage must
 * enter may change (`protocol/cash-report.ts`), and old entries must still be readable.
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

/** About the person on whose behalf the customer acts. */
export const behalfRecord = factsRecord.extend({ name: z.string(), born: z.string().nullable() });
