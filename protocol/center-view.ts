/** What the center display shows. */
import { z } from 'zod';
import { look } from './center-look.ts';
import { cents, name, text } from './fields.ts';
import { language } from './language.ts';
import { loudness } from './loudness.ts';
import { tableView } from './table-view.ts';

/** What the center display shows in addition to the hand in progress. */
const beside = z.strictObject({
  /**
   * Each jackpot played for here, with what wins it. Absent: none is played for here, and the display shows the total.
   */
  jackpot: cents.nullable(),
  /** How many players wait on the house's list for this table's game. Absent: it has no list. */
  waiting: z.int().min(0).exactOptional(),
  /** Each jackpot played for here, with what wins it. Absent: a table without a house shows only the total. */
  jackpots: z
    .array(z.strictObject({ name, amount: cents, mustHitBy: cents.nullable(), wins: text }))
    .max(8)
    .exactOptional(),
  /** The previous hand: cards that everyone saw, and who won what. Null before the second hand. */
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
