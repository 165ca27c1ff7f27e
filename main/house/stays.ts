/**
 * How long a player had a seat at a table of the house, as the tables have reported, from the chips with which they sat
 * down.
 */
import type { Span } from './cash-day.ts';
import type { StayRow } from './people-rows.ts';
import type { HouseReader, HouseTx } from './tables.ts';

export interface Stay {
  readonly table: number;
  readonly account: string;
  /** The game they played when they left; null while they sit there. */
  readonly game: string | null;
  /** The part of it within the period, in whole minutes. */
  readonly minutes: number;
}

const MINUTE = 60_000;

/** The rows of the stays that are at least partly in the period, including those that have not ended. */
export const staysIn = (db: HouseReader, { from, to }: Span) =>
  db
    .selectFrom('stays')
    .selectAll()
    .where('since', '<', to)
    .where((either) => either.or([either('until', 'is', null), either('until', '>', from)]));

/** Every stay that is at least partly in the period; one that has not ended counts until `now`. */
export async function stays(db: HouseReader, { from, to }: Span, now: number): Promise<Stay[]> {
  const rows = await staysIn(db, { from, to }).orderBy('table').orderBy('number').execute();
  return rows.map(({ table, account, since, until, game }) => {
    const within = Math.min(until ?? Math.max(now, from + 1), to) - Math.max(since, from);
    return { table, account, game, minutes: Math.floor(Math.max(0, within) / MINUTE) };
  });
}

/** A player has sat down, as message `number` of the table reports; does nothing when they already sit there. */
export async function stayBegun(
  tx: HouseTx,
  table: number,
  number: number,
  account: string,
  since: number,
): Promise<void> {
  if ((await openStay(tx, table, account)) !== undefined) return;
  await tx.insertInto('stays').values({ table, number, account, since, until: null, game: null }).execute();
}

/**
 * A player has given up the seat, in that game. Returns the stay that has ended; undefined when none had been reported.
 */
export async function stayEnded(
  tx: HouseTx,
  table: number,
  account: string,
  until: number,
  game: string,
): Promise<StayRow | undefined> {
  const stay = await openStay(tx, table, account);
  if (stay === undefined) return undefined;
  await tx
    .updateTable('stays')
    .set({ until, game })
    .where('table', '=', table)
    .where('number', '=', stay.number)
    .execute();
  return stay;
}

/** Whether a player has a seat at a table, as far as the table has reported. */
export const isStaying = async (tx: HouseReader, table: number, account: string): Promise<boolean> =>
  (await openStay(tx, table, account)) !== undefined;

const openStay = (tx: HouseReader, table: number, account: string): Promise<StayRow | undefined> =>
  tx
    .selectFrom('stays')
    .selectAll()
    .where('table', '=', table)
    .where('account', '=', account)
    .where('until', 'is', null)
    .executeTakeFirst();
