/** What a table requests from its house, and the answers. A caller who gets no answer asks again under the same key. */
import { z } from 'zod';
import { barredPerson } from '../../protocol/barred-person.ts';
import { limitKind, limitValue } from '../../protocol/limits.ts';
import { ownStatement, playerAct, playerDesk } from '../../protocol/player-desk.ts';
import { staffMember } from './house-facts.ts';
import { account, cents, instant, key, reason, staffId } from './message-parts.ts';
import { guest } from './messages.ts';

/** Preferences as one side has them; the other reads those that it knows (`readPreferences`). */
const kept = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean(), z.null()]));

export const request = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('card'), card: z.string().max(40) }),
  z.strictObject({ ask: z.literal('guest'), account }),
  z.strictObject({ ask: z.literal('pin'), account, pin: z.string().max(8) }),
  z.strictObject({ ask: z.literal('reserve'), key, account, amount: cents, enters: z.boolean() }),
  z.strictObject({ ask: z.literal('sign in'), id: staffId, pin: z.string().max(8) }),
  z.strictObject({
    ask: z.literal('bar'),
    key,
    account,
    reason,
    until: instant.nullable(),
    by: staffId,
  }),
  z.strictObject({
    ask: z.literal('lift bar'),
    key,
    account,
    reason,
    by: staffId,
    /** Two people lift a bar for good. */
    second: staffId.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('bars') }),
  z.strictObject({ ask: z.literal('namesakes'), name: z.string().max(60), born: z.iso.date().nullable() }),
  z.strictObject({
    ask: z.literal('bar person'),
    key,
    name: z.string().max(60).nullable(),
    born: z.iso.date().nullable(),
    description: z.string().max(200).nullable(),
    reason,
    until: instant.nullable(),
    by: staffId,
  }),
  z.strictObject({
    ask: z.literal('lift person bar'),
    key,
    bar: z.int().min(1),
    reason,
    by: staffId,
    second: staffId.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('relate'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('unrelate'), key, account, other: account, reason, by: staffId }),
  /** Two players may not sit at the same table, or may again. */
  z.strictObject({ ask: z.literal('keep apart'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('end apart'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('unlock staff'), key, id: staffId, by: staffId }),
  /** How a player likes their station: requested when they come, sent whole when they have changed something. */
  z.strictObject({ ask: z.literal('preferences'), account }),
  z.strictObject({ ask: z.literal('prefer'), account, preferences: kept }),
  /** The player sets a limit at a station, in cents or ms; null for none. */
  z.strictObject({ ask: z.literal('set limit'), key, account, kind: limitKind, limit: limitValue }),
  /** Two people pay a hit of a jackpot, or void it. */
  z.strictObject({
    ask: z.literal('decide hit'),
    key,
    hit: z.int().min(1),
    pays: z.boolean(),
    reason,
    by: staffId,
    second: staffId,
  }),
  /** Lists, tournaments and a statement for a player whose PIN was right at an idle station, and what they do there. */
  z.strictObject({ ask: z.literal('player desk'), account }),
  z.strictObject({ ask: z.literal('player act'), key, account, act: playerAct }),
  z.strictObject({ ask: z.literal('own statement'), account, day: z.iso.date().nullable() }),
]);
export type HouseRequest = z.infer<typeof request>;

export const pinCheck = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('ok') }),
  z.strictObject({ result: z.literal('wrong'), triesLeft: z.int().min(0) }),
  z.strictObject({ result: z.literal('locked') }),
]);

/** The answer to each request that is not refused. */
export const ANSWERS = {
  card: guest,
  guest,
  pin: pinCheck,
  reserve: z.null(),
  'sign in': staffMember,
  bar: z.null(),
  'lift bar': z.null(),
  bars: z.array(barredPerson).max(500),
  namesakes: z.array(z.strictObject({ account, person: z.string(), born: z.string() })).max(50),
  'bar person': z.int().min(1),
  'lift person bar': z.null(),
  relate: z.null(),
  unrelate: z.null(),
  'keep apart': z.null(),
  'end apart': z.null(),
  'unlock staff': z.null(),
  /** Null: the house has never received any. */
  preferences: kept.nullable(),
  prefer: z.null(),
  'set limit': guest,
  'decide hit': z.null(),
  'player desk': playerDesk,
  'player act': z.null(),
  'own statement': ownStatement,
} as const satisfies Record<HouseRequest['ask'], z.ZodType>;

export type HouseAnswer<Ask extends HouseRequest['ask']> = z.infer<(typeof ANSWERS)[Ask]>;
