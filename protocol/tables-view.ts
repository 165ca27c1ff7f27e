/** What the console over all tables of a house shows. */
import { z } from 'zod';
import { name } from './fields.ts';
import { language } from './language.ts';
import { notice } from './notice.ts';
import { deskListShown } from './poker-desk.ts';
import { staffMember } from './staff-member.ts';
import { tableStatus, waitingItem } from './table-status.ts';
import { tournament, tournamentGame } from './tournament.ts';

/** A table of a house as the house knows it: `status` is what it told last, null as long as it has told nothing. */
export const tableOfHouse = z.strictObject({
  number: z.int().min(1),
  name,
  /** Its line to the house is up. */
  up: z.boolean(),
  status: tableStatus.nullable(),
});
export type TableOfHouse = z.infer<typeof tableOfHouse>;

/** The console of a floorman over all tables of a house. */
export const tablesView = z.strictObject({
  screen: z.literal('tables'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  staff: staffMember.nullable(),
  /** Whose staff card was swiped at the console within the last minute. Absent: at none that has a reader. */
  presented: staffMember.nullable().exactOptional(),
  notice: notice.nullable(),
  /** What opens a line to a table, for as long as this sign-in lasts; null when nobody has signed in. */
  ticket: z.string().max(64).nullable(),
  tables: z.array(tableOfHouse).max(999),
  /**
   * What waits in the house itself, at no table of its own: hits, locked sign-ins, tournaments. `table`: one at which it can be seen
   * to; null where that is not done at a table, or none can be reached.
   */
  waiting: z.array(waitingItem.extend({ table: z.int().min(1).nullable() })).max(200),
  /** Tournaments that are not over, and the newest that are. */
  tournaments: z.array(tournament).max(60),
  /** The games that one may be announced in. */
  tournamentGames: z.array(tournamentGame).max(20).exactOptional(),
  desk: z.array(deskListShown),
});
export type TablesView = z.infer<typeof tablesView>;
