/** The floorman's console: what needs attention, what they may do, and what has happened. */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { FloorView, LogEntry } from '../../protocol/floor-view.ts';
import type { Notice } from '../../protocol/notice.ts';
import { may, oneOf, samePerson } from '../accounts/roles.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { Answer, Desk, IntentMeta, IntentTo, LineId } from '../link/desk.ts';
import type { Sitting } from '../table/state.ts';
import { deedText, floorState } from './act-text.ts';
import { floorDeed } from './floor-deed.ts';
import { hitsOf } from './jackpots.ts';
import { markMoved, mayBeMoved } from './moved-players.ts';
import { peopleAt, relationsOf, takePeople } from './people.ts';
import { listsShown } from './poker-desk.ts';
import { madeOf, takeProfiles } from './profiles.ts';
import { requestsOf } from './requests.ts';
import type { Room } from './room.ts';
import {
  cashIn,
  cashInDespiteFault,
  clearFault,
  decideJackpot,
  foul,
  signShift,
  THAT_HAND_IS_OVER,
  voidHand,
} from './rulings.ts';
import { SignIn, tablePlace } from './sign-in.ts';
import { metersOf } from './table-meters.ts';
import { tableUnseen, tableView } from './table-view.ts';
import { tournamentGames } from './tournament-games.ts';
import { askedOf, waitingAtConsole } from './waiting.ts';

type FloorWork = Exclude<FloorIntent, { do: 'sign in' | 'sign out' }>;

/** Number of locked sign-ins on the console. */
const LOCKED_LINES = 20;

/** Number of log lines on the console. */
const LOG_LINES = 200;

/** Looks change nothing and are not logged. */
const LOOKS: ReadonlySet<FloorIntent['do']> = new Set(['recall', 'meters', 'bars', 'profile form', 'check profile']);

export class FloorDesk implements Desk<FloorIntent> {
  readonly #room: Room;
  readonly #signIn: SignIn;
  #notice: Notice | null = null;
  #log: { rev: number; lines: LogEntry[] } = { rev: -1, lines: [] };

  constructor(room: Room) {
    this.#room = room;
    this.#signIn = new SignIn(tablePlace(room), 'Floor console');
  }

  connected(): void {}

  vouched(line: LineId, member: StaffMember): void {
    this.#signIn.vouched(line, member);
  }

  ended(line: LineId): void {
    this.#signIn.ended(line);
  }

  /** Called when the host ends. */
  stop(): void {
    this.#signIn.stop();
  }

  /** A card was swiped at the console's reader, which is for staff cards. */
  swiped(card: string): void {
    this.#notice = null;
    if (!this.#signIn.swiped(card)) this.badSwipe('This is not a staff card. Players swipe at their stations.');
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#room.table.touch();
  }

  view(line: LineId): FloorView {
    const { table } = this.#room;
    const staff = this.#signIn.working(line);
    if (staff === null) return this.#signInPage();
    const shown = tableView(this.#room, 'public');
    const asked = askedOf(this.#room);
    const locked = this.#room.staff.locked(table.now());
    return {
      screen: 'floor-console',
      table: shown,
      waiting: waitingAtConsole(this.#room, shown.places, asked, locked),
      staff,
      presented: this.#signIn.presented,
      notice: this.#notice ?? startNotice(table.floorNotice),
      requests: asked.requests,
      locked: locked.slice(0, LOCKED_LINES),
      calls: asked.calls,
      standingApproval: table.state.standingApproval,
      seats: table.state.sittings.map((sitting) => this.#seat(sitting)),
      mayBeMoved: mayBeMoved(this.#room),
      neighbors: asked.neighbors.map(({ seats, players }) => ({ seats, players })),
      mayVoid: table.mayVoid,
      ...hitsOf(this.#room),
      profiles: [...table.parts.setups.values()].map(({ profile }) => ({
        id: profile.id,
        label: profile.label,
        current: profile.id === table.state.profile,
        ...madeOf(this.#room, profile.id),
      })),
      games: this.#room.profiles.games,
      nextProfile: table.state.nextProfile,
      devices: [...this.#room.devices()],
      log: this.#lastLines(),
      ...(this.#room.tournaments === null ? {} : { tournaments: [...this.#room.tournaments.list()], tournamentGames }),
      ...(this.#room.pokerDesk === null ? {} : { desk: listsShown(this.#room.pokerDesk) }),
    };
  }

  /** The page before sign-in. It contains nothing of the house (C6). */
  #signInPage(): FloorView {
    return {
      screen: 'floor-console',
      table: tableUnseen(this.#room),
      staff: null,
      presented: this.#signIn.presented,
      notice: this.#notice,
      requests: [],
      locked: [],
      calls: [],
      standingApproval: false,
      seats: [],
      neighbors: [],
      mayVoid: false,
      profiles: [],
      nextProfile: null,
      devices: [],
      log: [],
    };
  }

  /** Reads the log once for each change, however many consoles show it. */
  #lastLines(): LogEntry[] {
    const { rev } = this.#room.table;
    if (this.#log.rev !== rev) this.#log = { rev, lines: this.#room.log.last(LOG_LINES) };
    return this.#log.lines;
  }

  #seat(sitting: Sitting): FloorView['seats'][number] {
    const { table, cage, seats } = this.#room;
    const { coming } = seats.game;
    const inHand = table.hand?.view('public').seats.find((seat) => seat.seat === sitting.seat);
    return {
      seat: sitting.seat,
      account: sitting.account,
      balance: cage.balance(sitting.account),
      boughtIn: sitting.boughtIn,
      mayFoul: inHand !== undefined && inHand.state !== 'folded',
      awaySince: sitting.status === 'playing' ? null : sitting.lastBreakAt,
      overdue: sitting.calledBackAt !== null,
      related: relationsOf(this.#room, sitting.account),
      along: coming && seats.game.along(coming, sitting),
      ...(sitting.move?.approved ? { movesTo: sitting.move.to } : {}),
    };
  }

  // ------------------------------------------------------------------------------------------------- intents

  async take(intent: FloorIntent, meta: IntentMeta): Promise<Answer> {
    this.#notice = null;
    if (intent.do === 'sign in') return this.#signIn.signIn(intent.staff, intent.pin, meta.line);
    if (intent.do === 'sign out') return this.#signIn.signOut(meta.line);
    const staff = this.#signIn.acts(meta.line);
    if (!staff) return refuse('not signed in', 'Sign in first.');
    this.#room.table.floorNoticeSeen();
    const before = floorState(this.#room, intent);
    const answer = may(staff.role, intent.do)
      ? await this.#take(intent, staff, meta)
      : refuse('not your role', `${oneOf(staff.role)} may not do that.`);
    this.#note(intent, staff.name, before, answer);
    this.#room.table.touch();
    return answer;
  }

  async #findPlayer(name: string): Promise<Answer> {
    const { tournaments } = this.#room;
    if (tournaments === null) return refuse('house elsewhere', 'Tournaments are directed at the console of the house.');
    return ok({ kind: 'players', ...(await tournaments.find(name)) });
  }

  #take(intent: FloorWork, staff: StaffMember, meta: IntentMeta): Answer | Promise<Answer> {
    const { table, seats } = this.#room;
    const by = staff.id;
    if ('seat' in intent && !seats.meant(intent.seat, meta.rev)) {
      return refuse('stale', `Seat ${intent.seat} has changed hands since you looked.`);
    }
    switch (intent.do) {
      case 'approve':
        return this.#decideRequest(intent.request, null, intent.transferred);
      case 'deny':
        return this.#decideRequest(intent.request, intent.reason);
      case 'standing approval':
        return this.#standingApproval(intent.on);
      case 'moved by the house':
        return markMoved(this.#room, intent.seat);
      case 'stop':
        return table.stop(intent.reason);
      case 'resume':
        return table.resume();
      // The floorman meant the hand on their screen: a late press must not affect the next hand.
      case 'foul':
        return meta.rev < table.handSince ? THAT_HAND_IS_OVER : foul(this.#room, intent, by);
      case 'void':
        return this.#signed(voidHand(this.#room, intent, staff, meta));
      case 'decide jackpot':
        return this.#signed(decideJackpot(this.#room, intent, staff, meta));
      case 'cash in':
        return table.state.fault === null
          ? cashIn(this.#room, intent, by)
          : this.#signed(cashInDespiteFault(this.#room, intent, staff, meta));
      case 'warn':
        return this.#warn(intent.seat);
      case 'on my way':
        return this.#onMyWay(intent.seat, staff);
      case 'call done':
        return seats.calls.close(intent.seat);
      case 'extend':
        return seats.out.extend(intent.seat);
      // The floorman meant the decision on their screen.
      case 'give time':
        return meta.rev < table.handSince ? THAT_HAND_IS_OVER : this.#giveTime(intent);
      case 'reseat':
        return seats.moves.reseat(intent.seat, intent.to, by);
      case 'close table':
        return seats.closing.close(intent.reason, by);
      case 'open table':
        return seats.closing.open();
      case 'profile':
        return seats.game.announce(intent.profile, meta.rev);
      case 'profile form':
      case 'check profile':
      case 'make profile':
      case 'remove profile':
        return takeProfiles(this.#room, intent, staff);
      case 'tournament':
        return this.#room.tournaments === null
          ? refuse('house elsewhere', 'Tournaments are directed at the console of the house.')
          : this.#room.tournaments.act(intent.act, `floor:${meta.id}`, by ?? staff.id);
      case 'find player':
        return this.#findPlayer(intent.name);
      case 'desk':
        return this.#room.pokerDesk === null
          ? refuse('house elsewhere', 'The poker desk is at the console of the house.')
          : this.#room.pokerDesk.act(intent.act, `floor:${meta.id}`, by);
      case 'unlock staff':
        return this.#unlockStaff(intent.staff, staff, meta);
      case 'clear fault':
        return this.#signed(clearFault(this.#room, intent, staff));
      case 'close shift':
        return this.#signed(signShift(this.#room, intent, staff));
      case 'recall':
        return this.#recall(intent.hand);
      case 'meters':
        return ok({ kind: 'meters', meters: metersOf(this.#room) });
      case 'calibrate':
        return this.#room.touch.calibrate(intent.seat, intent.on);
      case 'identity':
        return this.#isHere(intent.account)
          ? takePeople(peopleAt(this.#room), intent, staff, meta)
          : refuse('not here', 'This person is not at the table: the cage can look at the document.');
      default:
        return takePeople(peopleAt(this.#room), intent, staff, meta);
    }
  }

  async #recall(number: number): Promise<Answer> {
    const recalled = await this.#room.recall.hand(number);
    return recalled.ok ? ok({ kind: 'recall', hand: recalled.value }) : recalled;
  }

  /** Seated, or asking to enter. */
  #isHere(account: string): boolean {
    const { table, stations } = this.#room;
    return (
      table.state.sittings.some((sitting) => sitting.account === account) ||
      [...stations.values()].some((station) => station.reservedFor === account)
    );
  }

  /** Another member of staff unlocks a person who was locked out after wrong PINs. */
  #unlockStaff(id: string, by: StaffMember, meta: IntentMeta): Answer | Promise<Answer> {
    const { staff, table } = this.#room;
    const locked = staff.member(id);
    if (locked !== null && samePerson(locked, by)) {
      return refuse('second-person', 'Somebody else has to unlock your sign-in.');
    }
    return staff.unlock(id, { key: `unlock staff:${meta.id}`, at: table.now(), by: by.id });
  }

  /** The card swiped for the signature is no longer needed. */
  async #signed(asked: Promise<Answer>): Promise<Answer> {
    const done = await asked;
    if (done.ok) this.#signIn.forgetCard();
    return done;
  }

  #giveTime({ seat, seconds }: IntentTo<FloorWork, 'give time'>): Answer {
    const done = this.#room.table.giveTime(seat, seconds * 1000);
    if (done.ok) this.#room.stations.get(seat)?.tell('info', `The floor gives you ${seconds} seconds more.`);
    return done;
  }

  #onMyWay(seat: Seat, staff: StaffMember): Answer {
    return this.#room.seats.calls.answer(seat, staff.name);
  }

  #decideRequest(id: string, denied: string | null, transferred = false): Answer {
    const request = requestsOf(this.#room).find((other) => other.id === id);
    if (!request) return refuse('no such request', 'That request no longer exists.');
    if (request.kind === 'move') {
      const done =
        denied === null ? this.#room.seats.moves.approve(request.seat) : this.#room.seats.moves.ask(request.seat, null);
      if (done.ok && denied !== null)
        this.#room.stations.get(request.seat)?.tell('warning', `The floor says no: ${denied}`);
      return done;
    }
    const station = this.#room.stations.get(request.seat);
    if (denied === null) station?.approve(transferred && request.transfers === true);
    else station?.deny(denied);
    return ok(null);
  }

  #standingApproval(on: boolean): Answer {
    const done = this.#room.table.change((draft) => {
      draft.standingApproval = on;
      return ok(null);
    });
    if (done.ok && on) for (const station of this.#room.stations.values()) station.approve();
    return done;
  }

  #warn(seat: Seat): Answer {
    const sitting = this.#room.table.sitting(seat);
    if (!sitting) return refuse('not seated', `Seat ${seat} is empty.`);
    this.#room.stations.get(seat)?.tell('warning', 'The floor asks you to come back to your seat now.');
    return sitting.status === 'playing' ? ok(null) : this.#room.seats.out.callBack(seat);
  }

  /** Logs every act of the floor, including refused ones. */
  #note(intent: FloorIntent, by: string, before: string | null, answer: Answer): void {
    if (LOOKS.has(intent.do) && answer.ok) return;
    const seat = 'seat' in intent ? intent.seat : null;
    const text = deedText({
      by,
      what: floorDeed(intent),
      reason: 'reason' in intent ? intent.reason : null,
      before,
      after: floorState(this.#room, intent),
      answer,
    });
    const level =
      answer.ok && !['void', 'foul', 'cash in', 'stop', 'close table', 'decide jackpot'].includes(intent.do)
        ? 'info'
        : 'warning';
    this.#room.table.note({ level, code: intent.do, text, seat, by });
  }
}

/** The notice about the start of the table, shown until the floor has done something. */
const startNotice = (text: string | null): Notice | null => (text === null ? null : { level: 'warning', text });
