/** What the start page shows. */
import { z } from 'zod';
import { cents, name, seat } from './fields.ts';
import { language } from './language.ts';

/** The page that lists every screen, and in a demo house the tray of cards to swipe. */
export const lobbyView = z.strictObject({
  screen: z.literal('lobby'),
  language: language.exactOptional(),
  demo: z.boolean(),
  table: name,
  house: name,
  /** How many players wait on the house's list for this table's game. Absent: it has no list. */
  waiting: z.int().min(0).exactOptional(),
  screens: z.array(
    z.strictObject({
      label: name,
      page: z.enum(['station', 'center-display', 'floor-console', 'cage', 'board']),
      /** Opens the screen once, in a demo house; null where the start page opens none. */
      link: z.string().max(300).nullable(),
      seat: seat.nullable(),
      /** `swiped`: a card was swiped there, but no chips are bought yet. Null for a screen that is not a seat. */
      state: z.enum(['free', 'swiped', 'taken']).nullable(),
      who: name.nullable(),
      bot: z.boolean(),
    }),
  ),
  tray: z.array(
    z.strictObject({
      account: z.string().max(20),
      person: name,
      balance: cents,
      /** Play-money PIN, printed on the card of a demo house only; empty when only the owner knows it. */
      pin: z.string().max(12),
      /** Where the card's owner plays or has swiped it; `sits` says which. */
      seat: seat.nullable(),
      sits: z.boolean(),
    }),
  ),
});
export type LobbyView = z.infer<typeof lobbyView>;
