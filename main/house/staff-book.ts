/**
 * The staff of a house for screens that need an answer at once: who works here, whose card was swiped, whose sign-in is
 * locked, as the house sent it last. The PIN, which decides, is always checked by the house itself.
 */
import type { Refusal, Result } from '../../games/result.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { KeyedAct, StaffOfTable } from './cage-port.ts';
import type { KnownStaff } from './house-facts.ts';
import type { HouseLine } from './line.ts';

/** Checks a PIN and unlocks a sign-in: the house, or the line to it. */
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

  /** Stores the list of everybody who works here now. */
  hear(known: readonly KnownStaff[]): void {
    this.#known = known;
  }

  /** Refused like `HouseStaff.signIn`. */
  async signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const signed = await this.#office.signIn(id, pin, at);
    // A member who was added a moment ago may not be in the list yet.
    if (signed.ok && this.member(signed.value.id) === null) {
      this.#known = [...this.#known, { member: signed.value, card: null, lockedUntil: null }];
    }
    return signed;
  }

  /** Null for a stranger, or a member who was dismissed. */
  member(id: string): StaffMember | null {
    return this.#known.find(({ member }) => member.id.toLowerCase() === id.toLowerCase())?.member ?? null;
  }

  /** The owner of a staff card; null when it is nobody's. */
  byCard(card: string): StaffMember | null {
    return this.#known.find((each) => each.card === card)?.member ?? null;
  }

  /** Whose sign-in is locked now, sorted by name. */
  locked(at: number): StaffMember[] {
    return this.#known
      .filter(({ lockedUntil }) => lockedUntil !== null && lockedUntil > at)
      .map(({ member }) => member);
  }

  /** Restores the tries of a locked sign-in. Refused: `unknown-staff`. */
  unlock(id: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#office.unlock(id, act);
  }
}

/** Staff of a house that is reached over a line. Refused with `house-away` when it cannot be reached. */
export const staffOverLine = (line: HouseLine): StaffOffice => ({
  signIn: (id, pin) => line.ask({ ask: 'sign in', id, pin }),
  unlock: (id, { key, by }) => line.ask({ ask: 'unlock staff', key, id, by }),
});
