/** The host's answers to intents. */
import { z } from 'zod';
import { barredPerson } from './barred-person.ts';
import { betOdds } from './bet-odds.ts';
import { cashAnswers } from './cash-report.ts';
import { shownList } from './exclusion-list.ts';
import { account, cents } from './fields.ts';
import { handReceipt } from './hand-receipt.ts';
import { shownReport } from './house-report.ts';
import { playerLimits } from './limits.ts';
import { tableMetersShown } from './meters.ts';
import { identity } from './person.ts';
import { ownStatement, playerDesk } from './player-desk.ts';
import { playerPoints } from './points.ts';
import { profileChecked, profileForm } from './profiles.ts';
import { recalledHand } from './recalled-hand.ts';
import { ruleText } from './rule-text.ts';
import { shiftReport, shiftSheet } from './shift.ts';
import { statementLine } from './statement-line.ts';
import { MOST_FOUND, playerFound } from './tournament.ts';
import { dormantAccount, withheldPrize } from './withheld.ts';

/** What an intent may return in addition to its yes. */
export const answerResult = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('history'),
    hands: z.array(recalledHand).max(10),
    /** Hands up to this number are in archives, which no screen can read; 0 when there is none. */
    archived: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('recall'), hand: recalledHand }),
  /** Null: the player has set no limits. */
  z.strictObject({ kind: z.literal('limits'), limits: playerLimits.nullable() }),
  z.strictObject({ kind: z.literal('profile form'), form: profileForm }),
  z.strictObject({ kind: z.literal('profile checked'), checked: profileChecked }),
  z.strictObject({ kind: z.literal('rules'), parts: z.array(ruleText).max(60) }),
  z.strictObject({ kind: z.literal('odds'), bets: z.array(betOdds).max(40) }),
  z.strictObject({ kind: z.literal('hand receipt'), receipt: handReceipt }),
  z.strictObject({ kind: z.literal('issued'), account, card: z.string().max(40), track: z.string().max(120) }),
  z.strictObject({
    kind: z.literal('found'),
    people: z.array(z.strictObject({ account, person: z.string().max(60), balance: cents })).max(50),
  }),
  z.strictObject({ kind: z.literal('players'), people: z.array(playerFound).max(MOST_FOUND), isMore: z.boolean() }),
  z.strictObject({ kind: z.literal('bars'), bars: z.array(barredPerson).max(500) }),
  /**
   * `namesakes` are accounts under the same name: each may belong to the same person, and that account should then be
   * barred.
   */
  z.strictObject({
    kind: z.literal('bar entered'),
    bar: z.int().min(1),
    namesakes: z.array(z.strictObject({ account, person: z.string().max(60), born: z.string().max(10) })).max(10),
  }),
  z.strictObject({ kind: z.literal('identity'), account, identity }),
  z.strictObject({
    kind: z.literal('statement'),
    account,
    person: z.string().max(60),
    balance: cents,
    lines: z.array(statementLine).max(1000),
  }),
  z.strictObject({ kind: z.literal('player desk'), desk: playerDesk }),
  z.strictObject({ kind: z.literal('own statement'), statement: ownStatement }),
  ...cashAnswers,
  /**
   * `afterDays` is null where accounts never become dormant. `owed` covers all of them together, including any that are
   * not listed.
   */
  z.strictObject({
    kind: z.literal('dormant'),
    afterDays: z.int().min(1).nullable(),
    count: z.int().min(0),
    owed: cents,
    accounts: z.array(dormantAccount).max(500),
  }),
  /** Null where the house has no points and the player holds none. */
  z.strictObject({ kind: z.literal('points'), account, points: playerPoints.nullable() }),
  z.strictObject({ kind: z.literal('exclusion list'), list: shownList }),
  z.strictObject({ kind: z.literal('withheld'), prizes: z.array(withheldPrize).max(200) }),
  z.strictObject({ kind: z.literal('withheld ended'), document: z.string().max(40) }),
  z.strictObject({ kind: z.literal('house report'), report: shownReport }),
  z.strictObject({ kind: z.literal('shifts'), shifts: z.array(shiftReport).max(50) }),
  /** Null while the table's message is still on its way: nothing is paid on a slip alone. */
  z.strictObject({
    kind: z.literal('slip'),
    slip: z.string().max(20),
    paid: z
      .strictObject({
        account,
        person: z.string().max(60),
        amount: cents,
        at: z.int().min(0),
        document: z.string().max(40).nullable(),
      })
      .nullable(),
  }),
  /** The document number of each share of a jackpot. */
  z.strictObject({
    kind: z.literal('jackpot paid'),
    shares: z.array(z.strictObject({ document: z.string().max(40), account, amount: cents })).max(10),
  }),
  z.strictObject({ kind: z.literal('shift closed'), sheet: shiftSheet }),
  z.strictObject({ kind: z.literal('meters'), meters: tableMetersShown }),
  /** `balance` is the card's, or the drawer's for a fill or drop. */
  z.strictObject({ kind: z.literal('receipt'), document: z.string().max(40), amount: cents, balance: cents }),
]);
export type AnswerResult = z.infer<typeof answerResult>;
