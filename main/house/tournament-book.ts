/**
 * Tournaments as the house stores them: every event in a chain, the resulting state, the money of entries and prizes,
 * and what the tables are sent, all in one transaction. Tournament chips are in no book: only entries, fees and prizes
 * are.
 */
import { randomInt } from 'node:crypto';
import type { Lot } from '../../games/hand-start.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { MOST_CHIPS, type TournamentAct } from '../../protocol/tournament.ts';
import { canonical } from '../journal/canonical.ts';
import { prizesFor, tournamentBook } from './books.ts';
import type { TableMessage } from './messages.ts';
import type { HouseReader, HouseTables, HouseTx } from './tables.ts';
import { tournamentAfter } from './tournament/fold.ts';
import { accountsOf, movesOf } from './tournament/money.ts';
import { ordersOf, planChanged, planOf } from './tournament/orders.ts';
import type { Tournament, TournamentEntry, TournamentEvent } from './tournament/record.ts';
import { asked, follows, type TournamentFacts, withAllThatFollows } from './tournament/rules.ts';
import { inPlay } from './tournament/standing.ts';
import { apartIn, factsOf, ofTables } from './tournament-facts.ts';
import type { Reached, TournamentHouse } from './tournament-house.ts';
import { HELD, OPEN, readTournament, tournamentOf, tournamentsIn, tournamentsWithFees } from './tournament-rows.ts';
import { noteWithheld } from './withheld.ts';

export const TOURNAMENT_CHAIN = 'tournaments';

/** The row of an event as its hash covers it. */
export const hashedTournamentEvent = ({
  tournament,
  at,
  by,
  body,
}: Omit<HouseTables['tournament_events'], 'number' | 'hash'>) => [tournament, at, by, body];

/** Who has asked, and when. */
interface Asking {
  readonly key: string;
  readonly at: number;
  readonly by: string;
  /** Null when the caller does not know. */
  readonly reached: Reached | null;
}

type TournamentMessage = Extract<TableMessage, { kind: 'tournament hand' | 'tournament lifted' | 'tournament ready' }>;

/** How many tournaments that are over are still shown. */
const SHOWN_OVER = 20;

/** How many may be open at a time: a screen shows no more than these and those that are over. */
const MOST_OPEN = 40;

/** Acts that take entries off cards, or pay them back. */
const MOVES_MONEY: ReadonlySet<TournamentAct['act']> = new Set(['enter', 'withdraw', 'cancel']);

export class TournamentBook {
  readonly #house: TournamentHouse;
  readonly #lot: Lot;
  readonly #listeners = new Set<() => void>();
  /** Open tournaments as they were read last, by number: one whose hash has changed is read again. */
  readonly #read = new Map<number, { readonly hash: string; readonly tournament: Tournament }>();

  constructor(house: TournamentHouse) {
    this.#house = house;
    this.#lot = house.lot ?? ((n) => randomInt(n));
  }

  /**
   * Calls back when another tournament is full and waits, or one no longer does; the change may not be committed yet.
   * Returns the function that unsubscribes.
   */
  onWaits(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /**
   * Tournaments that are not over, sorted by number. One that has not changed since it was last read is not read again.
   */
  async open(): Promise<Tournament[]> {
    const { db } = this.#house.store;
    const ends = await db
      .selectFrom('tournaments')
      .select('tournaments.number')
      .select((outer) =>
        outer
          .selectFrom('tournament_events')
          .select('hash')
          .whereRef('tournament_events.tournament', '=', 'tournaments.number')
          .orderBy('tournament_events.number', 'desc')
          .limit(1)
          .as('hash'),
      )
      .where('status', 'in', OPEN)
      .orderBy('tournaments.number')
      .execute();
    const all: Tournament[] = [];
    for (const { number, hash } of ends) {
      const known = this.#read.get(number);
      const tournament = known?.hash === hash ? known.tournament : await tournamentOf(db, number);
      if (tournament === null) continue;
      if (hash !== null) this.#read.set(number, { hash, tournament });
      all.push(tournament);
    }
    const open = new Set(ends.map(({ number }) => number));
    for (const number of this.#read.keys()) if (!open.has(number)) this.#read.delete(number);
    return all;
  }

  /** Every tournament that is not over, and the newest that are, sorted by number. */
  async list(db: HouseReader = this.#house.store.db): Promise<Tournament[]> {
    const over = await db
      .selectFrom('tournaments')
      .select('state')
      .where('status', 'not in', OPEN)
      .orderBy('number', 'desc')
      .limit(SHOWN_OVER)
      .execute();
    const all = [...(await tournamentsIn(db, OPEN)), ...over.map(({ state }) => readTournament(state))];
    return all.toSorted((a, b) => a.id - b.id);
  }

  /** By account, why a player who has entered a tournament that has not begun may not play now. */
  mayNotPlay(tournaments: readonly Tournament[], at: number): Promise<ReadonlyMap<string, string>> {
    const waiting = tournaments.filter(({ status }) => status === 'entering').flatMap(inPlay);
    return this.#house.mayNotPlay(this.#house.store.db, [...new Set(waiting.map(({ account }) => account))], at);
  }

  /**
   * Does what the director asks for, once per key. Returns the number of the tournament. Refused like `asked`, and like
   * `HouseBooks.post`.
   */
  act(act: TournamentAct, { key, at, by, reached }: Asking): Promise<Result<number, Refusal>> {
    const { store } = this.#house;
    return store.once({ key: `tournament:${key}`, request: ['tournament', act], at }, async (tx) => {
      const halt = MOVES_MONEY.has(act.act) ? this.#house.halted() : null;
      if (halt !== null) return { ok: false, error: halt };
      await store.chainEnd(tx, TOURNAMENT_CHAIN);
      if (act.act === 'announce') return this.#announce(tx, act, { at, by });
      const tournament = await tournamentOf(tx, act.tournament);
      if (tournament === null) return refuse('no such tournament', `There is no tournament ${act.tournament}.`);
      const known = act.act === 'enter' ? await this.#house.player(tx, act.account, at) : ok('');
      if (!known.ok) return known;
      const limited = act.act === 'enter' ? await this.#limited(tx, tournament, act.account, at) : null;
      if (limited !== null) return { ok: false, error: limited };
      const facts = { ...(await factsOf(this.#house, tx, tournament, { reached, at })), name: known.value };
      const come = asked(tournament, act, facts, this.#lot);
      if (!come.ok) return come;
      const done = await this.#happen(tx, tournament, come.value, { at, by, facts });
      return done.ok ? ok(tournament.id) : done;
    });
  }

  /** Why the player's own limits do not let them enter now; null when they do. */
  #limited(tx: HouseTx, { terms }: Tournament, account: string, at: number): Promise<Refusal | null> {
    return this.#house.mayPay(tx, account, terms.entry + terms.fee, at);
  }

  /** Does what is due because of the time. True when something has changed. */
  async due(reached: Reached, at: number): Promise<boolean> {
    const { store } = this.#house;
    // A transaction is opened only when something may be due, and checks it again.
    const open = [...(await tournamentsIn(store.db, OPEN)), ...(await this.#withFees(store.db))];
    if (open.length === 0) return false;
    const maybe = await this.#dueOf(store.db, open, reached, at);
    if (maybe.length === 0) return false;
    return store.transact(async (tx) => {
      await store.chainEnd(tx, TOURNAMENT_CHAIN);
      const now = [...(await tournamentsIn(tx, OPEN)), ...(await this.#withFees(tx))];
      const due = await this.#dueOf(tx, now, reached, at);
      for (const { tournament, events, facts } of due) {
        const done = await this.#happen(tx, tournament, events, { at, by: null, facts });
        invariant(done.ok, () => `tournament ${tournament.id}: what is due cannot be posted`);
      }
      return due.length > 0;
    });
  }

  /** Those that ended under an earlier version, which left their fees where they were. */
  async #withFees(db: HouseReader): Promise<Tournament[]> {
    return this.#house.halted() === null ? tournamentsWithFees(db) : [];
  }

  async #dueOf(db: HouseReader, open: readonly Tournament[], reached: Reached, at: number) {
    const due = [];
    for (const tournament of open) {
      const facts = await factsOf(this.#house, db, tournament, { reached, at });
      const events = follows(tournament, facts, this.#lot, at);
      if (events.length > 0) due.push({ tournament, events, facts });
    }
    return due;
  }

  /** Applies a table's message about a tournament, in the transaction of that message. */
  async told(tx: HouseTx, table: number, message: TournamentMessage): Promise<void> {
    await this.#house.store.chainEnd(tx, TOURNAMENT_CHAIN);
    const tournament = await tournamentOf(tx, message.tournament);
    invariant(
      tournament !== null,
      () => `table ${table} tells of tournament ${message.tournament}, which is not there`,
    );
    const of = { tournament: tournament.id };
    const facts = { tableRefusal: () => null, apart: await apartIn(tx), ...ofTables(this.#house) };
    const event = eventOf(message, of, table);
    const done = await this.#happen(tx, tournament, [event], { at: this.#house.now(), by: null, facts });
    invariant(done.ok, () => `tournament ${tournament.id}: what has followed cannot be posted`);
  }

  /** The table that a tournament holds for a player; null when none does. */
  async seatOf(db: HouseReader, account: string): Promise<number | null> {
    for (const { entries } of await tournamentsIn(db, HELD)) {
      const entry = entries.find((one) => one.account === account && one.state !== 'out' && one.where !== null);
      if (entry?.where) return entry.where.table;
    }
    return null;
  }

  /** The tournament that holds a table; null when none does. */
  async at(db: HouseReader, table: number): Promise<Tournament | null> {
    return (await tournamentsIn(db, HELD)).find(({ tables }) => tables.includes(table)) ?? null;
  }

  async #announce(
    tx: HouseTx,
    { terms, tables }: Extract<TournamentAct, { act: 'announce' }>,
    { at, by }: { readonly at: number; readonly by: string },
  ): Promise<Result<number, Refusal>> {
    if ((await tournamentsIn(tx, OPEN)).length >= MOST_OPEN) {
      return refuse('too many', `${MOST_OPEN} tournaments are open, the maximum: end or cancel one first.`);
    }
    const known = new Set((await tx.selectFrom('tables').select('number').execute()).map(({ number }) => number));
    const stranger = tables.find((table) => !known.has(table));
    if (stranger !== undefined) return refuse('no such table', `There is no table ${stranger}.`);
    if (new Set(tables).size < tables.length) return refuse('twice', 'The same table is named twice.');
    if (terms.most * terms.stack > MOST_CHIPS) {
      return refuse(
        'too many chips',
        `${terms.most} entries of ${terms.stack} chips are more than ${MOST_CHIPS} chips.`,
      );
    }
    if (terms.starts === 'when full' && terms.most > tables.length * terms.seats) {
      return refuse(
        'no seats',
        `${terms.most} may enter, but its tables have only ${tables.length * terms.seats} seats.`,
      );
    }
    const newest = await tx
      .selectFrom('tournaments')
      .select((select) => select.fn.max<number | null>('number').as('number'))
      .executeTakeFirst();
    const event: TournamentEvent = {
      ...{ event: 'announced', tournament: (newest?.number ?? 0) + 1, terms, tables: [...tables] },
    };
    const announced = tournamentAfter(null, event, at);
    await this.#record(tx, event, { at, by });
    await tx
      .insertInto('tournaments')
      .values({ number: announced.id, status: announced.status, state: canonical(announced) })
      .execute();
    return ok(announced.id);
  }

  /** Writes events with everything that follows from them: money moved, tables informed. */
  async #happen(
    tx: HouseTx,
    before: Tournament,
    events: readonly TournamentEvent[],
    { at, by, facts }: { readonly at: number; readonly by: string | null; readonly facts: TournamentFacts },
  ): Promise<Result<null, Refusal>> {
    const all = withAllThatFollows(before, events, { facts, lot: this.#lot, now: at });
    let state = before;
    for (const [nth, followed] of all.events.entries()) {
      const event = await this.#asPaid(tx, state, followed, at);
      const after = tournamentAfter(state, event, at);
      await this.#record(tx, event, { at, by: nth < events.length ? by : null });
      const posted = await this.#post(tx, { before: state, after, event }, { at, by });
      if (!posted.ok) return posted;
      await this.#seats(tx, { before: state, after, event }, at);
      for (const { table, order } of ordersOf(state, after, event, at)) await this.#house.send(tx, table, order);
      state = after;
    }
    if (planChanged(before, state)) {
      for (const table of state.tables) await this.#house.send(tx, table, planOf(state, at));
    }
    await tx
      .updateTable('tournaments')
      .set({ status: state.status, state: canonical(state) })
      .where('number', '=', state.id)
      .execute();
    if (before.waits !== undefined || state.waits !== undefined) for (const run of this.#listeners) run();
    return ok(null);
  }

  /** A tournament does not pay a player who may not be paid: their prize is set aside under a number of its own. */
  async #asPaid(
    tx: HouseTx,
    { id, entries }: Tournament,
    event: TournamentEvent,
    at: number,
  ): Promise<TournamentEvent> {
    if (event.event !== 'over') return event;
    const prizes: typeof event.prizes = [];
    for (const prize of event.prizes) {
      const { entry, place, amount } = prize;
      const account = entries.find((one) => one.id === entry)?.account ?? '';
      const why = amount === 0 ? null : await this.#house.whyUnpaid(tx, account, at);
      prizes.push(why === null ? prize : { ...prize, withheld: why });
      if (why === null) continue;
      const row = { source: prizesFor(id), event: entry, part: `place ${place}`, account, amount, why, at };
      await noteWithheld(this.#house.store, tx, row);
    }
    return { ...event, prizes };
  }

  async #record(
    tx: HouseTx,
    event: TournamentEvent,
    { at, by }: { readonly at: number; readonly by: string | null },
  ): Promise<void> {
    const row = { tournament: event.tournament, at, by, body: canonical(event) };
    const { number, hash } = await this.#house.store.append(tx, TOURNAMENT_CHAIN, hashedTournamentEvent(row));
    await tx
      .insertInto('tournament_events')
      .values({ number, ...row, hash })
      .execute();
  }

  /**
   * Moves the money of an event: entries and fees off the cards, back before the start, prizes onto them at the end.
   */
  async #post(
    tx: HouseTx,
    { before, after, event }: TournamentChange,
    { at, by }: { readonly at: number; readonly by: string | null },
  ): Promise<Result<unknown, Refusal>> {
    const { id } = after;
    const { name } = after.terms;
    const moves = movesOf(before, after, event);
    if (moves.length === 0) return ok(null);
    const key = 'entry' in event ? `${event.event}:${id}:${event.entry}` : `${event.event}:${id}`;
    const posted = await this.#house.books.post(tx, tournamentBook(id), { key, moves, at, by, note: name });
    if (posted.ok) await this.#house.tell(tx, accountsOf(after, event), at);
    return posted;
  }

  /** Records where players sit, because one player has one seat in the house. */
  async #seats(tx: HouseTx, { before, after, event }: TournamentChange, at: number): Promise<void> {
    for (const entry of after.entries) {
      const was = before.entries.find(({ id }) => id === entry.id)?.where ?? null;
      const gone = event.event === 'over' ? was : was?.table === entry.where?.table ? null : was;
      if (gone !== null) {
        const { account } = entry;
        await tx.deleteFrom('sittings').where('account', '=', account).where('table', '=', gone.table).execute();
      }
    }
    if (event.event !== 'seated') return;
    const { account } = after.entries.find(({ id }) => id === event.entry) as TournamentEntry;
    // A player who sits at another table for money is at this one once they have left it.
    await tx
      .insertInto('sittings')
      .values({ account, table: event.at.table, since: at })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute();
    await this.#house.tell(tx, [account], at);
  }
}

/** An event, and the tournament before and after it. */
interface TournamentChange {
  readonly before: Tournament;
  readonly after: Tournament;
  readonly event: TournamentEvent;
}

/** What a table has reported, as an event of the tournament. */
function eventOf(message: TournamentMessage, of: { readonly tournament: number }, table: number): TournamentEvent {
  switch (message.kind) {
    case 'tournament hand': {
      const { stacks, nextBig, round } = message;
      return { event: 'hand', ...of, table, stacks, nextBig, ...(round === undefined ? {} : { round }) };
    }
    case 'tournament lifted':
      return { event: 'lifted', ...of, entry: message.entry, stack: message.chips };
    case 'tournament ready':
      return { event: 'ready', ...of, table };
  }
}
