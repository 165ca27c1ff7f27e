/** Who works in the house. One sign-in holds at the cage and at every table, and so does its lock. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { StaffAct } from '../accounts/accounts.ts';
import { needPin, PIN_TRIES, type Pins } from '../accounts/pin.ts';
import { LOCKED_MS, lockedFor, Strangers, waitAfter, wrongPin } from '../accounts/sign-in-tries.ts';
import { type NewStaffMember, needMember } from '../accounts/staff.ts';
import { record, staffSubject } from './acts.ts';
import type { Keyed } from './people.ts';
import { hashed, tryKeptPin } from './pins.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, StaffRow } from './tables.ts';

export class HouseStaff {
  readonly #store: HouseStore;
  readonly #pins: Pins;
  readonly #strangers = new Strangers();

  constructor(store: HouseStore, pins: Pins) {
    this.#store = store;
    this.#pins = pins;
  }

  /** Refused: `bad-id`, `bad-name`, `bad-role`, `bad-pin`, `exists`: an id is never given twice, even after dismissal. */
  async add(member: NewStaffMember, { key, at, by }: StaffAct & Keyed): Promise<Result<StaffMember, Refusal>> {
    const { id, name, role, pin } = member;
    const refusal = needMember({ id, name, role });
    if (refusal !== null) return refusal;
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const kept = await hashed(this.#pins, pin);
    return this.#store.once({ key, request: ['add staff', id, name, role], at }, async (tx) => {
      if ((await this.#row(id, tx)) !== undefined) return refuse('exists', `There is a member of staff ${id} already.`);
      await tx
        .insertInto('staff')
        .values({ key: id.toLowerCase(), id, name, role, ...kept, tries: 0, dismissed: 0, wrong_at: null })
        .execute();
      await record(this.#store, tx, staffSubject(id.toLowerCase()), { act: `added as ${role}`, at, by });
      return ok({ id, name, role });
    });
  }

  /** Refused: `wrong-pin`, `too-soon` after several wrong ones, `locked` after five; for a stranger in the same words. */
  async signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const row = await this.#row(id);
    const known = row !== undefined && row.dismissed === 0 ? row : null;
    const wait = known === null ? this.#strangers.waitFor(id, at) : waitAfter(known.tries, at - (known.wrong_at ?? at));
    if (wait !== null) return wait;
    // Once the lock has run out there is one more try.
    if (known !== null && known.tries >= PIN_TRIES) {
      await this.#store.transact((tx) => this.#count(tx, known.key, PIN_TRIES - 1, at, 'one more try'));
    }
    const check =
      known === null ? await this.#strangers.try(id, pin, at, this.#pins) : await this.#tryPin(known.key, pin, at);
    const now = await this.#row(id);
    if (check.result === 'ok') {
      return now === undefined || now.dismissed === 1
        ? wrongPin(PIN_TRIES - 1)
        : ok({ id: now.id, name: now.name, role: now.role });
    }
    return check.result === 'wrong' ? wrongPin(check.triesLeft) : lockedFor(LOCKED_MS);
  }

  /** Everyone who works here, by name. */
  async list(): Promise<StaffMember[]> {
    const rows = await this.#store.db
      .selectFrom('staff')
      .selectAll()
      .where('dismissed', '=', 0)
      .orderBy('name')
      .execute();
    return rows.map(({ id, name, role }) => ({ id, name, role }));
  }

  /** Nobody of that id signs in from now on. Refused: `unknown-staff`. */
  dismiss(id: string, { key, at, by }: StaffAct & Keyed): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: ['dismiss', id], at }, async (tx) => {
      const row = await this.#row(id, tx);
      if (row === undefined) return refuse('unknown-staff', `There is no member of staff ${id}.`);
      await tx.updateTable('staff').set({ dismissed: 1 }).where('key', '=', row.key).execute();
      await record(this.#store, tx, staffSubject(row.key), { act: 'dismissed', at, by });
      return ok(null);
    });
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
