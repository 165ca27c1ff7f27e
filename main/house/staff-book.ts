/**
 * The staff of a house as a screen needs them at once: who works here and whose card was swiped, as last heard. What decides, a
 * PIN, is always asked of the house itself.
 */
import type { Refusal, Result } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { CageStaff } from './cage-port.ts';
import type { HouseStaff } from './staff.ts';

export class StaffBook implements CageStaff {
  readonly #staff: HouseStaff;
  #members: readonly { readonly member: StaffMember; readonly card: string | null }[] = [];

  constructor(staff: HouseStaff) {
    this.#staff = staff;
  }

  /** Reads once more who works here. */
  async refresh(): Promise<void> {
    this.#members = await this.#staff.cards();
  }

  /** Refused as `HouseStaff.signIn` does. */
  async signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>> {
    const signed = await this.#staff.signIn(id, pin, at);
    if (signed.ok && this.member(signed.value.id) === null) await this.refresh();
    return signed;
  }

  /** Null for somebody unknown or dismissed. */
  member(id: string): StaffMember | null {
    return this.#members.find(({ member }) => member.id.toLowerCase() === id.toLowerCase())?.member ?? null;
  }

  /** Whose staff card it is; null when nobody's. */
  byCard(card: string): StaffMember | null {
    return this.#members.find((each) => each.card === card)?.member ?? null;
  }
}
