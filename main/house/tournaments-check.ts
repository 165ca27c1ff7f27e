/** What the audit of a house checks about its tournaments. */
import { canonical } from '../journal/canonical.ts';
import { counted, Fault } from '../journal/check.ts';
import { feesOf, prizesFor } from './books.ts';
import type { HouseReader } from './tables.ts';
import { tournamentAfter } from './tournament/fold.ts';
import { type Tournament, tournamentEvent } from './tournament/record.ts';

/**
 * Checks that each tournament is the result of its events, that what its entries have paid is there until it is in
 * prizes, and that its fees are. Throws `Fault`.
 */
export async function checkTournaments(db: HouseReader): Promise<string> {
  const rows = await db.selectFrom('tournaments').selectAll().orderBy('number').execute();
  const events = await db.selectFrom('tournament_events').selectAll().orderBy('number').execute();
  const balances = await db
    .selectFrom('balances')
    .selectAll()
    .where((either) =>
      either.or([either('account', 'like', 'tournament:%'), either('account', 'like', 'tournament-fee:%')]),
    )
    .execute();
  const held = new Map(balances.map(({ account, balance }) => [account, balance]));
  const byTournament = Map.groupBy(events, ({ tournament }) => tournament);
  for (const { number, status, state } of rows) {
    const come = (byTournament.get(number) ?? []).reduce<Tournament | null>(
      (before, { at, body }) => tournamentAfter(before, tournamentEvent.parse(JSON.parse(body)), at),
      null,
    );
    byTournament.delete(number);
    const name = `tournament ${number}`;
    if (come === null || canonical(come) !== state || come.status !== status) {
      throw new Fault(`${name} is not what its events have come to`);
    }
    const paid = come.entries.filter((entry) => entry.state !== 'withdrawn').length;
    const due = come.status === 'over' ? 0 : paid * come.terms.entry;
    if ((held.get(prizesFor(number)) ?? 0) !== due) {
      throw new Fault(`the prizes of ${name} are not what its entries have paid`);
    }
    if ((held.get(feesOf(number)) ?? 0) !== paid * come.terms.fee - (come.feesTaken ?? 0)) {
      throw new Fault(`the fees of ${name} are not those of its entries`);
    }
  }
  const [stray] = byTournament.keys();
  if (stray !== undefined) throw new Fault(`events are there of tournament ${stray}, which is not`);
  return `${counted(rows.length, 'tournament')}, entries and prizes to the cent`;
}
