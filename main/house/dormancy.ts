/**
 * Dormant accounts: those without an act of their player for as long as the house specifies. Their money stays where it
 * is in the books, and nobody moves it or plays with it until a cashier has seen a document and wakes the account.
 */

import { sql } from 'kysely';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { DormantAccount } from '../../protocol/withheld.ts';
import { localDate } from '../accounts/identity.ts';
import { unknownAccount } from './account-refusals.ts';
import { personSubject, record } from './acts.ts';
import { cardOf } from './books.ts';
import type { KeyedAct } from './cage-port.ts';
import type { TellTables } from './people.ts';
import type { HouseStore } from './store.ts';
import type { DocumentRow, HouseReader } from './tables.ts';

const DAY = 24 * 60 * 60_000;

/** What a player does themselves; what staff or the house do about an account does not wake it. */
const OWN_ACTS: readonly DocumentRow['type'][] = ['deposit', 'withdrawal', 'buy-in', 'cash-out'];

interface DormancyParts {
  readonly store: HouseStore;
  readonly tell: TellTables;
  /** After this many days without an act an account is dormant; null means never. */
  readonly afterDays: number | null;
}

export class Dormancy {
  readonly afterDays: number | null;
  readonly #store: HouseStore;
  readonly #tell: TellTables;

  constructor({ store, tell, afterDays }: DormancyParts) {
    this.#store = store;
    this.#tell = tell;
    this.afterDays = afterDays;
  }

  /** Since when an account has been dormant, ms since 1970: its player's last act. Null when it is not dormant. */
  async since(account: string, at: number, tx: HouseReader = this.#store.db): Promise<number | null> {
    if (this.afterDays === null) return null;
    const [found] = await this.#among(tx, at, account);
    return found?.since ?? null;
  }

  /** Why nothing may be done with an account; null when it is not dormant. */
  async refuse(tx: HouseReader, account: string, at: number): Promise<Refusal | null> {
    const since = await this.since(account, at, tx);
    if (since === null) return null;
    const message = `This account has been dormant since ${localDate(since)}. The cage reactivates it after checking an identity document.`;
    return { code: 'dormant', message };
  }

  /** Every dormant account, the longest dormant first. */
  async list(at: number): Promise<DormantAccount[]> {
    const found = await this.#among(this.#store.db, at);
    return found.sort((one, other) => one.since - other.since || one.account.localeCompare(other.account));
  }

  /** Wakes an account after a cashier has seen the person's document. Refused: `unknown-account`, `not-dormant`. */
  wake(account: string, { key, at, by }: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: ['wake', account], at }, async (tx) => {
      const known = await tx.selectFrom('people').select('account').where('account', '=', account).executeTakeFirst();
      if (known === undefined) return unknownAccount(account);
      const since = await this.since(account, at, tx);
      if (since === null) return refuse('not-dormant', `Account ${account} is not dormant.`);
      await tx.updateTable('people').set({ woken_at: at }).where('account', '=', account).execute();
      const act = `woken, a document seen; dormant since ${localDate(since)}`;
      await record(this.#store, tx, personSubject(account), { act, at, by });
      await this.#tell(tx, [account], at);
      return ok(null);
    });
  }

  /** Dormant accounts, or only `account`, if it is dormant. */
  async #among(db: HouseReader, at: number, account?: string): Promise<DormantAccount[]> {
    if (this.afterDays === null) return [];
    const before = at - this.afterDays * DAY;
    const people = await db
      .selectFrom('people')
      .leftJoin('balances', (join) => join.on(sql<boolean>`balances.account = 'card:' || people.account`))
      .select(['people.account', 'people.name', 'people.created_at', 'people.woken_at', 'balances.balance'])
      .where('people.closed', 'is', null)
      .where('people.created_at', '<=', before)
      .where((either) => either.or([either('people.woken_at', 'is', null), either('people.woken_at', '<=', before)]))
      .$if(account !== undefined, (query) => query.where('people.account', '=', account ?? ''))
      .execute();
    if (people.length === 0) return [];
    const last = await lastActs(db, at, account);
    const there = new Set(
      [
        ...(await db.selectFrom('sittings').select('account').execute()),
        ...(await db.selectFrom('reservations').select('account').where('state', '=', 'reserved').execute()),
      ].map((row) => row.account),
    );
    return people.flatMap((row) => {
      const since = Math.max(row.created_at, row.woken_at ?? 0, last.get(row.account) ?? 0);
      if (since > before || there.has(row.account)) return [];
      return [{ account: row.account, person: row.name, since, balance: row.balance ?? 0 }];
    });
  }
}

/** Accounts that were dormant at a moment that may be long past, whatever has been done with them since. */
export async function dormantAt(
  db: HouseReader,
  at: number,
  afterDays: number,
): Promise<Pick<DormantAccount, 'account' | 'person' | 'since'>[]> {
  const before = at - afterDays * DAY;
  const people = await db
    .selectFrom('people')
    .select(['account', 'name', 'created_at'])
    .where('created_at', '<=', before)
    .execute();
  if (people.length === 0) return [];
  const last = await lastActs(db, at);
  const woken = await db
    .selectFrom('acts')
    .select((select) => ['subject', select.fn.max<number>('at').as('at')])
    .where('act', 'like', 'woken,%')
    .where('at', '<=', at)
    .groupBy('subject')
    .execute();
  const wokenAt = new Map(woken.map((row) => [row.subject, Number(row.at)]));
  const sat = await db
    .selectFrom('stays')
    .select('account')
    .where('since', '<=', at)
    .where((either) => either.or([either('until', 'is', null), either('until', '>', at)]))
    .execute();
  const there = new Set(sat.map(({ account }) => account));
  return people
    .flatMap(({ account, name, created_at }) => {
      const since = Math.max(created_at, wokenAt.get(personSubject(account)) ?? 0, last.get(account) ?? 0);
      return since > before || there.has(account) ? [] : [{ account, person: name, since }];
    })
    .sort((one, other) => one.since - other.since || one.account.localeCompare(other.account));
}

/** Each player's last act up to a moment, by account: at a cage, at a table, or entering a tournament. */
async function lastActs(db: HouseReader, until: number, account?: string): Promise<Map<string, number>> {
  const papers = await db
    .selectFrom('documents')
    .select((select) => ['account', select.fn.max<number>('at').as('at')])
    .where('account', 'is not', null)
    .where('type', 'in', OWN_ACTS)
    .where('at', '<=', until)
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .groupBy('account')
    .execute();
  const entries = await db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .select((select) => ['moves.source', select.fn.max<number>('transfers.at').as('at')])
    .where('moves.target', 'like', 'tournament:%')
    .where('moves.source', 'like', 'card:%')
    .where('transfers.at', '<=', until)
    .$if(account !== undefined, (query) => query.where('moves.source', '=', cardOf(account ?? '')))
    .groupBy('moves.source')
    .execute();
  const last = new Map(papers.map((row) => [row.account ?? '', Number(row.at)]));
  for (const { source, at } of entries) {
    const whose = source.slice('card:'.length);
    last.set(whose, Math.max(last.get(whose) ?? 0, Number(at)));
  }
  return last;
}
