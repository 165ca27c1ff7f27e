/**
 * What tables report to their house: chips seated, declined and cashed out, what was taken and hit, and tournaments.
 * Each message is applied once, with its effect in one transaction, in the order of its numbers.
 */
import { invariant } from '../../games/result.ts';
import { canonical } from '../journal/canonical.ts';
import { genesis, linkHash } from '../journal/chain.ts';
import { StoreError } from '../journal/store-error.ts';
import {
  cardOf,
  documentName,
  type HouseBooks,
  type HouseMove,
  isJackpot,
  onTable,
  onTheWay,
  tableBook,
} from './books.ts';
import { hashedMessage } from './hashed-message.ts';
import type { HouseJackpots } from './jackpots.ts';
import { type TableMessage, tableMessage } from './messages.ts';
import type { HousePeople } from './people.ts';
import type { PeopleAtTables } from './people-at-tables.ts';
import type { HousePoints } from './points.ts';
import type { Reservations } from './reservations.ts';
import { isStaying, stayBegun, stayEnded } from './stays.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';
import type { TournamentBook } from './tournament-book.ts';

/** A slip whose money has come: it has been on the card since then, by that document; null for a seat without chips. */
export interface PaidSlip {
  readonly account: string;
  readonly amount: number;
  readonly at: number;
  readonly document: string | null;
}

/** A message from a table as it arrives. */
export interface Arrival {
  readonly number: number;
  readonly hash: string;
  readonly message: TableMessage;
}

export const inboxChain = (table: number): string => `inbox:${table}`;

interface InboxParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly reservations: Reservations;
  readonly atTables: PeopleAtTables;
  readonly people: () => HousePeople;
  readonly tournaments: () => TournamentBook;
  readonly jackpots: () => HouseJackpots;
  readonly points: () => HousePoints;
}

export class Inbox {
  readonly #parts: InboxParts;

  constructor(parts: InboxParts) {
    this.#parts = parts;
  }

  /** The number of the table's newest message that has been applied. */
  received(table: number): Promise<number> {
    return this.#parts.store.rowsOf(inboxChain(table));
  }

  /**
   * Applies a message of a table with its effect in one transaction, if it is the next. One that was applied before, or
   * that comes too early, changes nothing. Returns the number of the newest that is applied. Throws `StoreError` when
   * the table reports a different past than before: it was restored from an old back-up, or is another table.
   */
  async apply(table: number, { number, hash, message }: Arrival): Promise<number> {
    const { store } = this.#parts;
    return store.transact(async (tx) => {
      const end = await store.chainEnd(tx, inboxChain(table));
      if (number > end.rows + 1) return end.rows;
      if (number <= end.rows) {
        const before = await tx
          .selectFrom('inbox')
          .select('hash')
          .where('table', '=', table)
          .where('number', '=', number)
          .executeTakeFirst();
        if (before?.hash !== hash) throw otherPast(table, number);
        return end.rows;
      }
      const previous = end.rows === 0 ? genesis(store.kind, 'outbox') : Buffer.from(end.hash, 'hex');
      if (linkHash(previous, number, hashedMessage(message)).toString('hex') !== hash) throw otherPast(table, number);
      const body = canonical(message);
      await tx.insertInto('inbox').values({ table, number, body, at: message.at, hash }).execute();
      await tx.updateTable('chains').set({ rows: number, hash }).where('name', '=', inboxChain(table)).execute();
      await this.#effect(tx, table, number, message);
      return number;
    });
  }

  /**
   * What a slip is for, `S3-000017`; null while the table's message is still under way, and for a slip that never
   * existed.
   */
  async slip(name: string): Promise<PaidSlip | null> {
    const { store } = this.#parts;
    const [, table, number] = /^S(\d{1,4})-(\d{6,12})$/.exec(name) ?? [];
    if (table === undefined || number === undefined) return null;
    const row = await store.db
      .selectFrom('inbox')
      .select('body')
      .where('table', '=', Number(table))
      .where('number', '=', Number(number))
      .executeTakeFirst();
    const message = row && tableMessage.parse(JSON.parse(row.body));
    if (message?.kind !== 'cash-out') return null;
    const { account, amount, at, key } = message;
    const paper = await store.db
      .selectFrom('documents')
      .innerJoin('transfers', (join) =>
        join.onRef('transfers.book', '=', 'documents.book').onRef('transfers.number', '=', 'documents.transfer'),
      )
      .select(['documents.book', 'documents.number', 'documents.type'])
      .where('transfers.key', '=', `out:${table}:${key}`)
      .executeTakeFirst();
    return { account, amount, at, document: paper === undefined ? null : documentName(paper) };
  }

  async #effect(tx: HouseTx, table: number, number: number, message: TableMessage): Promise<void> {
    const { reservations, jackpots, tournaments } = this.#parts;
    switch (message.kind) {
      case 'seated':
        if (message.enters) {
          await stayBegun(tx, table, number, (await reservations.open(tx, table, message.key)).account, message.at);
        }
        return this.#seated(tx, table, message);
      case 'declined':
        return this.#declined(tx, table, message);
      case 'cash-out':
        return this.#cashedOut(tx, table, message);
      case 'given back':
        return this.#givenBack(tx, table, message);
      case 'drop':
        return this.#dropped(tx, table, number, message);
      case 'hit':
        return jackpots().hit(tx, table, message);
      case 'tournament hand':
      case 'tournament lifted':
      case 'tournament ready':
        return tournaments().told(tx, table, message);
    }
  }

  /** Posts what a table has taken for the house and its jackpots, and records what it has played. */
  async #dropped(
    tx: HouseTx,
    table: number,
    number: number,
    message: Extract<TableMessage, { kind: 'drop' }>,
  ): Promise<void> {
    const { jackpots } = this.#parts;
    const moves: HouseMove[] = [];
    for (const { account, amount } of message.shares) {
      const to = account.replace(/^collection:/, `collection:${table}:`);
      if (isJackpot(account)) moves.push(...(await jackpots().movesOfDrop(tx, table, account, amount)));
      else moves.push({ from: onTable(table), to, amount, why: 'drop' });
    }
    if (moves.length > 0) {
      await this.#must(tx, table, { key: `drop:${table}:${message.key}`, moves, at: message.at, by: null });
    }
    const played = (message.games ?? []).map((each) => ({ table, number, ...each, at: message.at }));
    if (played.length > 0) await tx.insertInto('played').values(played).execute();
    await jackpots().due(tx);
  }

  async #seated(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'seated' }>): Promise<void> {
    const { reservations } = this.#parts;
    const { key, amount, at } = message;
    const held = await reservations.open(tx, table, key);
    const { account } = held;
    const rest = held.amount - amount;
    const moves = [
      { from: onTheWay(table), to: onTable(table), amount, why: `buy-in at table ${table}` },
      ...(rest > 0 ? [{ from: onTheWay(table), to: cardOf(account), amount: rest, why: 'not needed' }] : []),
    ];
    const posted = await this.#must(tx, table, { key: `seated:${table}:${key}`, moves, at, by: account });
    await this.#paper(tx, table, posted, at, { type: 'buy-in', account, amount, agent: null, second: null });
    await reservations.ended(tx, key, { state: 'seated', seated: amount, ended_at: at });
  }

  async #declined(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'declined' }>): Promise<void> {
    const { reservations, atTables } = this.#parts;
    const { key, at } = message;
    const { account, amount, enters } = await reservations.open(tx, table, key);
    const move = { from: onTheWay(table), to: cardOf(account), amount, why: `back from table ${table}` };
    await this.#must(tx, table, { key: `declined:${table}:${key}`, moves: [move], at, by: null });
    await reservations.ended(tx, key, { state: 'released', ended_at: at });
    if (enters === 1) await this.#stoodUp(tx, table, account, at);
    await atTables.tell(tx, [account], at);
  }

  async #cashedOut(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'cash-out' }>): Promise<void> {
    const { points, atTables } = this.#parts;
    const { key, account, amount, profile, at, by, second } = message;
    if (amount > 0) {
      const move = { from: onTable(table), to: cardOf(account), amount, why: `cash-out from table ${table}` };
      const note = `slip ${message.slip}${second === null ? '' : `; seen by ${second}`}`;
      const posted = await this.#must(tx, table, {
        key: `out:${table}:${key}`,
        moves: [move],
        at,
        by: by ?? account,
        note,
      });
      await this.#paper(tx, table, posted, at, { type: 'cash-out', account, amount, agent: by, second });
    }
    const stay = await stayEnded(tx, table, account, at, profile);
    await this.#stoodUp(tx, table, account, at);
    if (stay !== undefined) await points().credit(tx, stay, at);
    await tx
      .insertInto('exits')
      .values({ account, profile, stack: amount, at })
      .onConflict((conflict) => conflict.columns(['account', 'profile']).doUpdateSet({ stack: amount, at }))
      .execute();
    await atTables.tell(tx, [account], at);
  }

  async #givenBack(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'given back' }>): Promise<void> {
    const { key, account, amount, at } = message;
    const move = { from: onTable(table), to: cardOf(account), amount, why: `back from a pot of table ${table}` };
    const posted = await this.#must(tx, table, { key: `back:${table}:${key}`, moves: [move], at, by: null });
    await this.#paper(tx, table, posted, at, { type: 'cash-out', account, amount, agent: null, second: null });
    await this.#parts.atTables.tell(tx, [account], at);
  }

  /**
   * The player may take a seat elsewhere again; if they have a seat in a tournament, they are there from now on. They
   * stay where they are when they sit there or have asked for a seat there again: a table's request may overtake what
   * it has told.
   */
  async #stoodUp(tx: HouseTx, table: number, account: string, at: number): Promise<void> {
    const { reservations, tournaments, atTables } = this.#parts;
    if ((await isStaying(tx, table, account)) || (await reservations.comesIn(tx, table, account))) return;
    await tx.deleteFrom('sittings').where('account', '=', account).where('table', '=', table).execute();
    const seat = await tournaments().seatOf(tx, account);
    if (seat === null) return;
    await tx
      .insertInto('sittings')
      .values({ account, table: seat, since: at })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute();
    await atTables.tell(tx, [account], at);
  }

  /** A table's message reports what has already happened, so it must be possible to post it. */
  async #must(tx: HouseTx, table: number, posting: Parameters<HouseBooks['post']>[2]): Promise<number> {
    const posted = await this.#parts.books.post(tx, tableBook(table), posting);
    invariant(
      posted.ok,
      () => `table ${table}: ${posting.key} cannot be posted: ${posted.ok ? '' : posted.error.message}`,
    );
    return posted.value;
  }

  async #paper(
    tx: HouseTx,
    table: number,
    transfer: number,
    at: number,
    paper: {
      readonly type: 'buy-in' | 'cash-out';
      readonly account: string;
      readonly amount: number;
      readonly agent: string | null;
      readonly second: string | null;
    },
  ): Promise<void> {
    const { people, books } = this.#parts;
    const person = await people().byAccount(paper.account, at, tx);
    const patron = person?.person.name ?? paper.account;
    await books.document(tx, tableBook(table), transfer, at, { ...paper, patron, nature: 'chips', cage: null });
  }
}

const otherPast = (table: number, number: number): StoreError =>
  new StoreError(
    'corrupt',
    `Table ${table} sent message ${number} with other contents than before: its file was restored from an old back-up, or belongs to another table. Nothing was done.`,
  );
