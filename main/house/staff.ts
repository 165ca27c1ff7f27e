/** Who works in the house. A sign-in is valid at the cage and at every table, and so is its lock. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { StaffCard } from '../accounts/issued-card.ts';
import { newCardNumber } from '../accounts/number.ts';
import { needPin, PIN_TRIES, type Pins } from '../accounts/pin.ts';
import { LOCKED_MS, lockedFor, Strangers, waitAfter, wrongPin } from '../accounts/sign-in-tries.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { type NewStaffMember, needMember } from '../accounts/staff-member.ts';
import { record, staffSubject } from './acts.ts';
import type { KeyedAct } from './cage-port.ts';
import type { KnownStaff } from './house-facts.ts';
import type { StaffRow } from './people-rows.ts';
import { hashed, tryKeptPin } from './pins.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

export class HouseStaff {
  readonly #store: HouseStore;
  readonly #pins: Pins;
  readonly #strangers = new Strangers();
  readonly #listeners = new Set<() => void>();

  constructor(store: HouseStore, pins: Pins) {
    this.#store = store;
    this.#pins = pins;
  }

  /**
   * Calls back when this process has changed something about the staff; changes by another process of the house are not
   * noticed. Returns the function that unsubscribes.
   */
  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  async #telling<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    for (const run of this.#listeners) run();
    return done;
  }

  /** Refused: `bad-id`, `bad-name`, `bad-role`, `bad-pin`, `exists`: an id is never given twice, even after dismissal. */
  async add(member: NewStaffMember, { key, at, by }: KeyedAct): Promise<Result<StaffMember, Refusal>> {
    const { id, name, role, pin } = member;
    const refusal = needMember({ id, name, role });
    if (refusal !== null) return refusal;
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    const adding = this.#store.once({ key, request: ['add staff', id, name, role], at }, async (tx) => {
      if ((await this.#row(id, tx)) !== undefined) return refuse('exists', `There is already a member of staff ${id}.`);
      await tx
        .insertInto('staff')
        .values({
          ...{ key: id.toLowerCase(), id, name, role, ...kept },
          ...{ tries: 0, dismissed: 0, wrong_at: null, card: null },
        })
        .execute();
      await record(this.#store, tx, staffSubject(id.toLowerCase()), { act: `added as ${role}`, at, by });
      return ok({ id, name, role });
    });
    return this.#telling(adding);
  }

  /**
   * Refused: `wrong-pin`, `too-soon` after several wrong ones, `locked` after five; for a stranger in the same words.
   */
  signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    return this.#telling(this.#signIn(id, pin, at));
  }

  async #signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const row = await this.#row(id);
    const known = row !== undefined && row.dismissed === 0 ? row : null;
    const wait = known === null ? this.#strangers.waitFor(id, at) : waitAfter(known.tries, at - (known.wrong_at ?? at));
    if (wait !== null) return wait;
    // Once the lock has expired there is one more try.
    if (known !== null && known.tries >= PIN_TRIES) {
      await this.#store.transact((tx) => this.#count(tx, known.key, PIN_TRIES - 1, at, 'one more try'));
    }
    const check =
      known === null ? await this.#strangers.try(id, pin, at, this.#pins) : await this.#tryPin(known.key, pin, at);
    const now = await this.#row(id);
    if (check.result === 'ok') {
      return now === undefined || now.dismissed === 1 ? wrongPin(PIN_TRIES - 1) : ok(memberOf(now));
    }
    return check.result === 'wrong' ? wrongPin(check.triesLeft) : lockedFor(LOCKED_MS);
  }

  /** Everyone who works here, sorted by name. */
  async list(): Promise<StaffMember[]> {
    return (await this.#working()).map(memberOf);
  }

  /**
   * Everyone who works here, sorted by name, with the number of their staff card and whether their sign-in is locked.
   */
  async known(): Promise<KnownStaff[]> {
    return (await this.#working()).map((row) => ({
      member: memberOf(row),
      card: row.card,
      lockedUntil:
        row.tries < PIN_TRIES ? null : row.wrong_at === null ? Number.MAX_SAFE_INTEGER : row.wrong_at + LOCKED_MS,
    }));
  }

  /** Sets a new PIN and resets the wrong tries. Refused: `bad-pin`, `unknown-staff`. */
  async setPin(id: string, pin: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return this.#change(id, act, 'PIN set', { ...kept, tries: 0 });
  }

  /** Restores the tries of a locked sign-in. Refused: `unknown-staff`. */
  unlock(id: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#change(id, act, 'unlocked', { tries: 0 });
  }

  /** From now on nobody can sign in with that id, and their card stops working. Refused: `unknown-staff`. */
  dismiss(id: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#change(id, act, 'dismissed', { dismissed: 1, card: null });
  }

  /**
   * Makes a card for a member, to be swiped instead of typing the id; their previous card is dead. Refused:
   * `unknown-staff`, `dismissed`.
   */
  issueCard(id: string, { key, ...act }: KeyedAct): Promise<Result<StaffCard, Refusal>> {
    const issuing = this.#store.once({ key, request: ['staff card', id.toLowerCase()], at: act.at }, async (tx) => {
      const row = await this.#row(id, tx);
      if (row === undefined) return unknownStaff(id);
      if (row.dismissed === 1) return refuse('dismissed', `${id} no longer works here.`);
      const card = await this.#unusedNumber(tx);
      await tx.updateTable('staff').set({ card }).where('key', '=', row.key).execute();
      await record(this.#store, tx, staffSubject(row.key), { ...act, act: 'card issued' });
      return ok({ card, track1: encodeTrack1({ account: card }), track2: encodeTrack2({ account: card }) });
    });
    return this.#telling(issuing);
  }

  /** A number that is not on any card, of staff or of a player. */
  async #unusedNumber(tx: HouseTx): Promise<string> {
    for (;;) {
      const number = newCardNumber();
      const player = await tx.selectFrom('cards').select('number').where('number', '=', number).executeTakeFirst();
      const staff = await tx.selectFrom('staff').select('key').where('card', '=', number).executeTakeFirst();
      if (player === undefined && staff === undefined) return number;
    }
  }

  #change(id: string, { key, ...act }: KeyedAct, what: string, set: Partial<StaffRow>): Promise<Result<null, Refusal>> {
    const changing = this.#store.once({ key, request: [what, id.toLowerCase()], at: act.at }, async (tx) => {
      const row = await this.#row(id, tx);
      if (row === undefined) return unknownStaff(id);
      await tx.updateTable('staff').set(set).where('key', '=', row.key).execute();
      await record(this.#store, tx, staffSubject(row.key), { ...act, act: what });
      return ok(null);
    });
    return this.#telling(changing);
  }

  #working(): Promise<StaffRow[]> {
    return this.#store.db
      .selectFrom('staff')
      .selectAll()
      .where('dismissed', '=', 0)
      .orderBy('name')
      .orderBy('key')
      .execute();
  }

  /** Records what a member of staff has done at a screen of the house. */
  record(id: string, act: string, at: number): Promise<void> {
    return this.#store.transact((tx) => record(this.#store, tx, staffSubject(id.toLowerCase()), { act, at, by: id }));
  }

  async #tryPin(key: string, pin: string, at: number) {
    const row = (tx: HouseTx | null) => this.#row(key, tx ?? undefined);
    const check = await tryKeptPin(this.#store, this.#pins, pin, row, (tx, tries) =>
      this.#count(tx, key, tries, at, tries === 0 ? 'PIN right again' : 'PIN wrong'),
    );
    return check ?? { result: 'wrong' as const, triesLeft: PIN_TRIES - 1 };
  }

  async #count(tx: HouseTx, key: string, tries: number, at: number, act: string): Promise<void> {
    const wrong = act === 'PIN wrong' ? { wrong_at: at } : {};
    await tx
      .updateTable('staff')
      .set({ tries, ...wrong })
      .where('key', '=', key)
      .execute();
    await record(this.#store, tx, staffSubject(key), { act, at, by: null });
  }

  #row(id: string, tx?: HouseTx): Promise<StaffRow | undefined> {
    return (tx ?? this.#store.db)
      .selectFrom('staff')
      .selectAll()
      .where('key', '=', id.toLowerCase())
      .$if(tx !== undefined && this.#store.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
  }
}

const memberOf = ({ id, name, role }: StaffRow): StaffMember => ({ id, name, role });

const unknownStaff = (id: string) => refuse('unknown-staff', `There is no member of staff ${id}.`);
