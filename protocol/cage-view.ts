/** What the cage shows. */
import { z } from 'zod';
import { cents, instant, name, text } from './fields.ts';
import { language } from './language.ts';
import { playerLimits } from './limits.ts';
import { notice } from './notice.ts';
import { accountStatus, identity, relation } from './person.ts';
import { photo } from './photo.ts';
import { staffMember } from './staff-member.ts';

export const cageView = z.strictObject({
  screen: z.literal('cage'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  staff: staffMember.nullable(),
  /** The member of staff whose card was swiped here a moment ago. */
  presented: staffMember.nullable(),
  /** The account last swiped or looked up here. */
  account: z
    .strictObject({
      account: z.string().max(20),
      person: name,
      balance: cents,
      /** Chips on the table now; the cage cannot pay them out before the player leaves the game (LR3). */
      onTable: cents,
      /** The part of the balance that the cashier may pay out now without a second signature. */
      payableAlone: cents,
      status: accountStatus,
      note: text.nullable(),
      card: z.string().max(40),
      identity,
      related: z.array(relation),
      /** Why the account is held; missing when it is not. */
      held: text.exactOptional(),
      /** The table of the house where the player sits, or to which their chips are on the way. */
      table: z.number().int().min(1).exactOptional(),
      onTheWay: cents.exactOptional(),
      /** The player's photo, JPEG in base64; null when there is none. Missing where the house stores no photos. */
      photo: photo.nullable().exactOptional(),
      /**
       * When the player acknowledged the terms of the house; null when they have not. Missing where the house does not
       * ask.
       */
      terms: instant.nullable().exactOptional(),
      /**
       * Since when the account has been dormant: nothing can be done with it until staff wake it. Missing when it is
       * not dormant.
       */
      dormantSince: instant.exactOptional(),
      /** Limits that the player has set for themselves; null for none. Missing where the house offers no limits. */
      limits: playerLimits.nullable().exactOptional(),
      /**
       * Cash over the counter in this gaming day, each way; above `reportedAbove` a report is due. Also whether the
       * facts about the person are on file, and whether a transaction is waiting for them. Missing where no reports are
       * made.
       */
      cash: z
        .strictObject({ in: cents, out: cents, reportedAbove: cents, facts: z.boolean(), waits: z.boolean() })
        .exactOptional(),
    })
    .nullable(),
  /**
   * Descriptions of people barred without a name: the cashier compares each person who asks for a card with them
   * (LR34).
   */
  described: z.array(text).max(100),
  notice: notice.nullable(),
  /** Cash that should be in the drawer. */
  drawer: cents,
  /** The number of this cage in its house. Missing at a table that has its own accounts. */
  cage: z.number().int().min(1).exactOptional(),
  /** When the current gaming day began: the default day for a report. Missing where there is none. */
  dayFrom: instant.exactOptional(),
  /** The shift that is open here; null when none is. Missing where there are no shifts. */
  shift: z
    .strictObject({ shift: z.number().int().min(1), openedAt: instant, openedBy: name })
    .nullable()
    .exactOptional(),
  /** Chips that have left a card and are on their way to a table, longest first. */
  way: z
    .array(
      z.strictObject({
        table: z.number().int().min(1),
        account: z.string().max(20),
        person: name,
        amount: cents,
        since: instant,
      }),
    )
    .max(100)
    .exactOptional(),
  /** What each jackpot holds, for paying the players who won it. */
  jackpots: z.array(z.strictObject({ account: z.string().max(80), balance: cents })).max(20),
});
export type CageView = z.infer<typeof cageView>;
