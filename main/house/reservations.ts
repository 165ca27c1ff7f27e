/**
 * Chips that are off a card and on their way to a table. A table requests them, and seats or declines them; the house
 * never returns a reservation on its own, because it cannot know what the table has done.
 */
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { cardOf, type HouseBooks, onTheWay, tableBook } from './books.ts';
import type { HouseLimits } from './limits.ts';
import type { Outbox } from './outbox.ts';
import type { HousePeople } from './people.ts';
import type { PeopleAtTables } from './people-at-tables.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, ReservationRow } from './tables.ts';
import type { TournamentBook } from './tournament-book.ts';

/** A buy-in as a table requests it. */
export interface Asked {
  readonly key: string;
  readonly account: string;
  readonly amount: number;
  /** Whether the player takes a seat with it, or adds to what they have there. */
  readonly enters: boolean;
}

/** A buy-in that the table has not answered yet. */
export interface OnTheWay extends ReservationRow {
  /** Their name. */
  readonly person: string;
}

const USED_ELSEWHERE = 'The same press came from another table before. Nothing was taken off your card: press again.';

interface ReservationsParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly outbox: Outbox;
  readonly atTables: PeopleAtTables;
  readonly people: () => HousePeople;
  readonly tournaments: () => TournamentBook;
  readonly limits: () => HouseLimits;
}

export class Reservations {
  readonly #parts: ReservationsParts;

  constructor(parts: ReservationsParts) {
    this.#parts = parts;
  }

  /**
   * Takes money off a card and holds it for a table, and informs the table. Refused: `unknown-account`, what the state
   * of the account refuses, `elsewhere` while the person sits or enters at another table, `loss-limit` and `time-limit`
   * by the player's own limits, `conflict` for a key that another table has used, and like `HouseBooks.post`.
   */
  reserve(table: number, { key, account, amount, enters }: Asked, at: number): Promise<Result<null, Refusal>> {
    const { store, books, outbox, atTables, people, tournaments, limits } = this.#parts;
    const asked = { key, account, amount, enters };
    return store.once({ key: `reserve:${table}:${key}`, request: ['reserve', table, asked], at }, async (tx) => {
      // Screens make keys, so one recorded at a table may be sent at another; no two reservations have the same.
      const same = await tx.selectFrom('reservations').select('table').where('key', '=', key).executeTakeFirst();
      if (same !== undefined) return refuse('conflict', USED_ELSEWHERE);
      const player = await atTables.player(tx, account, at);
      if (!player.ok) return player;
      const tournament = await tournaments().at(tx, table);
      if (tournament !== null) {
        return refuse('tournament', `${tournament.terms.name} is played at this table.`);
      }
      const limited = await limits().refuseChips(tx, account, amount, at);
      if (limited !== null) return { ok: false, error: limited };
      const move = { from: cardOf(account), to: onTheWay(table), amount, why: `for table ${table}` };
      const posted = await books.post(tx, tableBook(table), {
        ...{ key: `reserve:${table}:${key}`, moves: [move], at, by: account },
      });
      if (!posted.ok) return posted;
      // The card is locked by now, so nobody can enter two tables at the same moment.
      const elsewhere = await atTables.seatedAt(account, tx);
      if (elsewhere !== null && elsewhere !== table) {
        return refuse('elsewhere', `This card is in use at table ${elsewhere}. One player, one seat.`);
      }
      if (enters) {
        const may = await people().apart.mayPlayAt(tx, account, table);
        if (!may.ok) return may;
      }
      if (enters && elsewhere === null) await tx.insertInto('sittings').values({ account, table, since: at }).execute();
      await tx
        .insertInto('reservations')
        .values({
          ...{ key, table, account, amount, state: 'reserved', seated: 0 },
          enters: enters ? 1 : 0,
          at,
          ended_at: null,
        })
        .execute();
      await outbox.send(tx, table, { kind: 'reserved', key, account, amount, enters, at });
      return ok(null);
    });
  }

  /** What is on its way to each table, oldest first, and whose it is, for the cage. */
  async onTheWay(): Promise<OnTheWay[]> {
    const rows = await this.#parts.store.db
      .selectFrom('reservations')
      .leftJoin('people', 'people.account', 'reservations.account')
      .selectAll('reservations')
      .select('people.name as person')
      .where('state', '=', 'reserved')
      .orderBy('at')
      .orderBy('key')
      .execute();
    return rows.map((row) => ({ ...row, person: row.person ?? row.account }));
  }

  /** The reservation that a table answers. Fails when it was never made for that table, or has been answered. */
  async open(tx: HouseTx, table: number, key: string): Promise<ReservationRow> {
    const row = await tx
      .selectFrom('reservations')
      .selectAll()
      .where('key', '=', key)
      .where('table', '=', table)
      .executeTakeFirst();
    invariant(row !== undefined, () => `table ${table} answers to ${key}, which was never reserved for it`);
    invariant(row.state === 'reserved', () => `table ${table} answers twice to ${key}, which is ${row.state}`);
    return row;
  }

  /** Whether chips with which a player takes a seat at a table are on their way there. */
  async comesIn(tx: HouseTx, table: number, account: string): Promise<boolean> {
    const row = await tx
      .selectFrom('reservations')
      .select('key')
      .where('table', '=', table)
      .where('account', '=', account)
      .where('state', '=', 'reserved')
      .where('enters', '=', 1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The table has seated it or given it back. */
  async ended(tx: HouseTx, key: string, set: Partial<ReservationRow>): Promise<void> {
    await tx.updateTable('reservations').set(set).where('key', '=', key).execute();
  }
}
