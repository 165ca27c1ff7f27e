/**
 * The lists of the poker desk as the house keeps and stores them: every act, and the lists that the acts add up to.
 * These schemas belong to the record and are looser than `protocol/poker-desk.ts`, which describes the fields: what
 * screens may send can change, and every act on record must still be readable. That is why the shape stands twice;
 * `tests/main/house/records.test.ts` holds the two alike.
 */
import { z } from 'zod';

const instant = z.int().min(0);
const cents = z.int().min(0);
const tableNumber = z.int().min(1);
const entryId = z.int().min(1);

const entry = z.strictObject({
  id: entryId,
  name: z.string(),
  account: z.string().nullable(),
  kind: z.enum(['list', 'change', 'move']),
  state: z.enum(['interest', 'waiting', 'called']),
  since: instant,
  from: tableNumber.nullable(),
  call: z.strictObject({ table: tableNumber, at: instant, until: instant }).nullable(),
});
export type DeskEntry = z.infer<typeof entry>;

const list = z.strictObject({
  id: z.string(),
  label: z.string(),
  tables: z.array(tableNumber),
  mustMove: z.boolean(),
  openingBet: cents,
  callMinutes: z.int().min(1),
  filling: z.array(tableNumber),
  placed: z.array(z.strictObject({ account: z.string(), since: instant })),
  entries: z.array(entry),
});
export type DeskList = z.infer<typeof list>;

export const deskRecord = z.strictObject({ lastEntry: z.int().min(0), lists: z.array(list) });
export type PokerDesk = z.infer<typeof deskRecord>;

const on = { list: z.string(), entry: entryId };

export const deskActRecord = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('open list'),
    list: z.string(),
    label: z.string(),
    tables: z.array(tableNumber),
    mustMove: z.boolean(),
    openingBet: cents,
    callMinutes: z.int().min(1),
  }),
  z.strictObject({ act: z.literal('close list'), list: z.string(), reason: z.string() }),
  /** Opens a new game of the list at a table, or takes a table off the list. */
  z.strictObject({ act: z.literal('open table'), list: z.string(), table: tableNumber }),
  /** The table has no open seat anymore: from now on changes come before names of the waiting list. */
  z.strictObject({ act: z.literal('filled'), list: z.string(), table: tableNumber }),
  z.strictObject({ act: z.literal('take table off'), list: z.string(), table: tableNumber, reason: z.string() }),
  z.strictObject({
    act: z.literal('join'),
    list: z.string(),
    name: z.string(),
    account: z.string().nullable(),
    here: z.boolean(),
  }),
  z.strictObject({
    act: z.literal('ask change'),
    list: z.string(),
    name: z.string(),
    account: z.string(),
    from: tableNumber,
  }),
  z.strictObject({ act: z.literal('here'), ...on }),
  /** `skip`: why a player is called out of turn. */
  z.strictObject({ act: z.literal('call'), ...on, table: tableNumber, skip: z.string().nullable() }),
  z.strictObject({
    act: z.literal('force move'),
    list: z.string(),
    name: z.string(),
    account: z.string(),
    from: tableNumber,
    to: tableNumber,
  }),
  z.strictObject({ act: z.literal('hold'), ...on, minutes: z.int().min(1) }),
  z.strictObject({ act: z.literal('seated'), ...on }),
  z.strictObject({ act: z.literal('no show'), ...on }),
  z.strictObject({ act: z.literal('strike'), ...on, reason: z.string() }),
]);
export type DeskAct = z.infer<typeof deskActRecord>;
