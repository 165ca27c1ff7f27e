/**
 * The people of the house: one account per person, whatever table they play at; their cards, PINs, bars and relations.
 */
import { createHash } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Term } from '../../protocol/cage-intent.ts';
import { personFacts, type WrittenFacts } from '../../protocol/cash-report.ts';
import { liftedByTwo } from '../accounts/bars.ts';
import { enrollmentRefusal } from '../accounts/enrollment.ts';
import { exclusionEnd, exclusionText, selfExclusionText } from '../accounts/exclusion.ts';
import { barText } from '../accounts/gaming-day.ts';
import { identityRefusal } from '../accounts/identity.ts';
import type { Issued } from '../accounts/issued-card.ts';
import { newAccountNumber } from '../accounts/number.ts';
import type { Person } from '../accounts/person.ts';
import { readPhoto } from '../accounts/photo.ts';
import { needPin, PIN_TRIES, type PinCheck, type Pins } from '../accounts/pin.ts';
import { closedAccount, unknownAccount } from './account-refusals.ts';
import { type HouseAct, personSubject, record } from './acts.ts';
import { KeptApart } from './apart.ts';
import type { CagePeople, KeyedAct, KeyedReason } from './cage-port.ts';
import { killCards, newCard } from './live-cards.ts';
import type { PersonRow } from './people-rows.ts';
import { documentKey, factsOf, PeopleReader } from './person.ts';
import { hashed, tryKeptPin } from './pins.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';
import { onceSigned } from './two-people.ts';
import { whatIsLeft } from './what-is-left.ts';

/** Called in the transaction of a change with the accounts whose tables must be updated. */
export type TellTables = (tx: HouseTx, accounts: readonly string[], at: number) => Promise<void>;

/** Called in the transaction of the change when an account may now belong to another person. */
export type IdentityChanged = (tx: HouseTx, account: string, act: Pick<HouseAct, 'at' | 'by'>) => Promise<void>;

/** Every act that a second person signs is refused with `second-person` when both are one, like `otherSigns`. */
export class HousePeople extends PeopleReader implements CagePeople {
  readonly #pins: Pins;
  readonly #tell: TellTables;
  readonly #identityChanged: IdentityChanged;
  /** Who may not sit at the same table. */
  readonly apart: KeptApart;

  constructor(store: HouseStore, pins: Pins, tell: TellTables, identityChanged: IdentityChanged) {
    super(store);
    this.#pins = pins;
    this.#tell = tell;
    this.#identityChanged = identityChanged;
    this.apart = new KeptApart({
      store,
      knows: async (tx, account) => {
        const row = await tx.selectFrom('people').select('account').where('account', '=', account).executeTakeFirst();
        return row !== undefined;
      },
      recorded: (tx, account, act) => this.#recorded(tx, account, act),
    });
  }

  /**
   * Opens an account and makes its card, for a person whose document staff have checked (C2). Refused: `bad-pin`, and
   * like `identityRefusal` and `enrollmentRefusal`.
   */
  async enroll(person: Person, pin: string, act: KeyedAct): Promise<Result<Issued, Refusal>> {
    const { at, by, second } = act;
    const refusal = identityRefusal(person, at);
    if (refusal !== null) return { ok: false, error: refusal };
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return onceSigned(this.store, act, ['enroll', person], async (tx) => {
      const known = enrollmentRefusal(await this.known(tx, person, at), person, second);
      if (known !== null) return { ok: false, error: known };
      const account = newAccountNumber();
      const { name, handle, born, idType, idNumber, idExpires } = person;
      await tx
        .insertInto('people')
        .values({
          ...{ account, name, handle, born, id_type: idType, id_number: idNumber, id_key: documentKey(idNumber) },
          ...{ id_expires: idExpires, created_at: at, created_by: by, ...kept, tries: 0 },
          ...{ lost: null, barred: null, barred_until: null, excluded_until: null },
          ...{ held: null, closed: null, terms_at: null, facts: null, limits: null, woken_at: null, photo: null },
        })
        .execute();
      const issued = await newCard(tx, account, at, by);
      const signed = second === undefined ? {} : { second };
      await record(this.store, tx, personSubject(account), { act: 'issued', at, by, ...signed });
      return ok(issued);
    });
  }

  /** Tries a PIN. Refused only for an account that does not exist. */
  async checkPin(account: string, pin: string, at: number): Promise<Result<PinCheck, Refusal>> {
    const row = (tx: HouseTx | null) =>
      (tx ?? this.store.db)
        .selectFrom('people')
        .select(['pin_salt', 'pin_hash', 'pin_cost', 'tries'])
        .where('account', '=', account)
        .$if(tx !== null && this.store.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
    const check = await tryKeptPin(this.store, this.#pins, pin, row, async (tx, tries) => {
      const act = tries === 0 ? 'PIN right again' : tries < PIN_TRIES ? 'PIN wrong' : 'PIN wrong, locked';
      await this.#change(tx, account, { act, at, by: null }, { tries });
    });
    return check === null ? unknownAccount(account) : ok(check);
  }

  /** Sets a new PIN; staff have checked who the person is. Refused: `bad-pin`, `unknown-account`. */
  async setPin(account: string, pin: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return this.#act(account, { ...act, what: 'PIN set' }, { ...kept, tries: 0 });
  }

  /** Restores the tries of a locked PIN. */
  unlock(account: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'unlocked' }, { tries: 0 });
  }

  /** Makes the card dead at once, at every table; `replaceCard` makes the next one. */
  reportLost(account: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'card lost' }, { lost: act.reason }, (tx) =>
      killCards(tx, account, act.at),
    );
  }

  /** A new card for the same account; the old one is dead from now on. Refused: `unknown-account`, `excluded`. */
  replaceCard(account: string, act: KeyedReason): Promise<Result<Issued, Refusal>> {
    const { at, by } = act;
    return onceSigned(this.store, act, ['replace card', account], async (tx) => {
      const known = await this.byAccount(account, at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'excluded')
        return refuse('excluded', `No new card can be issued: this person is ${known.note}.`);
      if (known.status === 'closed') return closedAccount(account);
      await killCards(tx, account, at);
      await tx.updateTable('people').set({ lost: null }).where('account', '=', account).execute();
      const issued = await newCard(tx, account, at, by);
      await this.#recorded(tx, account, { ...act, act: 'card replaced' });
      return ok(issued);
    });
  }

  /** Bars a player at every table until then, null for good (LR2, LR9, LR34). Refused: `unknown-account`, `barred`. */
  bar(account: string, until: number | null, act: KeyedReason): Promise<Result<null, Refusal>> {
    const what = until === null ? 'barred' : `barred ${barText(until)}`;
    return onceSigned(this.store, act, ['bar', account, until], async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'barred' && until !== null && (known.barredUntil ?? Infinity) > until) {
        return refuse('barred', `This player is already barred ${barText(known.barredUntil)}. Lift that bar first.`);
      }
      await this.#change(tx, account, { ...act, act: what }, { barred: act.reason, barred_until: until });
      return ok(null);
    });
  }

  /**
   * Lifts a player's bar. Refused: `unknown-account`, `not-barred`, and `second-person` for a bar for good when nobody
   * else signs.
   */
  liftBar(account: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, ['lift bar', account], async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status !== 'barred') {
        return refuse('not-barred', `Account ${account} is not barred: there is nothing to lift.`);
      }
      if (known.barredUntil === null && act.second === undefined) return liftedByTwo();
      await this.#change(tx, account, { ...act, act: 'bar lifted' }, { barred: null, barred_until: null });
      return ok(null);
    });
  }

  /**
   * Excludes a player at their own request (C13): from now on at every table, and never shortened. Returns its end, ms
   * since 1970. Refused: `unknown-account`, `shorter`.
   */
  exclude(account: string, term: Term, act: KeyedAct): Promise<Result<number, Refusal>> {
    const { at } = act;
    return onceSigned(this.store, act, ['exclude', account, term], async (tx) => {
      const row = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst();
      if (row === undefined) return unknownAccount(account);
      const until = exclusionEnd(term, at);
      if (row.excluded_until !== null && row.excluded_until >= until) {
        return refuse('shorter', `This person is ${exclusionText(row.excluded_until)}: it cannot be shortened.`);
      }
      await this.#change(
        tx,
        account,
        { ...act, act: selfExclusionText(until), reason: term },
        { excluded_until: until },
      );
      return ok(until);
    });
  }

  /** From now on the two may not sit next to each other (LR20). Refused: `same-account`, `unknown-account`. */
  relate(one: string, other: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    const [a, b] = one < other ? [one, other] : [other, one];
    return onceSigned(this.store, act, ['relate', a, b], async (tx) => {
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

  /** The two no longer have a common interest. Refused: `same-account`, `unknown-account`, `not-related`. */
  unrelate(one: string, other: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    const [a, b] = one < other ? [one, other] : [other, one];
    return onceSigned(this.store, act, ['unrelate', a, b], async (tx) => {
      if (a === b) return refuse('same-account', 'An account cannot be related to itself.');
      for (const account of [a, b]) {
        if ((await this.byAccount(account, act.at, tx)) === null) return unknownAccount(account);
      }
      if (!(await this.related(a, tx)).includes(b)) {
        return refuse('not-related', `Accounts ${a} and ${b} are not related.`);
      }
      await tx.deleteFrom('relations').where('a', '=', a).where('b', '=', b).execute();
      await this.#recorded(tx, a, { ...act, act: `no longer related to ${b}` });
      await this.#recorded(tx, b, { ...act, act: `no longer related to ${a}` });
      return ok(null);
    });
  }

  /**
   * Records the person's identity by the document that staff have just checked: a new name, a renewed document. It
   * takes two people, because somebody who can make an account another person's can take what is on it. Refused:
   * `unknown-account`, `closed`, and like `identityRefusal` and `enrollmentRefusal`.
   */
  edit(
    account: string,
    person: Person,
    act: KeyedReason & { readonly second: string },
  ): Promise<Result<null, Refusal>> {
    const { at } = act;
    return onceSigned(this.store, act, ['edit', account, person], async (tx) => {
      const refusal = identityRefusal(person, at);
      if (refusal !== null) return { ok: false, error: refusal };
      const row = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst();
      if (row === undefined) return unknownAccount(account);
      if (row.closed !== null) return closedAccount(account);
      const known = enrollmentRefusal(await this.known(tx, person, at, account), person, act.second);
      if (known !== null) return { ok: false, error: known };
      const { name, handle, born, idType, idNumber, idExpires } = person;
      await this.#change(
        tx,
        account,
        { ...act, act: 'identity changed' },
        {
          ...{ name, handle, born, id_type: idType, id_number: idNumber },
          ...{ id_key: documentKey(idNumber), id_expires: idExpires },
        },
      );
      await this.#identityChanged(tx, account, act);
      return ok(null);
    });
  }

  /** Nothing is paid out and no chips are bought until the account is released. Refused: `unknown-account`. */
  hold(account: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'held' }, { held: act.reason });
  }

  /** Two people release what one person has held. Refused: `unknown-account`, `not-held`. */
  release(account: string, act: KeyedReason & { readonly second: string }): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, ['release', account], async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.held === undefined) return refuse('not-held', `Account ${account} is not held.`);
      await this.#change(tx, account, { ...act, act: 'released' }, { held: null });
      return ok(null);
    });
  }

  /**
   * Closes an account that holds nothing, for good: its cards are dead, and nobody plays or is paid by it. Refused:
   * `unknown-account`, `closed`, `not-empty` as `whatIsLeft` says.
   */
  close(account: string, act: KeyedReason & { readonly second: string }): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, ['close', account], async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'closed') return closedAccount(account);
      const left = await whatIsLeft(this.store, tx, account);
      if (left !== null) return refuse('not-empty', `Account ${account} cannot be closed: ${left}.`);
      await killCards(tx, account, act.at);
      await tx.deleteFrom('photos').where('account', '=', account).execute();
      await this.#change(tx, account, { ...act, act: 'closed' }, { closed: act.reason, photo: null });
      return ok(null);
    });
  }

  /** Stores a photo, JPEG in base64, in place of any earlier one. Refused: `bad-photo`, `unknown-account`, `closed`. */
  async setPhoto(account: string, data: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    const bytes = readPhoto(data);
    if (!bytes.ok) return bytes;
    const photo = createHash('sha256').update(bytes.value).digest('hex');
    return onceSigned(this.store, act, ['photo', account, photo], async (tx) => {
      const known = await this.byAccount(account, act.at, tx);
      if (known === null) return unknownAccount(account);
      if (known.status === 'closed') return closedAccount(account);
      const row = { account, data: bytes.value.toString('base64') };
      await tx
        .insertInto('photos')
        .values(row)
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ data: row.data }))
        .execute();
      await this.#change(tx, account, { ...act, act: 'photo taken' }, { photo });
      return ok(null);
    });
  }

  /** Refused: `unknown-account`, `no-photo`. */
  removePhoto(account: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, ['remove photo', account], async (tx) => {
      if ((await this.byAccount(account, act.at, tx)) === null) return unknownAccount(account);
      if ((await this.photoOf(account, tx)) === null) {
        return refuse('no-photo', `No photo is kept of account ${account}.`);
      }
      await tx.deleteFrom('photos').where('account', '=', account).execute();
      await this.#change(tx, account, { ...act, act: 'photo removed' }, { photo: null });
      return ok(null);
    });
  }

  /** Their photo, JPEG in base64; null when there is none. */
  async photoOf(account: string, tx: HouseReader = this.store.db): Promise<string | null> {
    const row = await tx.selectFrom('photos').select('data').where('account', '=', account).executeTakeFirst();
    return row?.data ?? null;
  }

  /** Records that the player has acknowledged the terms of the house. Refused: `unknown-account`. */
  acknowledgeTerms(account: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#act(account, { ...act, what: 'terms acknowledged' }, { terms_at: act.at });
  }

  /**
   * Stores what a cash report says about a person. The act and the stored request do not contain their taxpayer number.
   * Refused: `unknown-account`, `no-number` when the request leaves the number as it is and none is on record.
   */
  keepFacts(account: string, facts: WrittenFacts, act: KeyedAct): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, ['facts taken down', account], async (tx) => {
      const row = await tx.selectFrom('people').select('facts').where('account', '=', account).executeTakeFirst();
      if (row === undefined) return unknownAccount(account);
      const tin = facts.tin === 'as kept' ? (factsOf(row)?.tin ?? null) : facts.tin;
      if (tin === null && facts.noTin === null) {
        return refuse(
          'no-number',
          'This person has no taxpayer number on file: enter nine digits, or why there is none.',
        );
      }
      const kept = JSON.stringify(personFacts.parse({ ...facts, tin }));
      await this.#change(tx, account, { ...act, act: 'facts taken down' }, { facts: kept });
      return ok(null);
    });
  }

  #act(
    account: string,
    { what, ...act }: KeyedAct & { readonly what: string; readonly reason?: string },
    set: Partial<PersonRow>,
    besides: (tx: HouseTx) => Promise<void> = async () => {},
  ): Promise<Result<null, Refusal>> {
    return onceSigned(this.store, act, [what, account], async (tx) => {
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
    await record(this.store, tx, personSubject(account), act);
    await this.#tell(tx, [account], act.at);
  }
}
