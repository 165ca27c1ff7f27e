/** How long somebody had a seat at a table of the house, by what the tables have told: from the chips with which they sat down. */
import type { Span } from './cash-day.ts';
import type { StayRow } from './people-rows.ts';
import type { HouseTx, Reader } from './tables.ts';

export interface Stay {
  readonly table: number;
  readonly account: string;
  /** What was played when they left; null while they sit there. */
  readonly game: string | null;
  /** Of it within the time that was asked for, whole minutes. */
  readonly minutes: number;
}

const MINUTE = 60_000;

/** The rows of the stays that lie in the time at least in part, those that last on among them. */
export const staysIn = (db: Reader, { from, to }: Span) =>
  db
    .selectFrom('stays')
    .selectAll()
    .where('since', '<', to)
    .where((either) => either.or([either('until', 'is', null), either('until', '>', from)]));

/** Every stay that lies in the time at least in part; one that lasts on ends `now`. */
export async function stays(db: Reader, { from, to }: Span, now: number): Promise<Stay[]> {
  const rows = await staysIn(db, { from, to }).orderBy('table').orderBy('number').execute();
  return rows.map(({ table, account, since, until, game }) => {
    const within = Math.min(until ?? Math.max(now, from + 1), to) - Math.max(since, from);
    return { table, account, game, minutes: Math.floor(Math.max(0, within) / MINUTE) };
  });
}

/** Somebody has sat down, as message `number` of the table tells; nothing where they sit there already. */
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

/** They have given up the seat, of that game. Gives the stay that has ended; undefined where none was told. */
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

const openStay = (tx: Reader, table: number, account: string): Promise<StayRow | undefined> =>
  tx
    .selectFrom('stays')
    .selectAll()
    .where('table', '=', table)
    .where('account', '=', account)
    .where('until', 'is', null)
    .executeTakeFirst();
