/** Tournaments as their rows have them: each is what its events have come to. */
import type { Tournament } from '../../protocol/tournament.ts';
import { feesOf } from './books.ts';
import type { Reader } from './tables.ts';
import { tournamentRecord } from './tournament/record.ts';

/** Those that are not over. */
export const OPEN = ['entering', 'playing'] as const;

/** A table that has been told to may do nothing else, until it is told that it is over. */
export const HELD = ['playing'] as const;

/** A tournament out of what its row keeps. */
export const readTournament = (state: string): Tournament => tournamentRecord.parse(JSON.parse(state));

/** Those that stand so, in order of their numbers. */
export async function tournamentsIn(db: Reader, statuses: typeof OPEN | typeof HELD): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('state')
    .where('status', 'in', statuses)
    .orderBy('number')
    .execute();
  return rows.map(({ state }) => readTournament(state));
}

/** The tournament of a number; null when there is none. */
export async function tournamentOf(db: Reader, number: number): Promise<Tournament | null> {
  const row = await db.selectFrom('tournaments').select('state').where('number', '=', number).executeTakeFirst();
  return row === undefined ? null : readTournament(row.state);
}

/** Those that ended under a program that left their fees where they were. */
export async function tournamentsWithFees(db: Reader): Promise<Tournament[]> {
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
