/** Tournaments as their rows store them: each is the result of its events. */
import { feesOf } from './books.ts';
import type { HouseReader } from './tables.ts';
import { type Tournament, tournamentRecord } from './tournament/record.ts';

/** Those that are not over. */
export const OPEN = ['entering', 'playing'] as const;

/** Tournaments that hold their tables: such a table may do nothing else until the house reports that it is over. */
export const HELD = ['playing'] as const;

/** Parses the stored state of a tournament. */
export const readTournament = (state: string): Tournament => tournamentRecord.parse(JSON.parse(state));

/** The tournaments with one of these statuses, sorted by number. */
export async function tournamentsIn(db: HouseReader, statuses: typeof OPEN | typeof HELD): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('state')
    .where('status', 'in', statuses)
    .orderBy('number')
    .execute();
  return rows.map(({ state }) => readTournament(state));
}

/** The tournament of a number; null when there is none. */
export async function tournamentOf(db: HouseReader, number: number): Promise<Tournament | null> {
  const row = await db.selectFrom('tournaments').select('state').where('number', '=', number).executeTakeFirst();
  return row === undefined ? null : readTournament(row.state);
}

/** Those that ended under an earlier version, which left their fees where they were. */
export async function tournamentsWithFees(db: HouseReader): Promise<Tournament[]> {
  const left = await db
    .selectFrom('balances')
    .select('account')
    .where('account', 'like', `${feesOf(0).slice(0, -1)}%`)
    .where('balance', '>', 0)
    .execute();
  if (left.length === 0) return [];
  const numbers = left.map(({ account }) => Number(account.slice(feesOf(0).length - 1)));
  const rows = await db
    .selectFrom('tournaments')
    .select('state')
    .where('number', 'in', numbers)
    .where('status', '=', 'over')
    .orderBy('number')
    .execute();
  return rows.map(({ state }) => readTournament(state));
}
