/** The people of the house: one account for a person, whatever table they play at; their cards, PINs, bars and relations. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { Person, Term } from '../../protocol/messages.ts';
import type { Account, Issued, ReasonedAct, StaffAct } from '../accounts/accounts.ts';
import { exclusionEnd, exclusionText } from '../accounts/exclusion.ts';
import { barText } from '../accounts/gaming-day.ts';
import { identityRefusal } from '../accounts/identity.ts';
import { likeName, sameName } from '../accounts/names.ts';
import { luhnValid, newAccountNumber, newCardNumber } from '../accounts/number.ts';
import { needPin, PIN_TRIES, type PinCheck, type Pins } from '../accounts/pin.ts';
import { type HouseAct, personSubject, record } from './acts.ts';
import { hashed, tryKeptPin } from './pins.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, PersonRow } from './tables.ts';

/** An act of staff under the key that makes a repeat harmless. */
export interface Keyed {
  readonly key: string;
}

type Reader = Pick<HouseTx, 'selectFrom'>;

/** Told, in the transaction of a change, whose tables have to hear of it. */
export type TellTables = (tx: HouseTx, accounts: readonly string[], at: number) => Promise<void>;

export class HousePeople {
  readonly #store: HouseStore;
  readonly #pins: Pins;
  readonly #tell: TellTables;

  constructor(store: HouseStore, pins: Pins, tell: TellTables) {
    this.#store = store;
    this.#pins = pins;
    this.#tell = tell;
  }

  /**
   * Opens an account and makes its card, for a person whose document staff have seen (C2). Refused: as
   * `identityRefusal`, `bad-pin`, `barred`, `excluded`, and `has-account` for a document or person known already.
   */
  async enroll(person: Person, pin: string, { key, at, by }: StaffAct & Keyed): Promise<Result<Issued, Refusal>> {
    const refusal = identityRefusal(person, at);
    if (refusal !== null) return { ok: false, error: refusal };
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return this.#store.once({ key, request: ['enroll', person], at }, async (tx) => {
      const known = await this.#knownRefusal(tx, person, at);
      if (known !== null) return { ok: false, error: known };
      const account = newAccountNumber();
      const { name, handle, born, idType, idNumber, idExpires } = person;
      await tx
        .insertInto('people')
        .values({
          ...{ account, name, handle, born, id_type: idType, id_number: idNumber, id_key: documentKey(idNumber) },
          ...{ id_expires: idExpires, created_at: at, created_by: by, ...kept, tries: 0 },
          ...{ lost: null, barred: null, barred_until: null, excluded_until: null },
        })
        .execute();
      const issued = await newCard(tx, account, at, by);
      await record(this.#store, tx, personSubject(account), { act: 'issued', at, by });
      return ok(issued);
    });
  }

  /** Whose card it is. Refused: `unknown-card`, `dead-card` for one that was replaced. */
  async byCard(number: string, at: number): Promise<Result<Account, Refusal>> {
    const card = await this.#store.db.selectFrom('cards').selectAll().where('number', '=', number).executeTakeFirst();
    if (card === undefined) {
      return luhnValid(number)
        ? refuse('unknown-card', 'This card is not one of ours. The cage can issue one.')
        : refuse('unknown-card', 'This card was not read right, or is not one of ours: swipe again.');
    }
    if (card.dead_at !== null) return refuse('dead-card', 'This card is no longer good: please see the cage.');
    const account = await this.byAccount(card.account, at);
    return account === null ? refuse('unknown-card', 'This card belongs to no account.') : ok(account);
  }

  /** Null for a number that is no account. */
  async byAccount(account: string, at: number, tx: Reader = this.#store.db): Promise<Account | null> {
    const row = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst();
    if (row === undefined) return null;
    const card = await tx
      .selectFrom('cards')
      .select('number')
      .where('account', '=', account)
      .where('dead_at', 'is', null)
      .executeTakeFirst();
    return accountOf(row, card?.number ?? null, at);
  }

  /** Other accounts that may well be of the same person, opened with another document. */
  async others(
    person: Pick<Account, 'account' | 'person'>,
    at: number,
    tx: Reader = this.#store.db,
  ): Promise<Account[]> {
    const { name, born } = person.person;
    const rows = await this.#likely(tx, name, born);
    return rows.filter(({ account }) => account !== person.account).map((row) => accountOf(row, null, at));
  }

  /** The accounts related to one (LR20). */
  async related(account: string, tx: Reader = this.#store.db): Promise<string[]> {
    const rows = await tx
      .selectFrom('relations')
      .selectAll()
      .where((either) => either.or([either('a', '=', account), either('b', '=', account)]))
      .execute();
    return rows.map(({ a, b }) => (a === account ? b : a)).sort();
  }

  /** Tries a PIN. Refused only for an account that is not there. */
  async checkPin(account: string, pin: string, at: number): Promise<Result<PinCheck, Refusal>> {
    const row = (tx: HouseTx | null) =>
      (tx ?? this.#store.db)
        .selectFrom('people')
        .select(['pin_salt', 'pin_hash', 'pin_cost', 'tries'])
        .where('account', '=', account)
        .$if(tx !== null && this.#store.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
    const check = await tryKeptPin(this.#store, this.#pins, pin, row, async (tx, tries) => {
      const act = tries === 0 ? 'PIN right again' : tries < PIN_TRIES ? 'PIN wrong' : 'PIN wrong, locked';
      await this.#change(tx, account, { act, at, by: null }, { tries });
    });
    return check === null ? unknownAccount(account) : ok(check);
  }

  /** Sets a new PIN; staff have made sure who asks. Refused: `bad-pin`, `unknown-account`. */
  async setPin(account: string, pin: string, act: StaffAct & Keyed): Promise<Result<null, Refusal>> {
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return this.#act(account, { ...act, what: 'PIN set' }, { ...kept, tries: 0 });
  }

  /** Gives a locked PIN its tries back. */
  unlock(account: string, act: ReasonedAct & Keyed): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'unlocked' }, { tries: 0 });
  }

  /** The card is dead at once, at every table; `replaceCard` makes the next one. */
  reportLost(account: string, act: ReasonedAct & Keyed): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'card lost' }, { lost: act.reason }, (tx) =>
      killCards(tx, account, act.at),
    );
  }

  /** A new card for the same account; the old one is dead from now on. Refused: `unknown-account`, `excluded`. */
  replaceCard(account: string, act: ReasonedAct & Keyed): Promise<Result<Issued, Refusal>> {
    const { key, at, by } = act;
    return this.#store.once({ key, request: ['replace card', account], at }, async (tx) => {
      const known = await this.byAccount(account, at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'excluded') return refuse('excluded', `No new card: this person is ${known.note}.`);
      await killCards(tx, account, at);
      await tx.updateTable('people').set({ lost: null }).where('account', '=', account).execute();
      const issued = await newCard(tx, account, at, by);
      await this.#recorded(tx, account, { ...act, act: 'card replaced' });
      return ok(issued);
    });
  }

  /** Bars a player at every table until then, null for good (LR2, LR9, LR34). Refused: `unknown-account`, `barred`. */
  bar(account: string, until: number | null, act: ReasonedAct & Keyed): Promise<Result<null, Refusal>> {
    const what = until === null ? 'barred' : `barred ${barText(until)}`;
    return this.#store.once({ key: act.key, request: ['bar', account, until], at: act.at }, async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'barred' && until !== null && (known.barredUntil ?? Infinity) > until) {
        return refuse('barred', `This player is barred ${barText(known.barredUntil)} already. Lift that bar first.`);
      }
      await this.#change(tx, account, { ...act, act: what }, { barred: act.reason, barred_until: until });
      return ok(null);
    });
  }

  /** Lets a player back. Refused: `unknown-account`, `not-barred`. */
  liftBar(account: string, act: ReasonedAct & Keyed): Promise<Result<null, Refusal>> {
    return this.#store.once({ key: act.key, request: ['lift bar', account], at: act.at }, async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status !== 'barred') {
        return refuse('not-barred', `Account ${account} is not barred: there is nothing to lift.`);
      }
      await this.#change(tx, account, { ...act, act: 'bar lifted' }, { barred: null, barred_until: null });
      return ok(null);
    });
  }

  /**
   * Excludes a player at their own request (C13): from then on at every table, and never made shorter. Gives its end, ms
   * since 1970. Refused: `unknown-account`, `shorter`.
   */
  exclude(account: string, term: Term, act: StaffAct & Keyed): Promise<Result<number, Refusal>> {
    const { key, at } = act;
    return this.#store.once({ key, request: ['exclude', account, term], at }, async (tx) => {
      const row = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst();
      if (row === undefined) return unknownAccount(account);
      const until = exclusionEnd(term, at);
      if (row.excluded_until !== null && row.excluded_until >= until) {
        return refuse('shorter', `This person is ${exclusionText(row.excluded_until)}: that cannot be made shorter.`);
      }
      await this.#change(tx, account, { ...act, act: exclusionText(until), reason: term }, { excluded_until: until });
      return ok(until);
    });
  }

  /** From now on neither is seated beside the other, at any table (LR20). Refused: `same-account`, `unknown-account`. */
  relate(one: string, other: string, act: ReasonedAct & Keyed): Promise<Result<null, Refusal>> {
    const [a, b] = one < other ? [one, other] : [other, one];
    return this.#store.once({ key: act.key, request: ['relate', a, b], at: act.at }, async (tx) => {
      if (a === b) return refuse('same-account', 'An account cannot be related to itself.');
      for (const account of [a, b]) {
        if ((await this.byAccount(account, act.at, tx)) === null) return unknownAccount(account);
      }
      await tx
        .insertInto('relations')
        .values({ a, b })
        .onConflict((conflict) => conflict.columns(['a', 'b']).doNothing())
        .execute();
      await this.#recorded(tx, a, { ...act, act: `related to ${b}` });
      await this.#recorded(tx, b, { ...act, act: `related to ${a}` });
      return ok(null);
    });
  }

  #act(
    account: string,
    { what, key, ...act }: StaffAct & Keyed & { readonly what: string; readonly reason?: string },
    set: Partial<PersonRow>,
    besides: (tx: HouseTx) => Promise<void> = async () => {},
  ): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: [what, account], at: act.at }, async (tx) => {
      if ((await this.byAccount(account, act.at, tx)) === null) return unknownAccount(account);
      await besides(tx);
      await this.#change(tx, account, { ...act, act: what }, set);
      return ok(null);
    });
  }

  async #change(tx: HouseTx, account: string, act: HouseAct, set: Partial<PersonRow>): Promise<void> {
    await tx.updateTable('people').set(set).where('account', '=', account).execute();
    await this.#recorded(tx, account, act);
  }

  async #recorded(tx: HouseTx, account: string, act: HouseAct): Promise<void> {
    await record(this.#store, tx, personSubject(account), act);
    await this.#tell(tx, [account], act.at);
  }

  /** Accounts of a like name that were born on that day. */
  async #likely(tx: Reader, name: string, born: string): Promise<PersonRow[]> {
    const rows = await tx.selectFrom('people').selectAll().where('born', '=', born).orderBy('account').execute();
    return rows.filter((row) => likeName(row.name, name));
  }

  /** A document seen before, or somebody barred or excluded come back with another one. */
  async #knownRefusal(tx: HouseTx, person: Person, at: number): Promise<Refusal | null> {
    const { name, born, idType, idNumber } = person;
    const holder = await tx
      .selectFrom('people')
      .selectAll()
      .where('id_type', '=', idType)
      .where('id_key', '=', documentKey(idNumber))
      .executeTakeFirst();
    const namesakes = await this.#likely(tx, name, born);
    const known = [...(holder ? [holder] : []), ...namesakes].map((row) => accountOf(row, null, at));
    const barred = known.find(({ status }) => status === 'barred');
    if (barred !== undefined) {
      const text = `This person is barred ${barText(barred.barredUntil)} (account ${barred.account}): ${barred.note ?? ''}. The floor or the cage may lift the bar.`;
      return { code: 'barred', message: text.slice(0, 400) };
    }
    const excluded = known.find(({ status }) => status === 'excluded');
    if (excluded !== undefined) return { code: 'excluded', message: `This person is ${excluded.note}.` };
    if (holder !== undefined) return hasAccount('The holder of this document', holder.account);
    const same = namesakes.find((row) => sameName(row.name, name));
    if (same === undefined) return null;
    const otherwise = ' If this is somebody else, write the name with all first names.';
    return hasAccount(`${same.name}, born ${born},`, same.account, otherwise);
  }
}

const documentKey = (idNumber: string): string => idNumber.replace(/[\s-]/g, '').toUpperCase();

async function newCard(tx: HouseTx, account: string, at: number, by: string): Promise<Issued> {
  const card = newCardNumber();
  await tx.insertInto('cards').values({ number: card, account, issued_at: at, issued_by: by, dead_at: null }).execute();
  return { account, card, track1: encodeTrack1({ account: card }), track2: encodeTrack2({ account: card }) };
}

async function killCards(tx: HouseTx, account: string, at: number): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ dead_at: at })
    .where('account', '=', account)
    .where('dead_at', 'is', null)
    .execute();
}

/** What a row says of a person at this time. */
function accountOf(row: PersonRow, card: string | null, at: number): Account {
  const { account, name, handle, born, lost, tries } = row;
  const isBarred = row.barred !== null && (row.barred_until === null || row.barred_until > at);
  const excluded = row.excluded_until !== null && row.excluded_until > at ? row.excluded_until : null;
  const standing = lost !== null ? 'lost' : tries >= PIN_TRIES ? 'locked' : 'active';
  return {
    account,
    person: { name, handle, born, idType: row.id_type, idNumber: row.id_number, idExpires: row.id_expires },
    handle: handle === '' ? (name.split(/\s+/)[0] ?? name).slice(0, 20) : handle,
    status: isBarred ? 'barred' : excluded !== null ? 'excluded' : standing,
    note: isBarred ? row.barred : excluded === null ? lost : exclusionText(excluded),
    barredUntil: isBarred ? row.barred_until : null,
    triesLeft: PIN_TRIES - tries,
    card,
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

const unknownAccount = (account: string) => refuse('unknown-account', `There is no account ${account}.`);

const hasAccount = (who: string, account: string, otherwise = ''): Refusal => ({
  code: 'has-account',
  message: `${who} has account ${account} already. One person, one account: replace its card instead.${otherwise}`,
});
