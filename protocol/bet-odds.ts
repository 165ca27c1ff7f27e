/** The odds of a bet. */
import { z } from 'zod';

/** The long-run odds of one bet, without fees. */
export const betOdds = z.strictObject({
  id: z.string().max(40),
  /** Counted exactly; otherwise simulated, and `stderr` is the standard error of the edge. */
  exact: z.boolean(),
  stderr: z.number().nullable(),
  edge: z.number(),
  outcomes: z.array(z.strictObject({ name: z.string().max(60), pays: z.number(), probability: z.number() })).max(40),
});
