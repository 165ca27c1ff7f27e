/**
 * The staff of a house as a screen needs them at once: who works here, whose card was swiped, whose sign-in is locked, as last
 * heard. What decides, a PIN, is always asked of the house itself.
 */
import type { Refusal, Result } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import type { KeyedAct, StaffOfTable } from './cage-port.ts';
import type { KnownStaff } from './house-facts.ts';
import type { HouseLine } from './line.ts';

/** Whoever checks a PIN and opens a lock: the house, or the line to it. */
export interface StaffOffice {
  signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>>;
  unlock(id: string, act: KeyedAct): Promise<Result<null, Refusal>>;
}

export class StaffBook implements StaffOfTable {
  readonly #office: StaffOffice;
  #known: readonly KnownStaff[] = [];

  constructor(office: StaffOffice) {
    this.#office = office;
  }

  /** Everybody who works here now. */
  hear(known: readonly KnownStaff[]): void {
    this.#known = known;
  }

  /** Refused as `HouseStaff.signIn` does. */
  async signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const signed = await this.#office.signIn(id, pin, at);
    // Whoever was added a moment ago may not have been heard of.
    if (signed.ok && this.member(signed.value.id) === null) {
      this.#known = [...this.#known, { member: signed.value, card: null, lockedUntil: null }];
    }
    return signed;
  }

  /** Null for somebody unknown or dismissed. */
  member(id: string): StaffMember | null {
    return this.#known.find(({ member }) => member.id.toLowerCase() === id.toLowerCase())?.member ?? null;
  }

  /** Whose staff card it is; null when nobody's. */
  byCard(card: string): StaffMember | null {
    return this.#known.find((each) => each.card === card)?.member ?? null;
  }

  /** Whose sign-in is locked at the moment, by name. */
  locked(at: number): StaffMember[] {
    return this.#known
      .filter(({ lockedUntil }) => lockedUntil !== null && lockedUntil > at)
      .map(({ member }) => member);
  }

  /** Gives a locked sign-in its tries back. Refused: `unknown-staff`. */
  unlock(id: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#office.unlock(id, act);
  }
}

/** Staff of a house that is asked over a line. Refused with `house-away` when it cannot be asked. */
export const staffOverLine = (line: HouseLine): StaffOffice => ({
  signIn: (id, pin) => line.ask({ ask: 'sign in', id, pin }),
  unlock: (id, { key, by }) => line.ask({ ask: 'unlock staff', key, id, by }),
});
