/**
 * Cash that the law requires casinos to record and report (31 CFR 1021.311 to 1021.313, 1021.320): the questions asked
 * of a person, the cash log of a day, the report on a person and day, and notes of suspicious activity.
 */
import { z } from 'zod';
import { cents } from './fields.ts';

const words = (most: number, fewest: number) => z.string().trim().min(fewest).max(most);
const instant = z.int().min(0);
const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');
const report = z.int().min(1);
const person = z.string().max(60);

const place = {
  street: words(80, 3),
  city: words(40, 2),
  /** A state, or the province of another country. */
  state: words(30, 2),
  zip: words(12, 3),
  country: words(40, 2),
  occupation: words(60, 2),
} as const;

/** A social security or other taxpayer number. */
export const TIN = /^\d{9}$/;
const tin = z.string().regex(TIN, 'nine digits');
const noTin = words(100, 3);

/** For each person: the number, or why there is none. */
const one = ({ tin: number, noTin: why }: { readonly tin: unknown; readonly noTin: unknown }): boolean =>
  (number === null) !== (why === null);
const ONE = 'the taxpayer number, or why there is none';

/** What a report says about a person in addition to their name, birth date and document. */
export const personFacts = z.strictObject({ ...place, tin: tin.nullable(), noTin: noTin.nullable() }).refine(one, ONE);
export type SentPersonFacts = z.infer<typeof personFacts>;

/** The same as a cashier sends it: a number already on file need not be typed again. */
export const writtenFacts = z
  .strictObject({ ...place, tin: z.union([tin, z.literal('as kept')]).nullable(), noTin: noTin.nullable() })
  .refine(one, ONE);
export type WrittenFacts = z.infer<typeof writtenFacts>;

/** The same as a screen shows it: only the last four digits of the number. */
export const shownFacts = z.strictObject({
  ...place,
  tin: z
    .string()
    .regex(/^\*{3}-\*{2}-\d{4}$/)
    .nullable(),
  noTin: noTin.nullable(),
});
export type ShownFacts = z.infer<typeof shownFacts>;

/** The person on whose behalf the cash was handled, when it was not the customer's own. */
export const behalf = z
  .strictObject({
    name: words(60, 2),
    born: z.iso.date().nullable(),
    ...place,
    tin: tin.nullable(),
    noTin: noTin.nullable(),
  })
  .refine(one, ONE);
export type SentBehalf = z.infer<typeof behalf>;

/** A cash transaction of a day, with the person's running total in that direction. */
export const cashLine = z.strictObject({
  at: instant,
  document: z.string().max(40),
  account,
  person,
  way: z.enum(['in', 'out']),
  amount: cents,
  together: cents,
  cage: z.int().min(1).nullable(),
  by: person.nullable(),
});
export type CashLine = z.infer<typeof cashLine>;

/**
 * Status of a report: `due` may be filed once its day is over; `small` is no longer due because a transaction was
 * voided; `joined` was merged into another report on the same person and day.
 */
export const reportStanding = z.enum(['due', 'small', 'filed', 'dismissed', 'joined']);

export const cashReport = z.strictObject({
  report,
  account,
  person,
  from: instant,
  to: instant,
  cashIn: cents,
  cashOut: cents,
  standing: reportStanding,
  /** What is missing before the report can be filed. */
  lacks: z.array(z.string().max(60)).max(10),
  /** The last day for filing, ms since 1970. */
  fileBy: instant,
  openedAt: instant,
  openedBy: person,
  /**
   * When and by whom it was closed, and the filing number, the reason for dismissal, or the report it was merged into.
   */
  ended: z.strictObject({ at: instant, by: person, text: z.string().max(200) }).nullable(),
  /** Cash has moved since it was filed, so an amended report is due. */
  hasChanged: z.boolean(),
  /**
   * Other reports on the same person and day: when they were opened, nobody knew that their accounts belong to one
   * person.
   */
  also: z.array(report).max(200),
});
export type CashReport = z.infer<typeof cashReport>;

/** The complete report, for paper. */
export const cashReportSheet = z.strictObject({
  report: cashReport,
  born: z.string().max(10),
  idType: z.string().max(40),
  idNumber: z.string().max(30),
  facts: z.strictObject({ ...place, tin: tin.nullable(), noTin: noTin.nullable() }).nullable(),
  behalf: behalf.nullable(),
  lines: z.array(cashLine).max(500),
});
export type CashReportSheet = z.infer<typeof cashReportSheet>;

/** A note of suspicious activity. Only people who may read these notes learn that one exists (31 CFR 1021.320(e)). */
export const suspicion = z.strictObject({
  note: z.int().min(1),
  at: instant,
  by: person,
  account: account.nullable(),
  person: person.nullable(),
  text: z.string().max(1000),
  decided: z.strictObject({ at: instant, by: person, reported: z.boolean(), text: z.string().max(400) }).nullable(),
});
export type Suspicion = z.infer<typeof suspicion>;

/** What a cage asks about cash and suspicious activity. */
export const cashIntents = [
  z.strictObject({ do: z.literal('facts'), account }),
  z.strictObject({ do: z.literal('keep facts'), account, facts: writtenFacts }),
  /** `day`: any moment of the gaming day; null for today. */
  z.strictObject({ do: z.literal('cash log'), day: instant.nullable() }),
  z.strictObject({ do: z.literal('cash reports') }),
  z.strictObject({ do: z.literal('cash report'), report }),
  z.strictObject({ do: z.literal('on behalf'), report, behalf: behalf.nullable() }),
  z.strictObject({ do: z.literal('file report'), report, filing: words(100, 3) }),
  z.strictObject({ do: z.literal('dismiss report'), report, reason: words(200, 3) }),
  z.strictObject({ do: z.literal('note suspicion'), account: account.nullable(), text: words(1000, 10) }),
  z.strictObject({ do: z.literal('suspicions') }),
  z.strictObject({
    do: z.literal('decide suspicion'),
    note: z.int().min(1),
    reported: z.boolean(),
    text: words(400, 3),
  }),
] as const;

/** The answers to these intents. */
export const cashAnswers = [
  z.strictObject({ kind: z.literal('facts'), account, facts: shownFacts.nullable() }),
  z.strictObject({
    kind: z.literal('cash log'),
    from: instant,
    to: instant,
    /** Amounts from here on go into the log; above the other figure a report is due. */
    above: cents,
    reportedAbove: cents,
    lines: z.array(cashLine).max(500),
  }),
  z.strictObject({ kind: z.literal('cash reports'), reports: z.array(cashReport).max(200) }),
  z.strictObject({ kind: z.literal('cash report'), sheet: cashReportSheet }),
  z.strictObject({ kind: z.literal('suspicions'), notes: z.array(suspicion).max(200) }),
] as const;
