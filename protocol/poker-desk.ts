/**
 * The lists of the poker desk, as screens see them: who waits for which game, who is called, and what the desk can do
 * about them. What the house keeps has schemas of its own, `main/house/desk-record.ts`, so that these may change.
 */
import { z } from 'zod';
import { cents, name } from './fields.ts';

const instant = z.int().min(0);

/**
 * Maximum counts of lists per house, and of tables and names per list: more is refused, because every screen shows all
 * of them.
 */
export const MOST_LISTS = 60;
export const MOST_TABLES = 50;
export const MOST_ENTRIES = 300;
const tableNumber = z.int().min(1).max(9999);
const listId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes');
const entryId = z.int().min(1);
const personName = z.string().trim().min(2, 'two letters of the name').max(40);
const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');
const reason = z.string().trim().min(3, 'a reason of at least three letters').max(200);

/** A player on a list. */
export const deskEntry = z.strictObject({
  id: entryId,
  name: z.string().max(40),
  account: account.nullable(),
  /**
   * Waits for a seat; plays at another table of the same game and wants to change; must move to a table that began
   * earlier.
   */
  kind: z.enum(['list', 'change', 'move']),
  /** `interest`: not in the house yet, or the game is not open. */
  state: z.enum(['interest', 'waiting', 'called']),
  /** When their name was placed on the list. */
  since: instant,
  /** The table where they play, for a change or a move. */
  from: tableNumber.nullable(),
  /** Where a seat is reserved for them, and until when. */
  call: z.strictObject({ table: tableNumber, at: instant, until: instant }).nullable(),
});
export type SentDeskEntry = z.infer<typeof deskEntry>;
export const deskList = z.strictObject({
  id: listId,
  /** The game and its stakes, as called on the wall. */
  label: z.string().max(80),
  /** The tables that play it, in the order in which they started: the main game first. */
  tables: z.array(tableNumber).max(MOST_TABLES),
  /** Tables started later feed the earlier ones. */
  mustMove: z.boolean(),
  /** The game's opening bet, which decides about changes and moves. */
  openingBet: cents,
  /** How long a called player's seat is reserved, minutes. */
  callMinutes: z.int().min(1).max(60),
  /** Tables that have not been full since they opened: they are filled from the waiting list. */
  filling: z.array(tableNumber).max(MOST_TABLES),
  /** When the names of players seated from this list were added to it, by account. */
  placed: z.array(z.strictObject({ account, since: instant })).max(2000),
  entries: z.array(deskEntry).max(MOST_ENTRIES),
});
export const pokerDesk = z.strictObject({ lastEntry: z.int().min(0), lists: z.array(deskList).max(MOST_LISTS) });
const on = { list: listId, entry: entryId };

/** What the poker desk does. */
export const deskAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('open list'),
    list: listId,
    label: z.string().trim().min(2).max(80),
    tables: z.array(tableNumber).max(MOST_TABLES),
    mustMove: z.boolean(),
    openingBet: cents.min(1),
    callMinutes: z.int().min(1).max(60),
  }),
  z.strictObject({ act: z.literal('close list'), list: listId, reason }),
  /** Opens a new game of the list at a table, or takes a table off. */
  z.strictObject({ act: z.literal('open table'), list: listId, table: tableNumber }),
  /** No seat is open there anymore: from now on, table changes come before names of the waiting list. */
  z.strictObject({ act: z.literal('filled'), list: listId, table: tableNumber }),
  z.strictObject({ act: z.literal('take table off'), list: listId, table: tableNumber, reason }),
  z.strictObject({
    act: z.literal('join'),
    list: listId,
    name: personName,
    account: account.nullable(),
    here: z.boolean(),
  }),
  z.strictObject({ act: z.literal('ask change'), list: listId, name: personName, account, from: tableNumber }),
  z.strictObject({ act: z.literal('here'), ...on }),
  /** `skip`: why the desk calls a player out of turn. */
  z.strictObject({ act: z.literal('call'), ...on, table: tableNumber, skip: reason.nullable() }),
  z.strictObject({
    act: z.literal('force move'),
    list: listId,
    name: personName,
    account,
    from: tableNumber,
    to: tableNumber,
  }),
  z.strictObject({ act: z.literal('hold'), ...on, minutes: z.int().min(1).max(60) }),
  z.strictObject({ act: z.literal('seated'), ...on }),
  z.strictObject({ act: z.literal('no show'), ...on }),
  z.strictObject({ act: z.literal('strike'), ...on, reason }),
]);
export type SentDeskAct = z.infer<typeof deskAct>;

/** A list of the poker desk; for each table with an open seat, who is next to be called or has to move there. */
export const deskListShown = deskList.extend({
  /** The players in the list's game, and at which of its tables. */
  players: z.array(z.strictObject({ account: z.string().max(20), name, table: z.int().min(1) })).max(600),
  seats: z.array(
    z.strictObject({
      table: z.int().min(1),
      /** Null while the table cannot be reached. */
      left: z.int().nullable(),
      next: z.int().min(1).nullable(),
      mover: z.strictObject({ account: z.string().max(20), name, from: z.int().min(1) }).nullable(),
    }),
  ),
});
export type DeskListShown = z.infer<typeof deskListShown>;
