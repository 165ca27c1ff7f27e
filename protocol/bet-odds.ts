/** The odds of a bet. */
import { z } from 'zod';

/** What one bet comes to in the long run, fees aside. */
export const betOdds = z.strictObject({
  id: z.string().max(40),
  /** Counted in full; else played out, and `stderr` is the standard error of the edge. */
  exact: z.boolean(),
  stderr: z.number().nullable(),
  edge: z.number(),
  outcomes: z.array(z.strictObject({ name: z.string().max(60), pays: z.number(), probability: z.number() })).max(40),
});
