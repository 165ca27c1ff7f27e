import { ok, refuse } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { Answer } from '../link/desk.ts';
import type { Room } from './room.ts';

/** How long a swiped staff card waits for the PIN that goes with it, ms. */
const CARD_WAITS = 60_000;

/** Who works at a staff screen. A demo house leaves its screens open, under a name that says so. */
export class SignIn {
  readonly #room: Room;
  readonly #open: StaffMember;
  #staff: StaffMember | null = null;
  #presented: { readonly member: StaffMember; readonly at: number } | null = null;

  constructor(room: Room, screen: string, role: StaffMember['role'] = 'floor') {
    this.#room = room;
    this.#open = { id: `demo-${role}`, name: `Demo ${screen.toLowerCase()}`, role };
  }

  get staff(): StaffMember | null {
    return this.#staff ?? (this.#room.signInRequired ? null : this.#open);
  }

  /** Who works here, and still works in this house: a person who was dismissed meanwhile is signed out. */
  working(): StaffMember | null {
    if (this.#staff !== null && this.#room.staff.member(this.#staff.id) === null) this.#staff = null;
    return this.staff;
  }

  /** Whose staff card was swiped here within the last minute: their PIN is all that is missing. */
  get presented(): StaffMember | null {
    const card = this.#presented;
    return card !== null && this.#room.table.now() - card.at < CARD_WAITS ? card.member : null;
  }

  /** A card was swiped here. False when it is not a staff card. */
  swiped(card: string): boolean {
    const member = this.#room.staff.byCard(card);
    if (member === null) return false;
    this.#presented = { member, at: this.#room.table.now() };
    this.#room.table.touch();
    return true;
  }

  /** What a swiped staff card was for has been done. */
  forgetCard(): void {
    this.#presented = null;
  }

  async signIn(id: string, pin: string): Promise<Answer> {
    const { staff, table } = this.#room;
    const signedIn = await staff.signIn(id, pin, table.now());
    const text = signedIn.ok
      ? `${signedIn.value.name} signs in`
      : `Sign-in of "${id}" refused: ${signedIn.error.message}`;
    table.note({ level: signedIn.ok ? 'info' : 'warning', code: 'sign in', text, seat: null, by: id });
    if (!signedIn.ok) return signedIn;
    this.#staff = signedIn.value;
    this.forgetCard();
    table.touch();
    return ok(null);
  }

  signOut(): Answer {
    if (!this.#staff) return refuse('not signed in', 'Nobody is signed in.');
    const { table } = this.#room;
    const text = `${this.#staff.name} signs out`;
    table.note({ level: 'info', code: 'sign out', text, seat: null, by: this.#staff.name });
    this.#staff = null;
    this.forgetCard();
    table.touch();
    return ok(null);
  }
}
