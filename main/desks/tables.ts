/**
 * The floor's console over all tables of a house: each table's report, and the way to any of them. A person who signs
 * in here gets a ticket, valid while they are signed in, with which their screen opens lines to the tables.
 */
import { randomBytes } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { TablesIntent } from '../../protocol/tables-intent.ts';
import type { TableOfHouse, TablesView } from '../../protocol/tables-view.ts';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { may, oneOf } from '../accounts/roles.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { DeskAct } from '../house/desk-record.ts';
import type { OpenHit } from '../house/house-facts.ts';
import type { PokerDeskOffice } from '../house/poker-desk-office.ts';
import type { Tournament } from '../house/tournament/record.ts';
import type { TournamentOffice } from '../house/tournament-office.ts';
import type { Answer, Desk, IntentMeta, LineId } from '../link/desk.ts';
import type { Attached, ScreenConnection } from '../link/server.ts';
import { listsShown } from './poker-desk.ts';
import { SignIn, type SignInPlace } from './sign-in.ts';
import { tournamentGames } from './tournament-games.ts';
import { hitsWaiting, Queue, staffWaiting, tournamentsWaiting } from './waiting.ts';

/** A house in the form that its own screens need. */
export interface HouseFloor {
  readonly name: string;
  readonly demo: boolean;
  /** Every table that has joined, by number. */
  tables(): readonly TableOfHouse[];
  /** Opens the floor console of a table; null while the table cannot be reached. */
  openConsole(table: number, connection: ScreenConnection, staff: StaffMember, changes: boolean): Attached | null;
  /** Logs that a person has started or stopped work at a console. */
  record(staff: StaffMember, act: string): void;
  readonly place: Omit<SignInPlace, 'left'>;
  readonly desk: PokerDeskOffice;
  /** Tournaments, as last read. */
  tournaments(): readonly Tournament[];
  /** By account, why a player who has entered one may no longer play. */
  mayNotPlay(): ReadonlyMap<string, string>;
  /** The players whom a part of a name may mean, for the director to enter. */
  findPlayer(name: string): ReturnType<TournamentOffice['find']>;
  /** Carries out an act of a tournament director, once for each key. */
  tournamentAct(act: TournamentAct, key: string, by: string): Promise<Result<null, Refusal>>;
  /** Undecided jackpot hits, and members of staff whose sign-in is locked, as last read. */
  hits(): readonly OpenHit[];
  locked(): readonly StaffMember[];
  /** By the house's clock, in ms since 1970. */
  now(): number;
}

/** A person's work at a console, from sign-in to sign-out. */
interface Shift {
  readonly staff: StaffMember;
  readonly ticket: string;
  /** The lines to tables opened with the ticket. */
  readonly lines: Set<{ readonly connection: ScreenConnection; readonly attached: Attached }>;
}

export class TablesDesk implements Desk<TablesIntent> {
  readonly #floor: HouseFloor;
  readonly #signIn: SignIn;
  readonly #shifts = new Map<LineId, Shift>();
  readonly #queue = new Queue();
  #notice: Notice | null = null;

  constructor(floor: HouseFloor) {
    this.#floor = floor;
    this.#signIn = new SignIn({ ...floor.place, left: (line) => this.#end(line) }, 'Floor console');
  }

  connected(): void {}

  ended(line: LineId): void {
    this.#signIn.ended(line);
  }

  /** A card was swiped at the console's reader, which is for staff cards. */
  swiped(card: string): void {
    this.#notice = null;
    if (!this.#signIn.swiped(card)) this.badSwipe('This is not a staff card. Players swipe at their stations.');
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#floor.place.touch();
  }

  /** Called when the house ends. */
  stop(): void {
    for (const line of [...this.#shifts.keys()]) this.#end(line);
    this.#signIn.stop();
  }

  view(line: LineId): TablesView {
    const { name, demo } = this.#floor;
    const staff = this.#signIn.working(line);
    return {
      screen: 'tables',
      house: name,
      demo,
      staff,
      presented: this.#signIn.presented,
      notice: this.#notice,
      ticket: staff === null ? null : (this.#shifts.get(line)?.ticket ?? null),
      tables: staff === null ? [] : [...this.#floor.tables()],
      waiting: staff === null ? [] : this.#waiting(),
      tournaments: staff === null ? [] : [...this.#floor.tournaments()],
      tournamentGames,
      desk: staff === null ? [] : listsShown(this.#floor.desk),
    };
  }

  /**
   * What waits in the house itself, which tables do not report. It can be dealt with at any table that can be reached.
   */
  #waiting(): TablesView['waiting'] {
    const up = this.#floor.tables().flatMap(({ number, up }) => (up ? [number] : []));
    const any = up[0] ?? null;
    const hits = this.#floor.hits();
    return this.#queue
      .inOrder(this.#floor, [
        ...hitsWaiting(hits).map((item, nth) => {
          const own = hits[nth]?.table ?? 0;
          return { ...item, table: up.includes(own) ? own : any };
        }),
        ...staffWaiting(this.#floor.locked()).map((item) => ({ ...item, table: any })),
        ...tournamentsWaiting(this.#floor.tournaments(), this.#floor.mayNotPlay()).map((item) => ({
          ...item,
          table: null,
        })),
      ])
      .slice(0, 200);
  }

  async #deskAct(act: DeskAct, { id, line }: IntentMeta): Promise<Answer> {
    const staff = this.#signIn.acts(line);
    if (staff === null) return refuse('not signed in', 'Sign in first.');
    if (!may(staff.role, 'desk')) return refuse('not your role', `${oneOf(staff.role)} may not do that.`);
    return this.#floor.desk.act(act, `${this.#shifts.get(line)?.ticket.slice(0, 8)}:${id}`, staff.id);
  }

  async #tournamentAct(act: TournamentAct, { id, line }: IntentMeta): Promise<Answer> {
    const staff = this.#signIn.acts(line);
    if (staff === null) return refuse('not signed in', 'Sign in first.');
    if (!may(staff.role, 'tournament')) return refuse('not your role', `${oneOf(staff.role)} may not do that.`);
    return this.#floor.tournamentAct(act, `${this.#shifts.get(line)?.ticket.slice(0, 8)}:${id}`, staff.id);
  }

  async #findPlayer(name: string, { line }: IntentMeta): Promise<Answer> {
    const staff = this.#signIn.acts(line);
    if (staff === null) return refuse('not signed in', 'Sign in first.');
    if (!may(staff.role, 'find player')) return refuse('not your role', `${oneOf(staff.role)} may not do that.`);
    this.#floor.record(staff, `looked for a player called "${name}"`);
    return ok({ kind: 'players', ...(await this.#floor.findPlayer(name)) });
  }

  async take(intent: TablesIntent, meta: IntentMeta): Promise<Answer> {
    const { line } = meta;
    this.#notice = null;
    if (intent.do === 'tournament') return this.#tournamentAct(intent.act, meta);
    if (intent.do === 'desk') return this.#deskAct(intent.act, meta);
    if (intent.do === 'find player') return this.#findPlayer(intent.name, meta);
    if (intent.do === 'sign out') return this.#signIn.signOut(line);
    if (this.#shifts.has(line)) return refuse('signed in', 'Somebody is signed in at this console: sign out first.');
    const signed = await this.#signIn.signIn(intent.staff, intent.pin, line);
    const staff = this.#signIn.working(line);
    if (!signed.ok || staff === null) return signed;
    this.#shifts.set(line, { staff, ticket: randomBytes(24).toString('base64url'), lines: new Set() });
    this.#floor.record(staff, 'signed in at the floor console');
    this.#floor.place.touch();
    return signed;
  }

  /**
   * Connects the screen with this ticket to a table; null when the ticket is unknown, or the table cannot be reached.
   */
  open(table: number, ticket: string, connection: ScreenConnection, changes: boolean): Attached | null {
    const [line, shift] = [...this.#shifts].find(([, other]) => other.ticket === ticket) ?? [];
    if (line === undefined || shift === undefined || this.#signIn.working(line) === null) return null;
    const attached = this.#floor.openConsole(table, connection, shift.staff, changes);
    if (attached === null) return null;
    const opened = { connection, attached };
    shift.lines.add(opened);
    return {
      // A person who works at a table also works at this console.
      receive: (text) => {
        if (this.#signIn.acts(line) !== null) attached.receive(text);
      },
      closed: () => {
        shift.lines.delete(opened);
        attached.closed();
      },
    };
  }

  #end(line: LineId): void {
    const shift = this.#shifts.get(line);
    if (shift === undefined) return;
    this.#shifts.delete(line);
    for (const { connection, attached } of shift.lines) {
      attached.closed();
      connection.close('signed out');
    }
    this.#floor.record(shift.staff, 'signed out at the floor console');
  }
}
