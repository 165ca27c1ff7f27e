import { ok, refuse } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { StaffRole } from '../accounts/staff.ts';
import type { Answer } from '../link/desk.ts';
import type { Room } from './room.ts';

/** How long a swiped staff card waits for the PIN that goes with it, ms. */
const CARD_WAITS = 60_000;

/** After so long without an act somebody is signed out, ms, by role: where money is paid out, sooner. */
export const IDLE: Readonly<Record<StaffRole, number>> = {
  floor: 30 * 60_000,
  board: 30 * 60_000,
  cage: 15 * 60_000,
  auditor: 10 * 60_000,
  technician: 10 * 60_000,
};

/** Who works at a staff screen. A demo house leaves its screens open, under a name that says so. */
export class SignIn {
  readonly #room: Room;
  readonly #open: StaffMember;
  #staff: StaffMember | null = null;
  #stopWaiting: () => void = () => {};
  #presented: { readonly member: StaffMember; readonly at: number } | null = null;

  constructor(room: Room, screen: string, role: StaffMember['role'] = 'floor') {
    this.#room = room;
    this.#open = { id: `demo-${role}`, name: `Demo ${screen.toLowerCase()}`, role };
  }

  /** Who works here, and still works in this house: a person who was dismissed meanwhile is signed out. */
  working(): StaffMember | null {
    if (this.#staff !== null && this.#room.staff.member(this.#staff.id) === null) this.#leave();
    return this.#staff ?? (this.#room.signInRequired ? null : this.#open);
  }

  /** Who is working here now does something: the time after which they are signed out begins again. */
  acts(): StaffMember | null {
    const member = this.working();
    if (this.#staff !== null) this.#waitForIdle(this.#staff);
    return member;
  }

  /** Somebody who walks away leaves the screen to whoever comes by: after a while of nothing it is closed. */
  #waitForIdle(member: StaffMember): void {
    this.#stopWaiting();
    const { table } = this.#room;
    this.#stopWaiting = table.parts.clock.after(IDLE[member.role], () => {
      const text = `${member.name} is signed out after ${IDLE[member.role] / 60_000} minutes of nothing`;
      table.note({ level: 'info', code: 'sign out', text, seat: null, by: member.name });
      this.#leave();
      table.touch();
    });
  }

  #leave(): void {
    this.#stopWaiting();
    this.#staff = null;
    this.forgetCard();
  }

  /** For the end of the host. */
  stop(): void {
    this.#stopWaiting();
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
    // A try that has to wait changes nothing: whoever goes on trying must not fill the log.
    if (signedIn.ok || signedIn.error.code === 'wrong-pin') {
      table.note({ level: signedIn.ok ? 'info' : 'warning', code: 'sign in', text, seat: null, by: id });
    }
    // A sign-in that is locked now waits for somebody at the floor console.
    table.touch();
    if (!signedIn.ok) return signedIn;
    this.#staff = signedIn.value;
    this.#waitForIdle(signedIn.value);
    this.forgetCard();
    table.touch();
    return ok(null);
  }

  signOut(): Answer {
    if (!this.#staff) return refuse('not signed in', 'Nobody is signed in.');
    const { table } = this.#room;
    const text = `${this.#staff.name} signs out`;
    table.note({ level: 'info', code: 'sign out', text, seat: null, by: this.#staff.name });
    this.#leave();
    table.touch();
    return ok(null);
  }
}
