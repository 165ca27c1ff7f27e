/**
 * Where the players of a tournament sit: seats are drawn by lot, tables stay within one player of each other, and the
 * last table is broken first.
 */

import type { Lot } from '../../../games/hand-start.ts';
import type { Tournament, TournamentEntry, TournamentPlace } from './record.ts';
import { inPlay, takesEntries } from './standing.ts';

/** An entry and the place to which it is called or at which it is seated. */
interface Drawn {
  readonly entry: number;
  readonly at: TournamentPlace;
}

/** Whether the house keeps two accounts apart. */
export type Apart = (one: string, other: string) => boolean;

/** Nobody is kept apart. */
const NOBODY: Apart = () => false;

/** All in a random order, every order equally likely. */
export function shuffled<T>(all: readonly T[], lot: Lot): T[] {
  const rest = [...all];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(lot(rest.length), 1));
  return order;
}

const seatNumbers = (seats: number): number[] => Array.from({ length: seats }, (_, nth) => nth + 1);

/** The table at which an entry sits or to which it is called. */
const tableOf = ({ where, to }: TournamentEntry): number | null => to?.table ?? where?.table ?? null;

/** Tables that have players or will have some, in the order of the tournament. */
export const tablesInPlay = (tournament: Tournament): number[] => {
  const used = new Set(inPlay(tournament).map(tableOf));
  return tournament.tables.filter((table) => used.has(table));
};

/** The players of a table, including those who are called there, without those who are called away. */
export const playersOf = (tournament: Tournament, table: number): TournamentEntry[] =>
  inPlay(tournament).filter((entry) => tableOf(entry) === table);

/**
 * Seats of a table that nobody has or is called to. A seat that a player is leaving stays taken until they have left
 * it.
 */
export function openSeats(tournament: Tournament, table: number): number[] {
  const taken = new Set(
    tournament.entries.flatMap(({ where, to }) => [
      ...(where?.table === table ? [where.seat] : []),
      ...(to?.table === table && to.seat !== null ? [to.seat] : []),
    ]),
  );
  return seatNumbers(tournament.terms.seats).filter((seat) => !taken.has(seat));
}

/**
 * Open seats of a table for one more player: none when those who sit there or are called there fill it, though seats
 * that are yet to be drawn look open.
 */
export const seatsForOneMore = (tournament: Tournament, table: number): number[] =>
  playersOf(tournament, table).length < tournament.terms.seats ? openSeats(tournament, table) : [];

/**
 * The first seats of all players: as few tables as hold everybody, filled in turn by lot; players whom the house keeps
 * apart are drawn at different tables.
 */
export function drawSeats(tournament: Tournament, lot: Lot, apart: Apart = NOBODY): Drawn[] {
  const { tables, terms } = tournament;
  const drawn = shuffled(inPlay(tournament), lot);
  const players = setApart(drawn, Math.ceil(drawn.length / terms.seats), apart);
  const used = tables.slice(0, Math.ceil(players.length / terms.seats));
  const seats = new Map(used.map((table) => [table, shuffled(seatNumbers(terms.seats), lot)]));
  return players.flatMap(({ id }, nth): Drawn[] => {
    const table = used[nth % used.length];
    const seat = table === undefined ? undefined : seats.get(table)?.pop();
    return table === undefined || seat === undefined ? [] : [{ entry: id, at: { table, seat } }];
  });
}

/**
 * The same players in an order in which nobody is dealt to a table with somebody they are kept apart from, where that
 * is possible: the nth goes to table n modulo `tables`. Of two who would be together, the later one trades places with
 * the first player for whom that puts nobody together.
 */
function setApart(drawn: readonly TournamentEntry[], tables: number, apart: Apart): TournamentEntry[] {
  const order = [...drawn];
  const meets = (who: TournamentEntry, place: number): boolean =>
    order.some((other, nth) => nth % tables === place % tables && other !== who && apart(who.account, other.account));
  const change = (one: number, other: number): void => {
    const [here, there] = [order[one], order[other]];
    if (here && there) [order[one], order[other]] = [there, here];
  };
  drawn.forEach((_, nth) => {
    const one = order[nth];
    if (one === undefined || !meets(one, nth)) return;
    const place = order.findIndex((other, at) => {
      if (at % tables === nth % tables) return false;
      change(nth, at);
      const isFine = !meets(other, nth) && !meets(one, at);
      change(nth, at);
      return isFine;
    });
    if (place >= 0) change(nth, place);
  });
  return order;
}

/**
 * A seat for a player who enters late: at the smallest table in play, or at one more table when all of those are full.
 * Null when every table is full.
 */
export function seatForOneMore(
  tournament: Tournament,
  lot: Lot,
  account = '',
  apart: Apart = NOBODY,
): TournamentPlace | null {
  const table = smallest(tournament, tablesInPlay(tournament), lot, { account, apart }) ?? nextTable(tournament);
  return table === null ? null : drawnSeat(tournament, table, lot);
}

const nextTable = (tournament: Tournament): number | null => {
  const used = tablesInPlay(tournament);
  return tournament.tables.find((table) => !used.includes(table)) ?? null;
};

function drawnSeat(tournament: Tournament, table: number, lot: Lot): TournamentPlace | null {
  const open = seatsForOneMore(tournament, table);
  const seat = open[open.length === 0 ? 0 : lot(open.length)];
  return seat === undefined ? null : { table, seat };
}

/** The player to be seated, and from whom they are kept apart. */
interface Newcomer {
  readonly account: string;
  readonly apart: Apart;
}

const meetsAt = (tournament: Tournament, table: number, { account, apart }: Newcomer): boolean =>
  playersOf(tournament, table).some((other) => apart(account, other.account));

/**
 * Among these tables, one with the fewest players that has an open seat, drawn if there are several; if possible, one
 * where nobody sits from whom the player is kept apart. Null when there is no seat.
 */
function smallest(tournament: Tournament, tables: readonly number[], lot: Lot, who: Newcomer): number | null {
  const open = tables.filter((table) => seatsForOneMore(tournament, table).length > 0);
  const free = open.filter((table) => !meetsAt(tournament, table, who));
  const withRoom = free.length > 0 ? free : open;
  const fewest = Math.min(...withRoom.map((table) => playersOf(tournament, table).length));
  const those = withRoom.filter((table) => playersOf(tournament, table).length === fewest);
  return those[those.length === 0 ? 0 : lot(those.length)] ?? null;
}

/** Tables where nobody in the tournament sits and to which nobody is called, and that no late entry could need. */
export function tablesToFree(tournament: Tournament): number[] {
  if (tournament.status !== 'playing' || takesEntries(tournament)) return [];
  const used = new Set(tournament.entries.flatMap(({ where, to }) => [where?.table, to?.table]));
  return tournament.tables.filter((table) => !used.has(table));
}

/**
 * A player who has to leave their seat for a place at another table, or for one that is drawn when all have left
 * theirs.
 */
export interface Call {
  readonly entry: number;
  readonly to: { readonly table: number; readonly seat: number | null };
  readonly why: string;
}

/** Seats a list of players one after the other, each at the smallest of the remaining tables. */
export function placed(
  tournament: Tournament,
  movers: readonly TournamentEntry[],
  from: number,
  lot: Lot,
  apart: Apart = NOBODY,
): Call[] {
  const calls: Call[] = [];
  let after = tournament;
  for (const { id, account } of movers) {
    const others = tablesInPlay(after).filter((table) => table !== from);
    const table = smallest(after, others, lot, { account, apart });
    const to = table === null ? null : drawnSeat(after, table, lot);
    if (to === null) break;
    calls.push({ entry: id, to, why: `table ${from} is broken` });
    after = withCall(after, id, to);
  }
  return calls;
}

const withCall = (tournament: Tournament, entry: number, to: TournamentPlace): Tournament => ({
  ...tournament,
  entries: tournament.entries.map((one) => (one.id === entry ? { ...one, state: 'moving', to } : one)),
});

/**
 * Who has to move now; nobody while a player is on the way. First, tables that are no longer needed are broken, the
 * last of them first; when one table is left, all of its players draw new seats: the final table. Otherwise, when a
 * table has two players more than another, the player who has the big blind there next moves (WSOP-T, TDA), or one
 * drawn by lot when that is not known.
 */
export function movesDue(tournament: Tournament, lot: Lot, apart: Apart = NOBODY): Call[] {
  const players = inPlay(tournament);
  if (players.some(({ state }) => state !== 'playing')) return [];
  // A disqualified player's seat is free as soon as their table has released them.
  if (tournament.entries.some(({ state, where }) => state === 'out' && where !== null)) return [];
  const used = tablesInPlay(tournament);
  const last = used.at(-1);
  if (last === undefined || used.length < 2) return [];
  const needed = Math.ceil(players.length / tournament.terms.seats);
  if (needed === 1) return finalTable(tournament, used, players);
  if (needed < used.length) return placed(tournament, shuffled(playersOf(tournament, last), lot), last, lot, apart);
  return balance(tournament, used, lot, apart);
}

function finalTable(tournament: Tournament, used: readonly number[], players: readonly TournamentEntry[]): Call[] {
  const [table] = used;
  if (table === undefined) return [];
  const why = players.length === tournament.terms.seats ? 'the final table' : 'the last table';
  return players.map(({ id }) => ({ entry: id, to: { table, seat: null }, why }));
}

function balance(tournament: Tournament, used: readonly number[], lot: Lot, apart: Apart): Call[] {
  const counted = used
    .map((table) => ({ table, players: playersOf(tournament, table) }))
    .toSorted((a, b) => a.players.length - b.players.length);
  const [small, large] = [counted[0], counted.at(-1)];
  if (!small || !large || large.players.length - small.players.length < 2) return [];
  const big = tournament.nextBig.find(({ table }) => table === large.table)?.entry;
  const free = large.players.filter(({ account }) => !meetsAt(tournament, small.table, { account, apart }));
  const movers = free.length > 0 ? free : large.players;
  const mover = movers.find(({ id }) => id === big) ?? movers[lot(movers.length)];
  const to = drawnSeat(tournament, small.table, lot);
  return mover && to ? [{ entry: mover.id, to, why: 'the tables are balanced' }] : [];
}

/** The places of those who were called to a table where seats are drawn when all have left theirs; none before that. */
export function drawsDue(tournament: Tournament, lot: Lot): Drawn[] {
  const called = tournament.entries.filter(({ to, state }) => state === 'moving' && to !== null && to.seat === null);
  if (called.length === 0 || called.some(({ where }) => where !== null)) return [];
  const table = called[0]?.to?.table ?? 0;
  const seats = shuffled(openSeats(tournament, table), lot);
  return called.flatMap(({ id }, nth): Drawn[] => {
    const seat = seats[nth];
    return seat === undefined ? [] : [{ entry: id, at: { table, seat } }];
  });
}
