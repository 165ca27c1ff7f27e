/** A house report as a screen shows it: sections of rows in words, and money by the hour. */
import { z } from 'zod';
import { cents } from './fields.ts';

const cell = z.string().max(600);

/** What a report covers: gaming days including the last one, or a shift of the cage that asks. */
export const reportOver = z.union([
  z.strictObject({ first: z.iso.date(), last: z.iso.date() }),
  z.strictObject({ shift: z.int().min(1) }),
]);
export type ReportOver = z.infer<typeof reportOver>;

export const shownReport = z.strictObject({
  from: z.int().min(0),
  to: z.int().min(0),
  sections: z
    .array(
      z.strictObject({
        title: cell,
        heads: z.array(cell).max(12),
        /** Which columns are right-aligned. */
        figures: z.array(z.boolean()).max(12),
        rows: z.array(z.array(cell).max(12)).max(1000),
      }),
    )
    .max(20),
  hours: z.array(z.strictObject({ at: z.int().min(0), fees: cents, cashIn: cents, cashOut: cents })).max(800),
});
export type ShownReport = z.infer<typeof shownReport>;
