/**
 * Money between the house and its tables. A buy-in is asked for, reserved here, seated or declined by the table, and posted
 * here; the house never gives a reservation back by itself, for it cannot know what the table has done. Messages are
 * numbered without gaps in each direction: what was applied is known by its number, and what was not comes again.
 */
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Account } from '../accounts/accounts.ts';
import { canonical } from '../journal/canonical.ts';
import { genesis, linkHash } from '../journal/chain.ts';
import { StoreError } from '../journal/store-error.ts';
import { RETURN_WINDOW_MS } from '../table/buy-in.ts';
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
import { refusedOwner } from './counter.ts';
import type { Dormancy } from './dormancy.ts';
import { hashedMessage } from './hashed-message.ts';
import type { HouseJackpots } from './jackpots.ts';
import type { HouseLimits } from './limits.ts';
import { type Guest, type HouseMessage, houseMessage, type TableMessage, tableMessage } from './messages.ts';
import type { HousePeople } from './people.ts';
import type { HousePoints } from './points.ts';
import { stayBegun, stayEnded } from './stays.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, Reader, ReservationRow } from './tables.ts';
import type { TournamentBook } from './tournament-book.ts';

/** A buy-in as a table asks for it. */
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

/** A slip whose money has come: it is on the card since then, by that document; null for a seat without chips. */
export interface PaidSlip {
  readonly account: string;
  readonly amount: number;
  readonly at: number;
  readonly document: string | null;
}

/** A message of a table as it arrives. */
export interface Arrival {
  readonly number: number;
  readonly hash: string;
  readonly message: TableMessage;
}

export const inboxChain = (table: number): string => `inbox:${table}`;
export const outboxChain = (table: number): string => `outbox:${table}`;

export class Exchange {
  readonly #store: HouseStore;
  readonly #books: HouseBooks;
  readonly #people: () => HousePeople;
  readonly #tournaments: () => TournamentBook;
  readonly #jackpots: () => HouseJackpots;
  readonly #limits: () => HouseLimits;
  readonly #dormancy: () => Dormancy;
  readonly #points: () => HousePoints;
  readonly #listeners = new Set<(table: number) => void>();
  readonly #watchers = new Set<(accounts: readonly string[]) => void>();

  constructor(
    store: HouseStore,
    books: HouseBooks,
    {
      people,
      tournaments,
      jackpots,
      limits,
      dormancy,
      points,
    }: {
      people: () => HousePeople;
      tournaments: () => TournamentBook;
      jackpots: () => HouseJackpots;
      limits: () => HouseLimits;
      dormancy: () => Dormancy;
      points: () => HousePoints;
    },
  ) {
    this.#store = store;
    this.#books = books;
    this.#people = people;
    this.#tournaments = tournaments;
    this.#jackpots = jackpots;
    this.#limits = limits;
    this.#dormancy = dormancy;
    this.#points = points;
  }

  /** Told the number of a table for which there is something new, once that is committed. */
  onSent(run: (table: number) => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** Told the accounts of people who are not as they were, once that is committed. */
  onPeople(run: (accounts: readonly string[]) => void): () => void {
    this.#watchers.add(run);
    return () => this.#watchers.delete(run);
  }

  // ------------------------------------------------------------------------------------------------ reservations

  /**
   * Takes money off a card and holds it for a table, and tells the table so. Refused: `unknown-account`, as the state of
   * the account has it, `elsewhere` while the person sits or enters at another table, `loss-limit` and `time-limit` by the player's own
   * limits, and as `HouseBooks.post`.
   */
  reserve(table: number, { key, account, amount, enters }: Asked, at: number): Promise<Result<null, Refusal>> {
    const asked = { key, account, amount, enters };
    return this.#store.once({ key: `reserve:${table}:${key}`, request: ['reserve', table, asked], at }, async (tx) => {
      const player = await this.player(tx, account, at);
      if (!player.ok) return player;
      const tournament = await this.#tournaments().at(tx, table);
      if (tournament !== null) {
        return refuse('tournament', `${tournament.terms.name} is played at this table.`);
      }
      const limited = await this.#limits().refuseChips(tx, account, amount, at);
      if (limited !== null) return { ok: false, error: limited };
      const move = { from: cardOf(account), to: onTheWay(table), amount, why: `for table ${table}` };
      const posted = await this.#books.post(tx, tableBook(table), {
        ...{ key: `reserve:${table}:${key}`, moves: [move], at, by: account },
      });
      if (!posted.ok) return posted;
      // The card is locked by now: nobody enters two tables at the same moment.
      const elsewhere = await this.#whereSeated(tx, account);
      if (elsewhere !== null && elsewhere !== table) {
        return refuse('elsewhere', `This card is in use at table ${elsewhere}. One player, one seat.`);
      }
      if (enters) {
        const may = await this.#people().apart.mayPlayAt(tx, account, table);
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
      await this.#send(tx, table, { kind: 'reserved', key, account, amount, enters, at });
      return ok(null);
    });
  }

  /** What the player of an account is called. Refused: `unknown-account`, `dormant`, and as the state of the account has it. */
  readonly player = async (tx: Reader, account: string, at: number): Promise<Result<string, Refusal>> => {
    const person = await this.#people().byAccount(account, at, tx);
    if (person === null) return refuse('unknown-account', `There is no account ${account}.`);
    const standing = await this.#gravest(tx, person, at);
    if (standing.status !== 'active') return refusedOwner(standing);
    const dormant = await this.#dormancy().refuse(tx, account, at);
    return dormant === null ? ok(person.handle) : { ok: false, error: dormant };
  };

  /** What is on its way to each table, oldest first, and whose it is: what the cage sees. */
  async onTheWay(): Promise<OnTheWay[]> {
    const rows = await this.#store.db
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

  /** The table at which somebody sits, or to which their chips are on the way; null when there is none. */
  seatedAt(account: string): Promise<number | null> {
    return this.#whereSeated(this.#store.db, account);
  }

  async #whereSeated(tx: Reader, account: string): Promise<number | null> {
    const row = await tx.selectFrom('sittings').select('table').where('account', '=', account).executeTakeFirst();
    return row?.table ?? null;
  }

  /** The person's account, or the gravest of those that may well be theirs, too. */
  async #gravest(tx: Reader, person: Parameters<HousePeople['others']>[0] & Account, at: number) {
    const all = [person, ...(await this.#people().others(person, at, tx))];
    const gravest = (['barred', 'excluded', 'held'] as const).flatMap((grave) =>
      all.filter(({ status }) => status === grave),
    );
    return person.status === 'closed' ? person : (gravest[0] ?? person);
  }

  // ---------------------------------------------------------------------------------------------------- incoming

  /** The number of the newest message of a table that has been applied. */
  received(table: number): Promise<number> {
    return this.#rowsOf(inboxChain(table));
  }

  /** The number of the newest message that was written for a table. */
  sent(table: number): Promise<number> {
    return this.#rowsOf(outboxChain(table));
  }

  async #rowsOf(chain: string): Promise<number> {
    const end = await this.#store.db.selectFrom('chains').select('rows').where('name', '=', chain).executeTakeFirst();
    return end?.rows ?? 0;
  }

  /**
   * Applies a message of a table with its effect in one transaction, if it is the next. One that was applied before, or that
   * comes too early, changes nothing. Gives the number of the newest that is applied. Throws `StoreError` when the table
   * tells of another past than it did before: it was restored from an old back-up, or is another table.
   */
  async apply(table: number, { number, hash, message }: Arrival): Promise<number> {
    return this.#store.transact(async (tx) => {
      const end = await this.#store.chainEnd(tx, inboxChain(table));
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
      const previous = end.rows === 0 ? genesis(this.#store.kind, 'outbox') : Buffer.from(end.hash, 'hex');
      if (linkHash(previous, number, hashedMessage(message)).toString('hex') !== hash) throw otherPast(table, number);
      const body = canonical(message);
      await tx.insertInto('inbox').values({ table, number, body, at: message.at, hash }).execute();
      await tx.updateTable('chains').set({ rows: number, hash }).where('name', '=', inboxChain(table)).execute();
      await this.#effect(tx, table, number, message);
      return number;
    });
  }

  /** What a slip stands for, `S3-000017`; null while the table's message is still under way, and for one that never was. */
  async slip(name: string): Promise<PaidSlip | null> {
    const [, table, number] = /^S(\d{1,4})-(\d{6,12})$/.exec(name) ?? [];
    if (table === undefined || number === undefined) return null;
    const row = await this.#store.db
      .selectFrom('inbox')
      .select('body')
      .where('table', '=', Number(table))
      .where('number', '=', Number(number))
      .executeTakeFirst();
    const message = row && tableMessage.parse(JSON.parse(row.body));
    if (message?.kind !== 'cash-out') return null;
    const { account, amount, at, key } = message;
    const paper = await this.#store.db
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
    switch (message.kind) {
      case 'seated':
        if (message.enters) {
          await stayBegun(tx, table, number, (await this.#reservation(tx, table, message.key)).account, message.at);
        }
        return this.#seated(tx, table, message);
      case 'declined':
        return this.#declined(tx, table, message);
      case 'cash-out':
        return this.#cashedOut(tx, table, message);
      case 'given back':
        return this.#givenBack(tx, table, message);
      case 'drop': {
        const moves: HouseMove[] = [];
        for (const { account, amount } of message.shares) {
          const to = account.replace(/^collection:/, `collection:${table}:`);
          if (isJackpot(account)) moves.push(...(await this.#jackpots().movesOfDrop(tx, table, account, amount)));
          else moves.push({ from: onTable(table), to, amount, why: 'drop' });
        }
        if (moves.length > 0) {
          await this.#must(tx, table, { key: `drop:${table}:${message.key}`, moves, at: message.at, by: null });
        }
        const played = (message.games ?? []).map((each) => ({ table, number, ...each, at: message.at }));
        if (played.length > 0) await tx.insertInto('played').values(played).execute();
        await this.#jackpots().due(tx, message.at);
        return;
      }
      case 'hit':
        return this.#jackpots().hit(tx, table, message);
      case 'tournament hand':
      case 'tournament lifted':
      case 'tournament ready':
        return this.#tournaments().told(tx, table, message);
    }
  }

  async #seated(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'seated' }>): Promise<void> {
    const { key, amount, at } = message;
    const held = await this.#reservation(tx, table, key);
    const { account } = held;
    const rest = held.amount - amount;
    const moves = [
      { from: onTheWay(table), to: onTable(table), amount, why: `buy-in at table ${table}` },
      ...(rest > 0 ? [{ from: onTheWay(table), to: cardOf(account), amount: rest, why: 'not needed' }] : []),
    ];
    const posted = await this.#must(tx, table, { key: `seated:${table}:${key}`, moves, at, by: account });
    await this.#paper(tx, table, posted, at, { type: 'buy-in', account, amount, agent: null, second: null });
    await this.#ended(tx, key, { state: 'seated', seated: amount, ended_at: at });
  }

  async #declined(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'declined' }>): Promise<void> {
    const { key, at } = message;
    const { account, amount, enters } = await this.#reservation(tx, table, key);
    const move = { from: onTheWay(table), to: cardOf(account), amount, why: `back from table ${table}` };
    await this.#must(tx, table, { key: `declined:${table}:${key}`, moves: [move], at, by: null });
    await this.#ended(tx, key, { state: 'released', ended_at: at });
    if (enters === 1) await this.#stoodUp(tx, table, account, at);
    await this.tell(tx, [account], at);
  }

  async #cashedOut(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'cash-out' }>): Promise<void> {
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
    await this.#stoodUp(tx, table, account, at);
    const stay = await stayEnded(tx, table, account, at, profile);
    if (stay !== undefined) await this.#points().credit(tx, stay, at);
    await tx
      .insertInto('exits')
      .values({ account, profile, stack: amount, at })
      .onConflict((conflict) => conflict.columns(['account', 'profile']).doUpdateSet({ stack: amount, at }))
      .execute();
    await this.tell(tx, [account], at);
  }

  async #givenBack(tx: HouseTx, table: number, message: Extract<TableMessage, { kind: 'given back' }>): Promise<void> {
    const { key, account, amount, at } = message;
    const move = { from: onTable(table), to: cardOf(account), amount, why: `back from a pot of table ${table}` };
    const posted = await this.#must(tx, table, { key: `back:${table}:${key}`, moves: [move], at, by: null });
    await this.#paper(tx, table, posted, at, { type: 'cash-out', account, amount, agent: null, second: null });
    await this.tell(tx, [account], at);
  }

  async #reservation(tx: HouseTx, table: number, key: string): Promise<ReservationRow> {
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

  async #ended(tx: HouseTx, key: string, set: Partial<ReservationRow>): Promise<void> {
    await tx.updateTable('reservations').set(set).where('key', '=', key).execute();
  }

  /** Free again for a seat elsewhere; whoever has one in a tournament is there from now on. */
  async #stoodUp(tx: HouseTx, table: number, account: string, at: number): Promise<void> {
    await tx.deleteFrom('sittings').where('account', '=', account).where('table', '=', table).execute();
    const seat = await this.#tournaments().seatOf(tx, account);
    if (seat === null) return;
    await tx
      .insertInto('sittings')
      .values({ account, table: seat, since: at })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute();
    await this.tell(tx, [account], at);
  }

  /** A table's message tells of what has happened: what it says must be postable. */
  async #must(tx: HouseTx, table: number, posting: Parameters<HouseBooks['post']>[2]): Promise<number> {
    const posted = await this.#books.post(tx, tableBook(table), posting);
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
    const person = await this.#people().byAccount(paper.account, at, tx);
    const patron = person?.person.name ?? paper.account;
    await this.#books.document(tx, tableBook(table), transfer, at, { ...paper, patron, nature: 'chips', cage: null });
  }

  // ---------------------------------------------------------------------------------------------------- outgoing

  /** Tells the tables at which these people sit that they are not as they were. */
  readonly tell = async (tx: HouseTx, accounts: readonly string[], at: number): Promise<void> => {
    this.#store.whenCommitted(tx, () => {
      for (const run of this.#watchers) run(accounts);
    });
    for (const account of accounts) {
      const person = await this.#people().byAccount(account, at, tx);
      if (person === null) continue;
      const others = await this.#people().others(person, at, tx);
      for (const one of [account, ...others.map((other) => other.account)]) {
        const table = await this.#whereSeated(tx, one);
        const known = table === null ? null : await this.guest(one, at, tx);
        if (table !== null && known !== null) await this.#send(tx, table, { kind: 'guest', guest: known, at });
      }
    }
  };

  /** Writes a message for a table, in the transaction of what it tells of. */
  readonly send = (tx: HouseTx, table: number, message: HouseMessage): Promise<void> => this.#send(tx, table, message);

  async #send(tx: HouseTx, table: number, message: HouseMessage): Promise<void> {
    const body = canonical(message);
    const { number, hash } = await this.#store.append(tx, outboxChain(table), [body]);
    await tx.insertInto('outbox').values({ table, number, body, at: message.at, hash }).execute();
    this.#store.whenCommitted(tx, () => {
      for (const run of this.#listeners) run(table);
    });
  }

  /** Messages for a table after one it has, in order, so many at most. */
  async waiting(table: number, after: number, limit = 200): Promise<{ number: number; message: HouseMessage }[]> {
    const rows = await this.#store.db
      .selectFrom('outbox')
      .select(['number', 'body'])
      .where('table', '=', table)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(({ number, body }) => ({ number, message: houseMessage.parse(JSON.parse(body)) }));
  }

  /** The table has these on disk; they need never be sent again. */
  async acknowledged(table: number, number: number): Promise<void> {
    await this.#store.transact((tx) =>
      tx
        .updateTable('tables')
        .set({ acknowledged: number })
        .where('number', '=', table)
        .where('acknowledged', '<', number)
        .execute(),
    );
  }

  /** What a table is told of somebody; null for a number that is no account. */
  async guest(account: string, at: number, tx: Reader = this.#store.db): Promise<Guest | null> {
    const person = await this.#people().byAccount(account, at, tx);
    if (person === null) return null;
    const standing = await this.#gravest(tx, person, at);
    const exits = await tx
      .selectFrom('exits')
      .select(['profile', 'stack', 'at'])
      .where('account', '=', account)
      .where('at', '>', at - RETURN_WINDOW_MS)
      .orderBy('profile')
      .execute();
    const { name, born, idType, idNumber, idExpires } = person.person;
    const limits = await this.#limits().of(account, at, tx);
    return {
      ...{ account, name, handle: person.handle, born, idType, idNumber, idExpires },
      ...{ createdAt: person.createdAt, createdBy: person.createdBy, card: person.card },
      ...{ status: standing.status, note: standing.note, barredUntil: standing.barredUntil },
      triesLeft: person.triesLeft,
      related: await this.#people().related(account, tx),
      balance: await this.#books.balance(tx, cardOf(account)),
      exits: exits.map(({ profile, stack, at: left }) => ({ profile, stack, at: left })),
      seatedAt: await this.#whereSeated(tx, account),
      ...(limits === null ? {} : { limits }),
    };
  }
}

const otherPast = (table: number, number: number): StoreError =>
  new StoreError(
    'corrupt',
    `Table ${table} tells message ${number} otherwise than before: its file was restored from an old back-up, or is that of another table. Nothing was done.`,
  );
