/** What the center display shows. */
import { z } from 'zod';
import { name, text } from './fields.ts';
import { cents } from './hand.ts';
import { language } from './language.ts';
import { loudness } from './loudness.ts';
import { tableView } from './table-view.ts';

/** How the house has its center display. */
export const look = z.strictObject({
  /** `both`: what lies before the seats along the top is turned toward them, for a display that lies in the table. */
  facing: z.enum(['one-way', 'both']),
  /** How fast cards and chips move there. `off`: what has happened is shown at once. */
  pace: z.enum(['off', 'quick', 'normal', 'calm']),
  /** Where the house has put docs/verify.html, which checks receipts; the code of the seal leads there. Null: nowhere. */
  verifier: z
    .string()
    .max(120)
    .regex(/^https:\/\/[!-~]+$/, 'the address of a page, such as https://example.com/verify.html')
    .nullable(),
});
export type CenterLook = z.infer<typeof look>;

/** What the center display tells beside the running hand. */
const beside = z.strictObject({
  /** What lies in all jackpots of the house together; null where there is none. */
  jackpot: cents.nullable(),
  /** How many wait on the house's list for the game of this table. Absent: it has none. */
  waiting: z.int().min(0).exactOptional(),
  /** Each that is played for here, with what wins it. Absent: a table by itself says what there is together. */
  jackpots: z
    .array(z.strictObject({ name, amount: cents, mustHitBy: cents.nullable(), wins: text }))
    .max(8)
    .exactOptional(),
  /** The hand before: cards that everybody has seen, and who won what. Null before the second. */
  before: z
    .strictObject({
      hand: z.number().int().min(1),
      zones: z.array(z.strictObject({ label: z.string().max(40), cards: z.array(z.string().max(4)).max(20) })).max(8),
      wins: z.array(z.strictObject({ who: name, amount: cents })).max(10),
    })
    .nullable(),
});
export type Beside = z.infer<typeof beside>;

export const centerView = z.strictObject({
  screen: z.literal('center-display'),
  language: language.exactOptional(),
  loudness: loudness.exactOptional(),
  table: tableView,
  look: look.exactOptional(),
  beside: beside.exactOptional(),
});
export type CenterView = z.infer<typeof centerView>;
