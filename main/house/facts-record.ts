/**
 * What a report of cash says of a person, as the house keeps it. The schemas are the record's own: what a cage must type may change
 * (`protocol/cash-report.ts`), and what was taken down must still be read.
 */
import { z } from 'zod';

/** Of a customer. */
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

/** Of whoever the customer acts for. */
export const behalfRecord = factsRecord.extend({ name: z.string(), born: z.string().nullable() });
