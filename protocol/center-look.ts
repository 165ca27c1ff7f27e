import { z } from 'zod';

/** The house's settings for its center display. */
export const look = z.strictObject({
  /**
   * `both`: what lies in front of the seats along the top is turned toward them, for a display built into the table.
   */
  facing: z.enum(['one-way', 'both']),
  /** How fast cards and chips move there. `off`: results are shown at once, without animation. */
  pace: z.enum(['off', 'quick', 'normal', 'calm']),
  /** Where the house has put docs/verify.html, which checks receipts; the seal's QR code leads there. Null: nowhere. */
  verifier: z
    .string()
    .max(120)
    .regex(/^https:\/\/[!-~]+$/, 'the address of a page, such as https://example.com/verify.html')
    .nullable(),
});
export type CenterLook = z.infer<typeof look>;
