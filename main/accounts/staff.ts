import { ok, type Refusal, type Result } from '../../games/result.ts';
import { encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import type { Issued, StaffAct } from './accounts.ts';
import { Acts, type PersonAct, staffSubject } from './acts.ts';
import { newCardNumber } from './number.ts';
import { needPin, PIN_TRIES, type PinCheck, Pins, type TriedPin, tryPin } from './pin.ts';
import { refuse } from './refusals.ts';
import { ROLES } from './roles.ts';
import { LOCKED_MS, lockedFor, Strangers, waitAfter, wrongPin } from './sign-in-tries.ts';

export { may, type StaffRole } from './roles.ts';

export interface NewStaffMember extends StaffMember {
  readonly pin: string;
}

/** A staff card to be written: a number and nothing else. */
export type StaffCard = Pick<Issued, 'card' | 'track1' | 'track2'>;

/** The act of a wrong PIN. */
const WRONG = 'PIN wrong';

type StaffRow = StaffMember & TriedPin & { dismissed: 0 | 1; card: string | null };
type NewStaff = [id: string, name: string, role: string, salt: Buffer, hash: Buffer, cost: number];

/** The people who work here, what they may do (`may`), and the PIN each signs in with. */
export class Staff {
  readonly #store: Store;
  readonly #pins: Pins;
  readonly #acts: Acts;
  readonly #strangers = new Strangers();
  readonly #row: Query<[string], StaffRow>;
  readonly #list: Remembered<[], StaffRow>;
  readonly #insert: Query<NewStaff, never>;
  readonly #setPin: Query<[Buffer, Buffer, number, string], never>;
  readonly #setTries: Query<[number, string], never>;
  readonly #dismiss: Query<[string], never>;
  readonly #byCard: Query<[string], StaffRow>;
  readonly #setCard: Query<[string, string], never>;
  readonly #cardInUse: Query<[string, string], { number: string }>;

  constructor(store: Store, pepper: Buffer, options: { readonly cost?: number } = {}) {
    this.#store = store;
    this.#pins = new Pins(pepper, options.cost);
    this.#acts = new Acts(store);
    this.#row = store.query('SELECT * FROM staff WHERE id = ?');
    this.#list = store.remembered(
      ['staff'],
      'SELECT * FROM staff WHERE dismissed = 0 ORDER BY name COLLATE NOCASE, id',
    );
    this.#insert = store.query(
      'INSERT INTO staff (id, name, role, pin_salt, pin_hash, pin_cost) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#setPin = store.query('UPDATE staff SET pin_salt = ?, pin_hash = ?, pin_cost = ? WHERE id = ?');
    this.#setTries = store.query('UPDATE staff SET tries = ? WHERE id = ?');
    this.#dismiss = store.query('UPDATE staff SET dismissed = 1, card = NULL WHERE id = ?');
    this.#byCard = store.query('SELECT * FROM staff WHERE card = ?');
    this.#setCard = store.query('UPDATE staff SET card = ? WHERE id = ?');
    this.#cardInUse = store.query(
      'SELECT number FROM cards WHERE number = ? UNION SELECT card FROM staff WHERE card = ?',
    );
  }

  /** Refused: `bad-id`, `bad-name`, `bad-role`, `bad-pin`, `exists` (an id is never given twice, even after dismissal). */
  async add({ id, name, role, pin }: NewStaffMember, { at, by }: StaffAct): Promise<Result<StaffMember, Refusal>> {
    const refusal = needMember({ id, name, role });
    if (refusal !== null) return refusal;
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const { pin_salt, pin_hash, pin_cost } = await this.#pins.hash(pin);
    return this.#store.attempt(() => {
      if (this.#row.get(id) !== undefined) return refuse('exists', `There is a member of staff ${id} already.`);
      this.#store.write('staff', () => this.#insert.run(id, name, role, pin_salt, pin_hash, pin_cost));
      this.#record(id, { act: `added as ${role}`, at, by, reason: null });
      return ok({ id, name, role });
    });
  }

  /**
   * Refused: `wrong-pin`, `too-soon` after several wrong ones, and `locked` after five. Whoever is unknown here or was
   * dismissed is refused in the same words after the same time: nobody finds out by trying who works here.
   */
  async signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const known = this.member(id) !== null;
    const wait = known ? this.#waitFor(id, at) : this.#strangers.waitFor(id, at);
    if (wait !== null) return wait;
    const check = known ? await this.#tryPin(id, pin, at) : await this.#strangers.try(id, pin, at, this.#pins);
    // The check takes its time, and somebody may have been dismissed in it.
    const member = this.member(id);
    if (check.result === 'ok') return member === null ? wrongPin(PIN_TRIES - 1) : ok(member);
    return check.result === 'wrong' ? wrongPin(check.triesLeft) : lockedFor(LOCKED_MS);
  }

  async #tryPin(id: string, pin: string, at: number): Promise<PinCheck> {
    const row = () => this.#row.get(id) ?? null;
    const check = await tryPin(this.#store, this.#pins, pin, row, (tries) => this.#countTries(id, tries, at));
    return check ?? { result: 'wrong', triesLeft: PIN_TRIES - 1 };
  }

  /** Why a member cannot try now. One that is locked may try once more when the lock has run out. */
  #waitFor(id: string, at: number): Result<never, Refusal> | null {
    const { tries = 0 } = this.#row.get(id) ?? {};
    const wait = waitAfter(tries, this.#sinceWrong(id, at));
    if (wait === null && tries >= PIN_TRIES) {
      this.#store.transact(() => {
        this.#store.write('staff', () => this.#setTries.run(PIN_TRIES - 1, id));
        this.#record(id, { act: 'one more try', at, by: null, reason: null });
      });
    }
    return wait;
  }

  /** Whose sign-in is locked at the moment, by name. */
  locked(at: number): StaffMember[] {
    return this.#list
      .all()
      .filter(({ id, tries }) => tries >= PIN_TRIES && waitAfter(tries, this.#sinceWrong(id, at)) !== null)
      .map(readMember);
  }

  /** How long ago the last wrong PIN was typed, ms. */
  #sinceWrong(id: string, at: number): number {
    return at - (this.#acts.lastOf(staffSubject(id), WRONG) ?? at);
  }

  /** Null for someone unknown or dismissed. */
  member(id: string): StaffMember | null {
    const row = this.#row.get(id);
    return row === undefined || row.dismissed === 1 ? null : readMember(row);
  }

  /** Whose staff card it is, from the number on its stripe; null when nobody's. */
  byCard(number: string): StaffMember | null {
    const row = this.#byCard.get(number);
    return row === undefined ? null : readMember(row);
  }

  /**
   * Makes a card for a member, to be swiped instead of typing the id; the one they had before is dead. Refused:
   * `unknown-staff`, `dismissed`.
   */
  issueCard(id: string, { at, by }: StaffAct): Result<StaffCard, Refusal> {
    return this.#store.attempt(() => {
      if (this.#row.get(id)?.dismissed === 1) return refuse('dismissed', `${id} no longer works here.`);
      const card = this.#unusedNumber();
      const done = this.#change(id, { act: 'card issued', at, by, reason: null }, (known) => {
        this.#setCard.run(card, known);
      });
      if (!done.ok) return done;
      return ok({ card, track1: encodeTrack1({ account: card }), track2: encodeTrack2({ account: card }) });
    });
  }

  /** A number that is on no card, of staff or of a player. */
  #unusedNumber(): string {
    for (;;) {
      const number = newCardNumber();
      if (this.#cardInUse.get(number, number) === undefined) return number;
    }
  }

  /** Everyone who works here, by name. */
  list(): StaffMember[] {
    return this.#list.all().map(readMember);
  }

  async setPin(id: string, pin: string, { at, by }: StaffAct): Promise<Result<null, Refusal>> {
    const pinOk = needPin(pin);
    if (!pinOk.ok) return pinOk;
    const { pin_salt, pin_hash, pin_cost } = await this.#pins.hash(pin);
    return this.#change(id, { act: 'PIN set', at, by, reason: null }, (known) => {
      this.#setPin.run(pin_salt, pin_hash, pin_cost, known);
      this.#setTries.run(0, known);
    });
  }

  unlock(id: string, { at, by }: StaffAct): Result<null, Refusal> {
    return this.#change(id, { act: 'unlocked', at, by, reason: null }, (known) => this.#setTries.run(0, known));
  }

  dismiss(id: string, { at, by }: StaffAct): Result<null, Refusal> {
    return this.#change(id, { act: 'dismissed', at, by, reason: null }, (known) => this.#dismiss.run(known));
  }

  /** What was done to a member of staff, newest first. */
  acts(id: string): PersonAct[] {
    return this.#acts.of(staffSubject(id));
  }

  #change(id: string, act: PersonAct, write: (id: string) => void): Result<null, Refusal> {
    return this.#store.attempt(() => {
      const row = this.#row.get(id);
      if (row === undefined) return unknownStaff(id);
      this.#store.write('staff', () => write(row.id));
      this.#record(row.id, act);
      return ok(null);
    });
  }

  #countTries(id: string, tries: number, at: number): void {
    this.#store.write('staff', () => this.#setTries.run(tries, id));
    this.#record(id, { act: tries === 0 ? 'PIN right again' : WRONG, at, by: null, reason: null });
  }

  #record(id: string, act: PersonAct): void {
    this.#acts.record(staffSubject(id), act);
  }
}

const unknownStaff = (id: string) => refuse('unknown-staff', `There is no member of staff ${id}.`);

/** Why somebody cannot be a member of staff as written; null when they can. */
export function needMember({ id, name, role }: StaffMember): Result<never, Refusal> | null {
  if (!/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/.test(id)) {
    return refuse('bad-id', `"${id}" cannot be an id: letters, digits, spaces, dots and dashes, 40 at most.`);
  }
  if (name.trim() === '' || name.length > 60) return refuse('bad-name', 'A name has 1 to 60 characters.');
  if (!ROLES.includes(role)) return refuse('bad-role', `"${role}" is no role: ${ROLES.join(', ')}.`);
  return null;
}

const readMember = ({ id, name, role }: StaffRow): StaffMember => ({ id, name, role });
