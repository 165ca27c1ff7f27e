/** Reads the people of the house: who a person is, and their status at a moment. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Account, AccountStatus } from '../accounts/account.ts';
import type { KnownPeople, KnownPerson } from '../accounts/enrollment.ts';
import { exclusionText, isListReason, selfExclusionText } from '../accounts/exclusion.ts';
import { likeName } from '../accounts/names.ts';
import { luhnValid } from '../accounts/number.ts';
import type { Person } from '../accounts/person.ts';
import { PIN_TRIES } from '../accounts/pin.ts';
import { personSubject } from './acts.ts';
import { HouseBars } from './bars.ts';
import type { AccountBar } from './cage-port.ts';
import { factsRecord, type PersonFacts } from './facts-record.ts';
import { ofOnePerson } from './one-person.ts';
import type { PersonRow } from './people-rows.ts';
import { containing, type HouseStore } from './store.ts';
import type { HouseReader } from './tables.ts';

/** How many results of a search or list are returned at most. */
const LIST_LIMIT = 50;

/** An account together with those that belong, or may well belong, to the same person. */
interface AmongOthers {
  readonly account: Account;
  /** Accounts with similar names that were born on that day. */
  readonly others: readonly Account[];
  /** Accounts that certainly belong to the same person, this one first. */
  readonly accountsOfPerson: readonly PersonRow[];
}

/** Reads what is known about people. `at` is the moment as of which bars and exclusions are checked. */
export class PeopleReader {
  readonly bars: HouseBars;
  protected readonly store: HouseStore;

  constructor(store: HouseStore) {
    this.store = store;
    this.bars = new HouseBars(store);
  }

  /** The owner of a card. Refused: `unknown-card`, `dead-card` for one that was replaced. */
  async byCard(number: string, at: number): Promise<Result<Account, Refusal>> {
    const card = await this.store.db.selectFrom('cards').selectAll().where('number', '=', number).executeTakeFirst();
    if (card === undefined) {
      return luhnValid(number)
        ? refuse('unknown-card', 'This card is not from this house. The cage can issue one.')
        : refuse('unknown-card', 'This card was misread or is not from this house: swipe again.');
    }
    if (card.dead_at !== null) return refuse('dead-card', 'This card is no longer valid: please see the cage.');
    const account = await this.byAccount(card.account, at);
    return account === null ? refuse('unknown-card', 'This card belongs to no account.') : ok(account);
  }

  /** Null for a number that is not an account. */
  async byAccount(account: string, at: number, tx: HouseReader = this.store.db): Promise<Account | null> {
    const row = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst();
    if (row === undefined) return null;
    const card = await tx
      .selectFrom('cards')
      .select('number')
      .where('account', '=', account)
      .where('dead_at', 'is', null)
      .executeTakeFirst();
    return this.#standing(row, card?.number ?? null, at, tx);
  }

  /** Those of these accounts that exist, each with the others that belong, or may well belong, to the same person. */
  async byAccounts(accounts: readonly string[], at: number, tx: HouseReader): Promise<AmongOthers[]> {
    const rows = await tx
      .selectFrom('people')
      .selectAll()
      .where('born', 'in', (select) =>
        select.selectFrom('people as own').select('own.born').where('own.account', 'in', accounts),
      )
      .orderBy('account')
      .execute();
    const cards = await tx
      .selectFrom('cards')
      .select(['account', 'number'])
      .where('account', 'in', accounts)
      .where('dead_at', 'is', null)
      .execute();
    const cardOf = new Map(cards.map(({ account, number }) => [account, number]));
    const sameDay = Map.groupBy(rows, ({ born }) => born);
    const rowOf = new Map(rows.map((row) => [row.account, row]));
    const known = accounts.flatMap((account) => rowOf.get(account) ?? []);
    return Promise.all(
      known.map(async (row) => {
        const born = sameDay.get(row.born) ?? [];
        const others = born.filter(({ account, name }) => account !== row.account && likeName(name, row.name));
        return {
          account: await this.#standing(row, cardOf.get(row.account) ?? null, at, tx),
          others: await this.#all(others, at, tx),
          accountsOfPerson: ofOnePerson(row, born),
        };
      }),
    );
  }

  /** What a cash report says about a person; null until they were asked. */
  async factsOf(account: string, tx: HouseReader = this.store.db): Promise<PersonFacts | null> {
    const row = await tx.selectFrom('people').select('facts').where('account', '=', account).executeTakeFirst();
    return row === undefined ? null : factsOf(row);
  }

  /** When a person acknowledged the terms of the house; null when they have not. */
  async termsOf(account: string): Promise<number | null> {
    const row = await this.store.db
      .selectFrom('people')
      .select('terms_at')
      .where('account', '=', account)
      .executeTakeFirst();
    return row?.terms_at ?? null;
  }

  /** Up to 50 accounts whose name or handle contains the text, sorted by name. */
  async search(text: string, at: number): Promise<Account[]> {
    const rows = await this.store.db
      .selectFrom('people')
      .selectAll()
      .where((either) => either.or([containing('name', text), containing('handle', text)]))
      .orderBy('name')
      .orderBy('account')
      .limit(LIST_LIMIT)
      .execute();
    return this.#all(rows, at);
  }

  /** Other accounts that may well belong to the same person, opened with another document. */
  async others(
    person: Pick<Account, 'account' | 'person'>,
    at: number,
    tx: HouseReader = this.store.db,
  ): Promise<Account[]> {
    const { name, born } = person.person;
    const rows = await this.likely(tx, name, born);
    const others = rows.filter(({ account }) => account !== person.account);
    return this.#all(others, at, tx);
  }

  /** Accounts that may well be this person's: born on that day or, where the day is not known, of that name. */
  async namesakes(name: string, born: string | null, at: number): Promise<Account[]> {
    const rows =
      born === null
        ? (await this.store.db.selectFrom('people').selectAll().orderBy('account').execute()).filter((row) =>
            likeName(row.name, name),
          )
        : await this.likely(this.store.db, name, born);
    return this.#all(rows.slice(0, LIST_LIMIT), at);
  }

  /** Everyone with an account who is barred now, sorted by name. */
  async barred(at: number): Promise<AccountBar[]> {
    const rows = await this.store.db
      .selectFrom('people')
      .selectAll()
      .where('barred', 'is not', null)
      .where((either) => either.or([either('barred_until', 'is', null), either('barred_until', '>', at)]))
      .orderBy('name')
      .orderBy('account')
      .execute();
    return Promise.all(
      rows.map(async (row) => {
        const act = await this.store.db
          .selectFrom('acts')
          .select(['at', 'by'])
          .where('subject', '=', personSubject(row.account))
          .where('act', 'like', 'barred%')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        return { account: accountOf(row, null, at), at: act?.at ?? 0, by: act?.by ?? '' };
      }),
    );
  }

  /** The accounts related to this one (LR20). */
  async related(account: string, tx: HouseReader = this.store.db): Promise<string[]> {
    return (await this.relatedTo([account], tx)).get(account) ?? [];
  }

  /** For each of these accounts that has related accounts, those accounts (LR20). */
  async relatedTo(accounts: readonly string[], tx: HouseReader): Promise<ReadonlyMap<string, string[]>> {
    const rows = await tx
      .selectFrom('relations')
      .selectAll()
      .where((either) => either.or([either('a', 'in', accounts), either('b', 'in', accounts)]))
      .execute();
    const both = rows.flatMap(({ a, b }) => [
      { of: a, other: b },
      { of: b, other: a },
    ]);
    return new Map(
      [...Map.groupBy(both, ({ of }) => of)].map(([of, found]) => [of, found.map(({ other }) => other).sort()]),
    );
  }

  #all(rows: readonly PersonRow[], at: number, tx: HouseReader = this.store.db): Promise<Account[]> {
    return Promise.all(rows.map((row) => this.#standing(row, null, at, tx)));
  }

  /** A person's standing: for an excluded person, whether they requested it themselves or are on a list. */
  async #standing(row: PersonRow, card: string | null, at: number, tx: HouseReader): Promise<Account> {
    const account = accountOf(row, card, at);
    const until = excludedUntil(row, at);
    if (account.status !== 'excluded' || until === null) return account;
    const [listed, self] = [exclusionText(until), selfExclusionText(until)];
    const act = await tx
      .selectFrom('acts')
      .select('reason')
      .where('subject', '=', personSubject(row.account))
      .where('act', 'in', [listed, self])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Exclusions by lists were once also recorded as self-exclusions; only the reason tells them apart.
    const reason = act?.reason ?? '';
    return { ...account, note: isListReason(reason) ? `${listed}: on the ${reason}` : self };
  }

  /** Accounts with similar names that were born on that day. */
  protected async likely(tx: HouseReader, name: string, born: string): Promise<PersonRow[]> {
    const rows = await tx.selectFrom('people').selectAll().where('born', '=', born).orderBy('account').execute();
    return rows.filter((row) => likeName(row.name, name));
  }

  /**
   * Everybody with whom to compare a person who asks for an account, or for another name on theirs: `but` is left out.
   */
  protected async known(tx: HouseReader, person: Person, at: number, but: string | null = null): Promise<KnownPeople> {
    const { name, born, idType, idNumber } = person;
    const holder = await tx
      .selectFrom('people')
      .selectAll()
      .where('id_type', '=', idType)
      .where('id_key', '=', documentKey(idNumber))
      .executeTakeFirst();
    const outside = await tx
      .selectFrom('people')
      .selectAll()
      .where((either) => either.or([either('barred', 'is not', null), either('excluded_until', 'is not', null)]))
      .orderBy('account')
      .execute();
    const others = (rows: readonly PersonRow[]): KnownPerson[] =>
      rows.filter(({ account }) => account !== but).map((row) => knownAs(row, at));
    return {
      holder: others(holder === undefined ? [] : [holder])[0],
      likely: others(await this.likely(tx, name, born)),
      outside: () => others(outside),
      bars: await this.bars.list(at, tx),
    };
  }
}

export const factsOf = ({ facts }: Pick<PersonRow, 'facts'>): PersonFacts | null =>
  facts === null ? null : factsRecord.parse(JSON.parse(facts));

export const documentKey = (idNumber: string): string => idNumber.replace(/[\s-]/g, '').toUpperCase();

const isBarred = (row: PersonRow, at: number): boolean =>
  row.barred !== null && (row.barred_until === null || row.barred_until > at);

const excludedUntil = (row: PersonRow, at: number): number | null =>
  row.excluded_until !== null && row.excluded_until > at ? row.excluded_until : null;

function knownAs(row: PersonRow, at: number): KnownPerson {
  const { account, name, born, id_number: idNumber } = row;
  const bar = isBarred(row, at) ? { reason: row.barred ?? '', until: row.barred_until } : null;
  return { account, name, born, idNumber, bar, excludedUntil: excludedUntil(row, at) };
}

/** What a row says about a person at this time. */
function accountOf(row: PersonRow, card: string | null, at: number): Account {
  const { account, name, handle, born, tries } = row;
  const [status, note] = standingOf(row, at);
  return {
    account,
    person: { name, handle, born, idType: row.id_type, idNumber: row.id_number, idExpires: row.id_expires },
    handle: handle === '' ? (name.split(/\s+/)[0] ?? name).slice(0, 20) : handle,
    status,
    note,
    barredUntil: status === 'barred' ? row.barred_until : null,
    triesLeft: PIN_TRIES - tries,
    card,
    createdAt: row.created_at,
    createdBy: row.created_by,
    ...(row.held === null ? {} : { held: row.held }),
  };
}

/** The most serious status that applies, and why. */
function standingOf(row: PersonRow, at: number): [status: AccountStatus, note: string | null] {
  const excluded = excludedUntil(row, at);
  if (row.closed !== null) return ['closed', row.closed];
  if (isBarred(row, at)) return ['barred', row.barred];
  if (excluded !== null) return ['excluded', exclusionText(excluded)];
  if (row.held !== null) return ['held', row.held];
  if (row.lost !== null) return ['lost', row.lost];
  return [row.tries >= PIN_TRIES ? 'locked' : 'active', null];
}
