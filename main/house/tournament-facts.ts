/** What the rules of a tournament need to know from the house: its tables, and whom it keeps apart. */
import type { HouseReader } from './tables.ts';
import type { Tournament } from './tournament/record.ts';
import type { TournamentFacts } from './tournament/rules.ts';
import type { Apart } from './tournament/seating.ts';
import { inPlay } from './tournament/standing.ts';
import type { Reached, TournamentHouse } from './tournament-house.ts';
import { HELD, tournamentsIn } from './tournament-rows.ts';

/** Whether prizes can be paid: while the house or one of the tournament's tables has a fault, no prize is paid. */
export function ofTables(house: TournamentHouse): Pick<TournamentFacts, 'knowsRounds' | 'endWaits'> {
  const { halted, table: of } = house;
  return {
    knowsRounds: (table) => of(table).rounds,
    endWaits: ({ tables }) => {
      const halt = halted();
      if (halt !== null) return halt.message;
      const at = tables.find((table) => of(table).fault !== null);
      return at === undefined ? null : `Table ${at} does not deal: ${of(at).fault}`;
    },
  };
}

/** Why each table cannot be used now, and who may no longer play. */
export async function factsOf(
  house: TournamentHouse,
  db: HouseReader,
  tournament: Tournament,
  { reached, at }: { readonly reached: Reached | null; readonly at: number },
): Promise<TournamentFacts> {
  const known = { apart: await apartIn(db), ...ofTables(house), noMoney: house.halted()?.message ?? null };
  if (tournament.status !== 'entering') return { tableRefusal: () => null, ...known };
  if (reached === null) return { tableRefusal: () => null, beginsLater: true, ...known };
  const hit = await house.heldByHit(db, tournament.tables);
  const others = (await tournamentsIn(db, HELD)).filter(({ id }) => id !== tournament.id);
  const sittings = await db.selectFrom('sittings').select('table').where('table', 'in', tournament.tables).execute();
  const coming = await db
    .selectFrom('reservations')
    .select('table')
    .where('state', '=', 'reserved')
    .where('table', 'in', tournament.tables)
    .execute();
  const used = new Set([...sittings, ...coming].map(({ table }) => table));
  const entered = inPlay(tournament).map(({ account }) => account);
  return {
    ...known,
    mayNotPlay: await house.mayNotPlay(db, entered, at),
    tableRefusal: (table) => {
      const other = others.find(({ tables }) => tables.includes(table));
      if (other) return `${other.terms.name} is played at table ${table}.`;
      if (hit.has(table)) return `A jackpot was hit at table ${table}: decide that first.`;
      if (used.has(table)) return `Players are playing for money at table ${table}: they have to leave it first.`;
      return reached.has(table) ? null : `Table ${table} cannot be reached, or its program is too old for tournaments.`;
    },
  };
}

/** Whom the house keeps apart. */
export async function apartIn(db: HouseReader): Promise<Apart> {
  const pairs = new Set((await db.selectFrom('apart').selectAll().execute()).map(({ a, b }) => `${a} ${b}`));
  return (one, other) => pairs.has(one < other ? `${one} ${other}` : `${other} ${one}`);
}
