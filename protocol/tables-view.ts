/** What the console for all tables of a house shows. */
import { z } from 'zod';
import { name } from './fields.ts';
import { language } from './language.ts';
import { notice } from './notice.ts';
import { deskListShown } from './poker-desk.ts';
import { staffMember } from './staff-member.ts';
import { tableStatus, waitingItem } from './table-status.ts';
import { tournament, tournamentGame } from './tournament.ts';

/** A table as the house knows it: `status` is its last report, null until the first. */
export const tableOfHouse = z.strictObject({
  number: z.int().min(1),
  name,
  /** Its line to the house is up. */
  up: z.boolean(),
  status: tableStatus.nullable(),
});
export type TableOfHouse = z.infer<typeof tableOfHouse>;

/** A floorman's console for all tables of a house. */
export const tablesView = z.strictObject({
  screen: z.literal('tables'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  staff: staffMember.nullable(),
  /**
   * The member of staff whose card was swiped at the console within the last minute. Absent at a console without a
   * reader.
   */
  presented: staffMember.nullable().exactOptional(),
  notice: notice.nullable(),
  /** Opens a line to a table while this sign-in lasts; null when nobody has signed in. */
  ticket: z.string().max(64).nullable(),
  tables: z.array(tableOfHouse).max(999),
  /**
   * What waits in the house rather than at one of its tables: jackpot hits, locked sign-ins, tournaments. `table`: a
   * table where staff can handle it; null where it is not handled at a table, or no table can be reached.
   */
  waiting: z.array(waitingItem.extend({ table: z.int().min(1).nullable() })).max(200),
  /** Tournaments that are not over, and the newest of those that are. */
  tournaments: z.array(tournament).max(60),
  /** The games in which one can be announced. */
  tournamentGames: z.array(tournamentGame).max(20).exactOptional(),
  desk: z.array(deskListShown),
});
export type TablesView = z.infer<typeof tablesView>;
