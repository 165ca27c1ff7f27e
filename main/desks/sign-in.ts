import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { LogEntry } from '../../protocol/floor-view.ts';
import type { StaffRole } from '../accounts/roles.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { TableClock } from '../clock/clock.ts';
import type { CageStaff } from '../house/cage-port.ts';
import { booksEnd } from '../journal/books-end.ts';
import type { NewLogEntry } from '../journal/log.ts';
import type { Store } from '../journal/store.ts';
import type { Answer, LineId } from '../link/desk.ts';
import type { Table } from '../table/table.ts';

/** How long a swiped staff card waits for its PIN, in ms. */
const CARD_WAITS = 60_000;

/** Time without an act, in ms, after which a person is signed out, by role: sooner where money is paid out. */
export const IDLE: Readonly<Record<StaffRole, number>> = {
  floor: 30 * 60_000,
  board: 30 * 60_000,
  cage: 15 * 60_000,
  auditor: 10 * 60_000,
  technician: 10 * 60_000,
};

/** A place to sign in: a table, or a house. */
export interface SignInPlace {
  /** Whether the screens there are closed until staff have signed in. */
  readonly signInRequired: boolean;
  signIn(id: string, pin: string): Promise<Result<StaffMember, Refusal>>;
  /** Whether a person still works in this house. */
  works(id: string): boolean;
  /** The owner of a staff card; null when it is not one. */
  byCard(card: string): StaffMember | null;
  now(): number;
  after(ms: number, run: () => void): () => void;
  note(entry: Omit<LogEntry, 'id' | 'at'>): void;
  /** Marks that something a view shows has changed. */
  touch(): void;
  /** The person at a line no longer works there. */
  left?(line: LineId): void;
  /** Where the books end now, for the shift report; null where there are none to sign out of. */
  booksEnd(): string | null;
}

/** What a staff screen belongs to: a table with everything about it, or a cage of a house. */
export interface StaffRoom {
  readonly demo: boolean;
  readonly signInRequired: boolean;
  readonly staff: CageStaff;
  readonly table: Pick<Table, 'now' | 'rev' | 'touch'> & {
    note(entry: Omit<NewLogEntry, 'at'>): void;
    readonly parts: { readonly clock: Pick<TableClock, 'after'> };
  };
  /** The books whose end is noted when a person signs out; null when they are a database. */
  readonly books: { readonly store: Store } | null;
}

/** A table, or a cage of a house, as a place to sign in. */
export const tablePlace = ({ staff, table, signInRequired, books }: StaffRoom): SignInPlace => ({
  signInRequired,
  signIn: (id, pin) => staff.signIn(id, pin, table.now()),
  works: (id) => staff.member(id) !== null,
  byCard: (card) => staff.byCard(card),
  now: () => table.now(),
  after: (ms, run) => table.parts.clock.after(ms, run),
  note: (entry) => table.note(entry),
  touch: () => table.touch(),
  booksEnd: () => (books === null ? null : booksEnd(books.store)),
});

/** A signed-in person, and how to cancel their automatic sign-out. */
interface Session {
  readonly member: StaffMember;
  /** The house has checked their PIN, and ends the line when they sign out there. */
  readonly vouched: boolean;
  readonly stopWaiting: () => void;
}

/**
 * Who works at a staff screen. A person who has signed in over a line works only over that line, and no longer than it
 * lasts (25 CFR 543.20). A demo house leaves its screens open, under a name that says so.
 */
export class SignIn {
  readonly #place: SignInPlace;
  readonly #open: StaffMember;
  readonly #sessions = new Map<LineId, Session>();
  /** Lines over which a PIN is being checked. */
  readonly #trying = new Set<LineId>();
  #presented: { readonly member: StaffMember; readonly at: number } | null = null;

  constructor(place: SignInPlace, screen: string, role: StaffMember['role'] = 'floor') {
    this.#place = place;
    this.#open = { id: `demo-${role}`, name: `Demo ${screen.toLowerCase()}`, role };
  }

  /** The person who works there, if they still work in this house: a person dismissed in the meantime is signed out. */
  working(line: LineId): StaffMember | null {
    const session = this.#sessions.get(line);
    if (session && !session.vouched && !this.#place.works(session.member.id)) this.#leave(line);
    return this.#sessions.get(line)?.member ?? (this.#place.signInRequired ? null : this.#open);
  }

  /** The person who works there has acted, so their time to automatic sign-out starts over. */
  acts(line: LineId): StaffMember | null {
    const member = this.working(line);
    if (member !== null && this.#sessions.get(line)?.vouched === false) this.#begin(line, member);
    return member;
  }

  /** The house vouches for the person at a line. It ends the line when they are to be signed out. */
  vouched(line: LineId, member: StaffMember): void {
    this.#sessions.set(line, { member, vouched: true, stopWaiting: () => {} });
    const text = `${member.name} opens this table from the console of the house`;
    this.#place.note({ level: 'info', code: 'sign in', text, seat: null, by: member.id });
  }

  /** A person who walks away leaves the screen to anyone, so it closes after a time without an act. */
  #begin(line: LineId, member: StaffMember): void {
    this.#sessions.get(line)?.stopWaiting();
    const stopWaiting = this.#place.after(IDLE[member.role], () =>
      this.#signedOut(
        line,
        `${member.name} is signed out after ${IDLE[member.role] / 60_000} minutes without activity`,
      ),
    );
    this.#sessions.set(line, { member, vouched: false, stopWaiting });
  }

  #leave(line: LineId): void {
    this.#sessions.get(line)?.stopWaiting();
    this.#sessions.delete(line);
    this.forgetCard();
    this.#place.left?.(line);
  }

  #signedOut(line: LineId, text: string): void {
    const by = this.#sessions.get(line)?.member.name ?? null;
    this.#place.note({ level: 'info', code: 'sign out', text, seat: null, by });
    this.#leave(line);
    this.#place.touch();
  }

  /** A line has ended, and so has the work of the person signed in over it. */
  ended(line: LineId): void {
    this.#trying.delete(line);
    const session = this.#sessions.get(line);
    if (session) this.#signedOut(line, `${session.member.name} is signed out: the screen was disconnected`);
  }

  /** Called when the host ends. */
  stop(): void {
    for (const { stopWaiting } of this.#sessions.values()) stopWaiting();
    this.#sessions.clear();
  }

  /** The owner of a staff card swiped here within the last minute, whose PIN is still missing. */
  get presented(): StaffMember | null {
    const card = this.#presented;
    return card !== null && this.#place.now() - card.at < CARD_WAITS ? card.member : null;
  }

  /** A card was swiped here. False when it is not a staff card. */
  swiped(card: string): boolean {
    const member = this.#place.byCard(card);
    if (member === null) return false;
    this.#presented = { member, at: this.#place.now() };
    this.#place.touch();
    return true;
  }

  /** The purpose of a swiped staff card has been served. */
  forgetCard(): void {
    this.#presented = null;
  }

  async signIn(id: string, pin: string, line: LineId): Promise<Answer> {
    const place = this.#place;
    this.#trying.add(line);
    const signedIn = await place.signIn(id, pin);
    // Checking the PIN takes time, and the line may have ended meanwhile.
    if (!this.#trying.delete(line)) return refuse('line ended', 'The screen was disconnected. Sign in again.');
    const text = signedIn.ok
      ? `${signedIn.value.name} signs in`
      : `Sign-in of "${id}" refused: ${signedIn.error.message}`;
    // An attempt that has to wait changes nothing, and repeated attempts must not fill the log.
    if (signedIn.ok || signedIn.error.code === 'wrong-pin') {
      place.note({ level: signedIn.ok ? 'info' : 'warning', code: 'sign in', text, seat: null, by: id });
    }
    // A sign-in that is now locked waits for the floor console.
    place.touch();
    if (!signedIn.ok) return signedIn;
    this.#begin(line, signedIn.value);
    this.forgetCard();
    place.touch();
    return ok(null);
  }

  signOut(line: LineId): Answer {
    const session = this.#sessions.get(line);
    if (!session) return refuse('not signed in', 'Nobody is signed in.');
    // The line for the shift report, which can later prove what the books held at this moment.
    const end = this.#place.booksEnd();
    this.#signedOut(line, `${session.member.name} signs out.${end === null ? '' : ` The books end: ${end}`}`);
    return ok(null);
  }
}
