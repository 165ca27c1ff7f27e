/** What the cage asks the host to do. */
import { z } from 'zod';
import { cashIntents } from './cash-report.ts';
import { listName, listPart } from './exclusion-list.ts';
import { account, amount, cents, reason } from './fields.ts';
import { reportOver } from './house-report.ts';
import { limitKind, limitValue } from './limits.ts';
import { peopleIntents } from './people-intent.ts';
import { person } from './person.ts';
import { photoPart } from './photo.ts';
import { pin } from './pin.ts';
import { playerAct } from './player-desk.ts';
import { pointsChange, pointsCount } from './points.ts';
import { signature } from './signature.ts';
import { withheldEnd } from './withheld.ts';

/** How long a self-exclusion may last. */
export const term = z.enum(['30 days', '6 months', '1 year', '5 years', 'for good']);
export type Term = z.infer<typeof term>;

/** What kind of money crosses the counter. */
export const nature = z.enum(['cash', 'chips', 'cheque']);

/** What the cashier may do. */
export const cageIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  /** Signed when the person closely matches somebody who is barred or excluded. */
  z.strictObject({ do: z.literal('issue'), person, pin, signature: signature.exactOptional() }),
  z.strictObject({ do: z.literal('find'), account }),
  z.strictObject({ do: z.literal('search'), name: z.string().trim().min(2, 'two letters of the name').max(60) }),
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({ do: z.literal('deposit'), account, amount, nature }),
  /** `pin` is the player's. Signed when the amount is more than the cashier may pay out alone. */
  z.strictObject({
    do: z.literal('withdraw'),
    account,
    amount,
    pin,
    nature,
    signature: signature.exactOptional(),
  }),
  /** `pin` is the player's new PIN. */
  z.strictObject({ do: z.literal('set pin'), account, pin, signature }),
  z.strictObject({ do: z.literal('unlock'), account, reason, signature }),
  z.strictObject({ do: z.literal('replace card'), account, reason, signature }),
  z.strictObject({ do: z.literal('report lost'), account, reason }),
  ...peopleIntents,
  /** The customer's own request: their PIN is the proof. */
  z.strictObject({ do: z.literal('exclude'), account, term, pin }),
  /** Corrects a wrong booking on a card (A5). */
  z.strictObject({
    do: z.literal('correct'),
    account,
    way: z.enum(['add', 'take']),
    amount,
    nature,
    reason,
    signature,
  }),
  /** Pays a jackpot to the cards of the players who won it: all shares or none. */
  z.strictObject({
    do: z.literal('pay jackpot'),
    jackpot: z.string().max(80),
    shares: z.array(z.strictObject({ account, amount })).min(1).max(10),
    reason,
    signature,
  }),
  /** Cash between the house's bank and the drawer. */
  z.strictObject({ do: z.literal('fill'), amount, signature }),
  z.strictObject({ do: z.literal('drop'), amount, signature }),
  z.strictObject({ do: z.literal('statement'), account }),
  /**
   * Reverses a transaction that was booked at this cage and never took place. Signed above what the cashier may pay out
   * alone.
   */
  z.strictObject({
    do: z.literal('void document'),
    document: z.string().max(20),
    reason,
    signature: signature.exactOptional(),
  }),
  /** Two people have counted the drawer. */
  z.strictObject({ do: z.literal('open drawer'), counted: cents, signature }),
  z.strictObject({ do: z.literal('close drawer'), counted: cents, signature }),
  /** The newest shifts of this cage, as the ledger has them. */
  z.strictObject({ do: z.literal('shifts') }),
  /** The status of a slip that a table has issued. */
  z.strictObject({ do: z.literal('slip'), slip: z.string().regex(/^S\d{1,4}-\d{6,12}$/, 'a slip like S3-000017') }),
  z.strictObject({ do: z.literal('hold'), account, reason }),
  z.strictObject({ do: z.literal('release'), account, reason, signature }),
  z.strictObject({ do: z.literal('edit'), account, person, reason, signature }),
  z.strictObject({ do: z.literal('close account'), account, reason, signature }),
  /** From a camera or a file; the last part replaces the stored photo. */
  z.strictObject({ do: z.literal('photo'), account, photo: photoPart }),
  z.strictObject({ do: z.literal('remove photo'), account, reason }),
  /** The player has acknowledged the terms of the house. */
  z.strictObject({ do: z.literal('terms'), account }),
  /**
   * Lists of the poker desk and tournaments for the player whose card was swiped; anything that costs money takes the
   * player's PIN.
   */
  z.strictObject({ do: z.literal('player desk'), account }),
  z.strictObject({ do: z.literal('player act'), account, act: playerAct, pin: pin.exactOptional() }),
  /** A limit that the customer sets themselves, in cents or ms, null for none: their PIN is the proof. */
  z.strictObject({ do: z.literal('limit'), account, kind: limitKind, limit: limitValue, pin }),
  /** The cashier has seen the customer's identity document: a dormant account becomes active again. */
  z.strictObject({ do: z.literal('wake'), account }),
  z.strictObject({ do: z.literal('dormant') }),
  z.strictObject({ do: z.literal('points'), account }),
  /** The player received something for points; their PIN is the proof that they wanted it. */
  z.strictObject({ do: z.literal('redeem points'), account, points: pointsCount, reason, pin }),
  /** Two people add or take back points. */
  z.strictObject({ do: z.literal('correct points'), account, change: pointsChange, reason, signature }),
  /**
   * A list of people who may not play, as its file is. A trial only reports what the list would do. Signed when it lets
   * back in somebody who was barred for good.
   */
  z.strictObject({
    do: z.literal('exclusion list'),
    list: listName,
    file: listPart,
    trial: z.boolean(),
    signature: signature.exactOptional(),
  }),
  z.strictObject({ do: z.literal('withheld') }),
  /** Decides what happens to a withheld prize, by its number. */
  z.strictObject({ do: z.literal('end withheld'), prize: z.int().min(1), end: withheldEnd, reason, signature }),
  ...cashIntents,
  /** The report on gaming days, or on a shift of this cage. */
  z.strictObject({ do: z.literal('house report'), over: reportOver }),
  /**
   * A paper receipt for one of the player's hands: it shows their cards, so their PIN is the proof that they want it.
   */
  z.strictObject({ do: z.literal('hand receipt'), account, hand: z.int().min(1), pin }),
]);
export type CageIntent = z.infer<typeof cageIntent>;
