/** What the cage shows. */
import { z } from 'zod';
import { instant, name, text } from './fields.ts';
import { cents } from './hand.ts';
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
  /** Whose staff card was swiped here a moment ago. */
  presented: staffMember.nullable(),
  /** The account last swiped or looked up here. */
  account: z
    .strictObject({
      account: z.string().max(20),
      person: name,
      balance: cents,
      /** Chips on the table now; they cannot be paid out before the player leaves the game (LR3). */
      onTable: cents,
      /** What the cashier may pay out of it now without a second signature. */
      payableAlone: cents,
      status: accountStatus,
      note: text.nullable(),
      card: z.string().max(40),
      identity,
      related: z.array(relation),
      /** Why the account is held; missing when it is not. */
      held: text.exactOptional(),
      /** The table of the house at which they sit, or to which their chips are on the way. */
      table: z.number().int().min(1).exactOptional(),
      onTheWay: cents.exactOptional(),
      /** Their photo, JPEG in base64; null where none is kept. Missing where nobody keeps one. */
      photo: photo.nullable().exactOptional(),
      /** When they acknowledged the terms of the house; null when they have not. Missing where nobody asks. */
      terms: instant.nullable().exactOptional(),
      /** Since when the account is dormant: nothing is done with it before it is woken. Missing when it is not. */
      dormantSince: instant.exactOptional(),
      /** Limits that they have set themselves; null for none. Missing where nobody keeps any. */
      limits: playerLimits.nullable().exactOptional(),
      /**
       * Cash over the counter in this gaming day, each way; above `reportedAbove` a report is due. Whether its facts of the person are
       * known, and whether a transaction waits for them. Missing where no reports are made.
       */
      cash: z
        .strictObject({ in: cents, out: cents, reportedAbove: cents, facts: z.boolean(), waits: z.boolean() })
        .exactOptional(),
    })
    .nullable(),
  /** Descriptions of people who are barred under no name: the cashier compares whoever asks for a card (LR34). */
  described: z.array(text).max(100),
  notice: notice.nullable(),
  /** Cash that should be in the drawer. */
  drawer: cents,
  /** The number of this cage in its house. Missing at a table that keeps its own people. */
  cage: z.number().int().min(1).exactOptional(),
  /** When the gaming day began that runs now: the day of which a report is asked for first. Missing where there is none. */
  dayFrom: instant.exactOptional(),
  /** The shift that is open here; null when none is. Missing where there are no shifts. */
  shift: z
    .strictObject({ shift: z.number().int().min(1), openedAt: instant, openedBy: name })
    .nullable()
    .exactOptional(),
  /** Chips that are off a card and on their way to a table, longest first. */
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
  /** What lies in each jackpot, for those whose share it is. */
  jackpots: z.array(z.strictObject({ account: z.string().max(80), balance: cents })).max(20),
});
export type CageView = z.infer<typeof cageView>;
