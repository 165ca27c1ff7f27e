import { ok, type Refusal, type Result } from '../../games/result.ts';
import { encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { Person, Term } from '../../protocol/messages.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import { Acts, accountSubject, type PersonAct } from './acts.ts';
import { Bars, liftedByTwo } from './bars.ts';
import { enrollmentRefusal, type KnownPeople, type KnownPerson } from './enrollment.ts';
import { exclusionEnd, exclusionText } from './exclusion.ts';
import { barText } from './gaming-day.ts';
import { identityRefusal } from './identity.ts';
import { likeName } from './names.ts';
import { luhnValid, newAccountNumber, newCardNumber } from './number.ts';
import { needPin, PIN_TRIES, type PinCheck, Pins, type TriedPin, tryPin } from './pin.ts';
import { PreferenceBook } from './preference-book.ts';
import { refuse } from './refusals.ts';
import { Relations } from './relations.ts';

export type { PinCheck } from './pin.ts';

export type AccountStatus = 'active' | 'locked' | 'lost' | 'held' | 'excluded' | 'barred' | 'closed';

export interface Account {
  /** Ten digits with a check digit. */
  readonly account: string;
  readonly person: Person;
  /** What the table calls them: their handle, or their first name. */
  readonly handle: string;
  /** The gravest that applies: closed, barred, self-excluded, held, card lost, PIN locked. */
  readonly status: AccountStatus;
  /** Why they are barred, until when excluded, why the account is held or closed, or their card lost; null otherwise. */
  readonly note: string | null;
  /** When the bar that is in force ends by itself, ms since 1970; null for good, and when there is none. */
  readonly barredUntil: number | null;
  /** Why the house pays nothing out of it until it has looked into something; missing when it is not held. */
  readonly held?: string;
  readonly triesLeft: number;
  /** Number of the live card; null while the card is lost. */
  readonly card: string | null;
  readonly createdAt: number;
  readonly createdBy: string;
}

/** A card to be written. It carries a number and nothing else (C1). */
export interface Issued {
  readonly account: string;
  readonly card: string;
  /** What is written to the stripe, sentinels included. */
  readonly track1: string;
  readonly track2: string;
}

/** An act of a member of staff. */
export interface StaffAct {
  readonly at: number;
  readonly by: string;
  /** Who stood by it, where one alone may not do it. */
  readonly second?: string;
}

export interface ReasonedAct extends StaffAct {
  readonly reason: string;
}

/** An account as its row has it. */
export type AccountRow = TriedPin & {
  account: string;
  name: string;
  handle: string;
  born: string;
  id_type: Person['idType'];
  id_number: string;
  id_expires: string;
  created_at: number;
  created_by: string;
  lost: string | null;
  barred: string | null;
  barred_until: number | null;
  excluded_until: number | null;
};
type CardedRow = AccountRow & { card: string | null };
type CardRow = { account: string; dead_at: number | null };
type NewAccount = [
  ...[account: string, name: string, handle: string, born: string],
  ...[idType: string, idNumber: string, idExpires: string, at: number, by: string],
  ...[salt: Buffer, hash: Buffer, cost: number],
];

const SELECT = `SELECT accounts.*, cards.number AS card FROM accounts
  LEFT JOIN cards ON cards.account = accounts.account AND cards.dead_at IS NULL`;

/** How many of a search or list are given at most. */
const LIST_LIMIT = 50;

/** Players' accounts, their cards and PINs. What an account is worth is the ledger's business. */
export class Accounts {
  /** Bars of people who have no account. */
  readonly bars: Pick<Bars, keyof Bars>;
  readonly relations: Pick<Relations, keyof Relations>;
  readonly preferences: Pick<PreferenceBook, keyof PreferenceBook>;
  readonly #store: Store;
  readonly #pins: Pins;
  readonly #acts: Acts;
  readonly #now: () => number;
  readonly #row: Query<[string], CardedRow>;
  readonly #known: Remembered<[string], CardedRow>;
  readonly #card: Query<[string], CardRow>;
  readonly #byDocument: Query<[string, string], CardedRow>;
  readonly #bornOn: Query<[string], CardedRow>;
  readonly #barred: Query<[number], CardedRow>;
  readonly #names: Query<[], { account: string; name: string }>;
  /** Everybody who was ever barred or excluded. */
  readonly #outside: Query<[], CardedRow>;
  readonly #search: Query<[string, string, number], CardedRow>;
  readonly #list: Query<[number], CardedRow>;
  readonly #insert: Query<NewAccount, never>;
  readonly #insertCard: Query<[string, string, number, string], never>;
  readonly #killCards: Query<[number, string], never>;
  readonly #setPin: Query<[Buffer, Buffer, number, string], never>;
  readonly #setTries: Query<[number, string], never>;
  readonly #setLost: Query<[string | null, string], never>;
  readonly #setBarred: Query<[string | null, number | null, string], never>;
  readonly #setExcluded: Query<[number, string], never>;

  /**
   * `cost` is the work of one PIN hash, see `Pins`; tests lower it. `now` is the clock by which exclusions end, the
   * machine's own when left out.
   */
  constructor(store: Store, pepper: Buffer, options: { readonly cost?: number; readonly now?: () => number } = {}) {
    this.#store = store;
    this.#now = options.now ?? Date.now;
    this.#pins = new Pins(pepper, options.cost);
    this.#acts = new Acts(store);
    this.bars = new Bars(store, this.#now);
    this.relations = new Relations(store);
    this.preferences = new PreferenceBook(store);
    this.#row = store.query(`${SELECT} WHERE accounts.account = ?`);
    this.#known = store.remembered(['accounts', 'cards'], `${SELECT} WHERE accounts.account = ?`);
    this.#card = store.query('SELECT account, dead_at FROM cards WHERE number = ?');
    this.#byDocument = store.query(
      `${SELECT} WHERE id_type = ? AND replace(replace(id_number, ' ', ''), '-', '') = ? COLLATE NOCASE`,
    );
    this.#bornOn = store.query(`${SELECT} WHERE born = ?`);
    this.#names = store.query('SELECT account, name FROM accounts ORDER BY account');
    this.#barred = store.query(
      `${SELECT} WHERE barred IS NOT NULL AND (barred_until IS NULL OR barred_until > ?)
       ORDER BY name COLLATE NOCASE, accounts.account`,
    );
    this.#outside = store.query(`${SELECT} WHERE barred IS NOT NULL OR excluded_until IS NOT NULL`);
    this.#search = store.query(
      `${SELECT} WHERE instr(lower(name), lower(?)) > 0 OR instr(lower(handle), lower(?)) > 0
       ORDER BY name COLLATE NOCASE, accounts.account LIMIT ?`,
    );
    this.#list = store.query(`${SELECT} ORDER BY created_at, accounts.account LIMIT ?`);
    this.#insert = store.query(
      `INSERT INTO accounts (account, name, handle, born, id_type, id_number, id_expires, created_at, created_by,
         pin_salt, pin_hash, pin_cost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#insertCard = store.query('INSERT INTO cards (number, account, issued_at, issued_by) VALUES (?, ?, ?, ?)');
    this.#killCards = store.query('UPDATE cards SET dead_at = ? WHERE account = ? AND dead_at IS NULL');
    this.#setPin = store.query('UPDATE accounts SET pin_salt = ?, pin_hash = ?, pin_cost = ? WHERE account = ?');
    this.#setTries = store.query('UPDATE accounts SET tries = ? WHERE account = ?');
    this.#setLost = store.query('UPDATE accounts SET lost = ? WHERE account = ?');
    this.#setBarred = store.query('UPDATE accounts SET barred = ?, barred_until = ? WHERE account = ?');
    this.#setExcluded = store.query('UPDATE accounts SET excluded_until = ? WHERE account = ?');
  }

  /**
   * Opens an account and makes its card, for a person whose document staff have seen (C2). Refused: `under-age` (LR1),
   * `id-expired`, `bad-date`, `incomplete`, `bad-pin`, `has-account` for a document known already or the same name and birth date, `barred`, `excluded`, and
   * `near-match` for who is much like somebody barred or excluded, unless a second person has compared them and signs.
   */
  async issue(person: Person, pin: string, { at, by, second }: StaffAct): Promise<Result<Issued, Refusal>> {
    const refusal = identityRefusal(person, at) ?? this.#knownRefusal(person, second);
    if (refusal !== null) return { ok: false, error: refusal };
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const { pin_salt, pin_hash, pin_cost } = await this.#pins.hash(pin);
    return this.#store.attempt(() => {
      const known = this.#knownRefusal(person, second);
      if (known !== null) return { ok: false, error: known };
      const account = this.#unused(newAccountNumber, (number) => this.#row.get(number) !== undefined);
      const { name, handle, born, idType, idNumber, idExpires } = person;
      const values: NewAccount = [
        account,
        name,
        handle,
        born,
        idType,
        idNumber,
        idExpires,
        at,
        by,
        pin_salt,
        pin_hash,
        pin_cost,
      ];
      this.#store.write('accounts', () => this.#insert.run(...values));
      const issued = this.#newCard(account, at, by);
      this.#record(account, { act: 'issued', at, by, reason: null, ...(second === undefined ? {} : { second }) });
      return ok(issued);
    });
  }

  /** Whose card it is, from the number on its stripe. Refused: `unknown-card`, `dead-card` for one that was replaced. */
  byCard(number: string): Result<Account, Refusal> {
    const card = this.#card.get(number);
    if (card === undefined) {
      return luhnValid(number)
        ? refuse('unknown-card', 'This card is not one of ours. The cage can issue one.')
        : refuse('unknown-card', 'This card was not read right, or is not one of ours: swipe again.');
    }
    if (card.dead_at !== null) return refuse('dead-card', 'This card is no longer good: please see the cage.');
    const account = this.byAccount(card.account);
    return account === null ? refuse('unknown-card', 'This card belongs to no account.') : ok(account);
  }

  /** Null for a number that is no account. */
  byAccount(account: string): Account | null {
    const row = this.#known.get(account);
    return row === undefined ? null : this.#read(row);
  }

  /** Up to 50 accounts whose name or handle contains the text, in order of name. */
  search(name: string): Account[] {
    const text = name.trim();
    return this.#search.all(text, text, LIST_LIMIT).map((row) => this.#read(row));
  }

  /** The oldest accounts, oldest first. */
  all(limit = LIST_LIMIT): Account[] {
    return this.#list.all(limit).map((row) => this.#read(row));
  }

  /** Sets a new PIN; staff have made sure who asks. Wrong tries are forgotten. Refused: `bad-pin`, `unknown-account`. */
  async setPin(account: string, pin: string, act: StaffAct): Promise<Result<null, Refusal>> {
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const { pin_salt, pin_hash, pin_cost } = await this.#pins.hash(pin);
    return this.#change(account, { ...act, act: 'PIN set', reason: null }, () => {
      this.#setPin.run(pin_salt, pin_hash, pin_cost, account);
      this.#setTries.run(0, account);
    });
  }

  /** Tries a PIN; see `tryPin`. Refused only for an account that is not there. */
  async checkPin(account: string, pin: string, at: number): Promise<Result<PinCheck, Refusal>> {
    const check = await tryPin(
      this.#store,
      this.#pins,
      pin,
      () => this.#row.get(account) ?? null,
      (tries) => this.#countTries(account, tries, at),
    );
    return check === null ? unknownAccount(account) : ok(check);
  }

  /** Gives a locked PIN its tries back. */
  unlock(account: string, act: ReasonedAct): Result<null, Refusal> {
    return this.#change(account, { ...act, act: 'unlocked' }, () => this.#setTries.run(0, account));
  }

  /** The card is dead at once; `replaceCard` makes the next one. */
  reportLost(account: string, { at, by, reason }: ReasonedAct): Result<null, Refusal> {
    return this.#change(account, { act: 'card lost', at, by, reason }, () => {
      this.#killCards.run(at, account);
      this.#setLost.run(reason, account);
    });
  }

  /** A new card for the same account; the old one is dead from now on. Refused: `unknown-account`, `excluded`. */
  replaceCard(account: string, act: ReasonedAct): Result<Issued, Refusal> {
    const { at, by } = act;
    return this.#store.attempt(() => {
      const row = this.#row.get(account);
      if (row === undefined) return unknownAccount(account);
      const until = this.#excludedUntil(row);
      if (until !== null) return refuse('excluded', `No new card: this person is ${exclusionText(until)}.`);
      this.#store.write('accounts', () => {
        this.#killCards.run(at, account);
        this.#setLost.run(null, account);
      });
      const issued = this.#newCard(account, at, by);
      this.#record(account, { ...act, act: 'card replaced' });
      return ok(issued);
    });
  }

  /**
   * Bars a player from playing until then, null for good (LR2, LR9, LR34). What is on the card stays the player's.
   * Refused: `unknown-account`, and `barred` when the bar in force would end later: it is lifted first.
   */
  bar(account: string, { at, by, reason }: ReasonedAct, until: number | null = null): Result<null, Refusal> {
    const row = this.#row.get(account);
    if (row !== undefined && this.#isBarred(row) && until !== null && (row.barred_until ?? Infinity) > until) {
      return refuse('barred', `This player is barred ${barText(row.barred_until)} already. Lift that bar first.`);
    }
    const act = until === null ? 'barred' : `barred ${barText(until)}`;
    return this.#change(account, { act, at, by, reason }, () => this.#setBarred.run(reason, until, account));
  }

  /**
   * Lets a player back. Refused: `unknown-account`, `not-barred`, and `second-person` for a bar for good that nobody else
   * stands by.
   */
  liftBar(account: string, act: ReasonedAct): Result<null, Refusal> {
    const row = this.#row.get(account);
    if (row !== undefined && !this.#isBarred(row)) {
      return refuse('not-barred', `Account ${account} is not barred: there is nothing to lift.`);
    }
    if (row !== undefined && row.barred_until === null && act.second === undefined) return liftedByTwo();
    return this.#change(account, { ...act, act: 'bar lifted' }, () => this.#setBarred.run(null, null, account));
  }

  /** Everyone with an account who is barred now, in order of name. */
  barred(): Account[] {
    return this.#barred.all(this.#now()).map((row) => this.#read(row));
  }

  /** Accounts that may well be this person's: born on that day, or where that is not known, of that name. */
  namesakes(name: string, born: string | null): Account[] {
    if (born === null) {
      const same = this.#names.all().filter((row) => likeName(row.name, name));
      return same.slice(0, LIST_LIMIT).flatMap(({ account }) => this.byAccount(account) ?? []);
    }
    return this.#bornOn
      .all(born)
      .filter((row) => likeName(row.name, name))
      .map((row) => this.#read(row));
  }

  /** Other accounts that may well be of the same person, opened with another document. */
  others(account: string): Account[] {
    const person = this.byAccount(account)?.person;
    return person ? this.namesakes(person.name, person.born).filter((other) => other.account !== account) : [];
  }

  /**
   * Excludes a player at their own request, for a term or for good (C13). Nothing ends it before its time: it can
   * only be made longer. What is on their card stays theirs. Gives its end, ms since 1970. Refused: `unknown-account`,
   * `shorter`.
   */
  exclude(account: string, term: Term, { at, by }: StaffAct): Result<number, Refusal> {
    return this.#store.attempt(() => {
      const row = this.#row.get(account);
      if (row === undefined) return unknownAccount(account);
      const until = exclusionEnd(term, at);
      if (row.excluded_until !== null && row.excluded_until >= until) {
        return refuse('shorter', `This person is ${exclusionText(row.excluded_until)}: that cannot be made shorter.`);
      }
      this.#store.write('accounts', () => this.#setExcluded.run(until, account));
      this.#record(account, { act: exclusionText(until), at, by, reason: term });
      return ok(until);
    });
  }

  /** What was done to an account, newest first. */
  acts(account: string): PersonAct[] {
    return this.#acts.of(accountSubject(account));
  }

  #change(account: string, act: PersonAct, write: () => void): Result<null, Refusal> {
    return this.#store.attempt(() => {
      if (this.#row.get(account) === undefined) return unknownAccount(account);
      this.#store.write('accounts', write);
      this.#record(account, act);
      return ok(null);
    });
  }

  #countTries(account: string, tries: number, at: number): void {
    this.#store.write('accounts', () => this.#setTries.run(tries, account));
    const act = tries === 0 ? 'PIN right again' : tries < PIN_TRIES ? 'PIN wrong' : 'PIN wrong, locked';
    this.#record(account, { act, at, by: null, reason: null });
  }

  #record(account: string, act: PersonAct): void {
    this.#acts.record(accountSubject(account), act);
  }

  #newCard(account: string, at: number, by: string): Issued {
    const card = this.#unused(newCardNumber, (number) => this.#card.get(number) !== undefined);
    this.#store.write('cards', () => this.#insertCard.run(card, account, at, by));
    return { account, card, track1: encodeTrack1({ account: card }), track2: encodeTrack2({ account: card }) };
  }

  #unused(make: () => string, used: (number: string) => boolean): string {
    for (;;) {
      const number = make();
      if (!used(number)) return number;
    }
  }

  /** Why a person may not have an account, after everybody who is known here; null when they may. */
  #knownRefusal(person: Person, second: string | undefined): Refusal | null {
    const { idType, idNumber, name, born } = person;
    const holder = this.#byDocument.get(idType, idNumber.replace(/[\s-]/g, ''));
    const known: KnownPeople = {
      holder: holder && this.#asKnown(holder),
      likely: this.#bornOn
        .all(born)
        .filter((row) => likeName(row.name, name))
        .map((row) => this.#asKnown(row)),
      outside: () => this.#outside.all().map((row) => this.#asKnown(row)),
      bars: this.bars.list(),
    };
    return enrollmentRefusal(known, person, second);
  }

  #asKnown(row: CardedRow): KnownPerson {
    const { account, name, born } = row;
    const bar = this.#isBarred(row) ? { reason: row.barred ?? '', until: row.barred_until } : null;
    return { account, name, born, idNumber: row.id_number, bar, excludedUntil: this.#excludedUntil(row) };
  }

  #isBarred({ barred, barred_until: until }: CardedRow): boolean {
    return barred !== null && (until === null || until > this.#now());
  }

  /** When the exclusion ends that they are under now; null when they are under none. */
  #excludedUntil({ excluded_until: until }: CardedRow): number | null {
    return until !== null && until > this.#now() ? until : null;
  }

  #read(row: CardedRow): Account {
    const { account, name, handle, born, id_type, id_number, id_expires, created_at, created_by, card } = row;
    const first = name.split(/\s+/)[0] ?? name;
    const until = this.#excludedUntil(row);
    return {
      account,
      person: { name, handle, born, idType: id_type, idNumber: id_number, idExpires: id_expires },
      handle: handle === '' ? first.slice(0, 20) : handle,
      status: statusOf(row, this.#isBarred(row), until),
      note: this.#isBarred(row) ? row.barred : until === null ? row.lost : exclusionText(until),
      barredUntil: this.#isBarred(row) ? row.barred_until : null,
      triesLeft: PIN_TRIES - row.tries,
      card,
      createdAt: created_at,
      createdBy: created_by,
    };
  }
}

const unknownAccount = (account: string) => refuse('unknown-account', `There is no account ${account}.`);

function statusOf({ lost, tries }: CardedRow, isBarred: boolean, excludedUntil: number | null): AccountStatus {
  if (isBarred) return 'barred';
  if (excludedUntil !== null) return 'excluded';
  if (lost !== null) return 'lost';
  return tries >= PIN_TRIES ? 'locked' : 'active';
}
