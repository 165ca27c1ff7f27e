/**
 * Coming, staying and going: buy-ins, chips added, breaks, seat changes, leaving. What must wait for the end of a
 * hand is noted in the sitting and done by `keepHouse`.
 */
import type { Seat } from '../../games/game.ts';
import { type Cents, dollars, sum } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { CashOut } from '../ledger/cage.ts';
import type { TwoPeople } from '../ledger/settle.ts';
import { comeBack, forgetAbsences, goForChips, goOut, grantLeave, mayGo, waitedForChips } from './absence.ts';
import { autoTopUp } from './auto-top-up.ts';
import {
  type BuyInExit,
  type BuyInRange,
  checkAmount,
  downTo,
  entryRange,
  isShortBuy,
  RETURN_WINDOW_MS,
  topUpRange,
} from './buy-in.ts';
import { breakUp } from './carried-pot.ts';
import { withChoice } from './choices.ts';
import { GameChange, without } from './game-change.ts';
import { OwnLimits } from './own-limits.ts';
import type { Purse, Wanted } from './purse.ts';
import { newSitting } from './sitting-down.ts';
import { type Sitting, sittingAt, type TableState } from './state.ts';
import type { Table } from './table.ts';
import { TimeCollection } from './time-collection.ts';
import { IN_TOURNAMENT, TournamentAtTable } from './tournament.ts';

/** Tells one station's player something. */
export type Tell = (seat: Seat, level: 'info' | 'warning' | 'error', text: string) => void;

/** Why an account may not have a seat, in one sentence: it is being taken, or a relation sits beside it. Null: it may. */
export type Gate = (account: string, seat: Seat) => string | null;

/** Who sits down, and how they want to come in when a blind is owed. */
export interface Entering {
  readonly account: string;
  readonly handle: string;
  readonly entry: Sitting['entry'];
  /** The floor has said that they come from a broken game, or were forced to move. Absent: it has not. */
  readonly transferred?: boolean;
}

/** Who is coming in, where, and what they have seen. */
interface Coming extends Entering {
  readonly seat: Seat;
  readonly amount: Cents;
  readonly rev: number;
}

type Done = Result<null, Refusal>;

/** What a player hears who leaves while no money may move. */
const CHIPS_STAY =
  'The table stands still, so your chips stay in front of you for now; nothing is lost. The floor can cash you in.';

const CLOSED = refuse('closed', 'The floor has closed this table. Please ask where a seat is open.');

export class Seats {
  readonly #table: Table;
  readonly #cage: Purse;
  readonly #tell: Tell;
  /** Told after a seat's sitting changed, so that its station follows. */
  readonly #seatChanged: (seat: Seat) => void;
  readonly #gate: Gate;
  /** The revisions at which each seat last changed hands, and at which its player last asked for chips. */
  readonly #occupiedSince = new Map<Seat, number>();
  readonly #chipsSince = new Map<Seat, number>();
  readonly #openedAt: number;
  /** The stack that an account's player keeps by chips added between hands; null: they ask for each. */
  readonly #keepsAt: (account: string) => Cents | null;
  /** Who comes in as soon as their chips are here from the house, by the key under which they were asked for. */
  readonly #coming = new Map<string, Coming>();
  /** The change from one game to another. */
  readonly game: GameChange;
  /** What players pay by time. */
  readonly time: TimeCollection;
  /** A tournament of the house, where the table plays one. */
  readonly tournament: TournamentAtTable;
  readonly #limits: OwnLimits;

  constructor(
    table: Table,
    cage: Purse,
    gate: Gate,
    tell: Tell,
    seatChanged: (seat: Seat) => void,
    keepsAt: (account: string) => Cents | null = () => null,
  ) {
    this.#table = table;
    this.#cage = cage;
    this.#gate = gate;
    this.#tell = tell;
    this.#seatChanged = seatChanged;
    this.#openedAt = table.rev;
    this.#keepsAt = keepsAt;
    this.time = new TimeCollection({ table, tell, cannotPay: (sitting) => this.#cannotPay(sitting) });
    this.#limits = new OwnLimits({
      ...{ table, tell, leave: (seat) => void this.leave(seat, null) },
      until: (account, satAt) => cage.away.sitsUntil(account, satAt),
    });
    this.tournament = new TournamentAtTable({
      ...{ table, line: cage.away.tournaments, tell },
      seatChanged: (seat) => void this.#changedHands(seat, ok(null)),
    });
    this.game = new GameChange({
      table,
      cage,
      tell,
      cashOut: (draft, sitting) => this.#payOut(draft, sitting, { by: null }),
      changing: (draft, { profile }) => this.time.changeGame(draft, profile),
      seatChanged: (sitting, left) => {
        if (left !== null) {
          this.#occupiedSince.set(sitting.seat, table.rev);
          this.#noteLeft(sitting, left);
        }
        this.#followed(sitting.seat, ok(null));
      },
    });
  }

  /** Whether a press made at revision `rev` can have meant the player who sits there now. */
  meant(seat: Seat, rev: number): boolean {
    return rev >= (this.#occupiedSince.get(seat) ?? this.#openedAt);
  }

  /** Refuses a press that may cost money and was made in another game, or by the player who sat there before. */
  #late(seat: Seat, rev: number): ReturnType<typeof refuse> | null {
    if (rev >= this.game.since && this.meant(seat, rev)) return null;
    return refuse('stale', 'The game has changed since you pressed. Look again and choose.');
  }

  // ----------------------------------------------------------------------------------------------- coming in

  /** What there is only in a game for money. Null where the table plays one. */
  #notInTournament(): ReturnType<typeof refuse> | null {
    return this.tournament.isOn ? refuse('tournament', IN_TOURNAMENT) : null;
  }

  /** What the player may bring to enter; refused when their card does not hold it, and where a tournament is played. */
  entryRange(account: string, transferred = false): Result<BuyInRange, Refusal> {
    const { plan } = this.#table.state.tournament ?? {};
    if (plan) return refuse('tournament', `${plan.name} is played at this table.`);
    if (this.#table.state.closing !== null) return CLOSED;
    const { profile } = this.#table.setup;
    return entryRange(
      profile.buyIn,
      this.#exit(this.#table.state, account),
      this.#cage.balance(account),
      this.#table.now(),
      transferred,
    );
  }

  #exit(state: TableState, account: string): BuyInExit | null {
    const elsewhere = this.#cage.away.exits(account).filter((exit) => exit.profile === state.profile);
    const here = state.exits.filter((exit) => exit.account === account && exit.profile === state.profile);
    // What counts is what the player left with last, at whatever table.
    return [...here, ...elsewhere].sort((one, other) => other.at - one.at)[0] ?? null;
  }

  /**
   * Asks the house for the first chips, and puts them on the table and the player in the seat when they have come. `key` makes a repeat harmless; `rev` is what was seen.
   */
  buyIn(seat: Seat, entering: Entering, amount: Cents, key: string, rev: number): Done {
    const { away } = this.#cage;
    const halted = this.#table.parts.books.ledger.halted();
    if (halted !== null) return { ok: false, error: halted };
    const before = this.#askedBefore(seat, entering.account, key);
    if (before !== null) return before;
    const may = this.#maySitDown(seat, entering, amount, rev);
    if (!may.ok) return may;
    const asked = away.ask({ key, account: entering.account, amount, enters: true });
    if (!asked.ok) return asked;
    this.#coming.set(key, { ...entering, seat, amount, rev });
    const onItsWay = away.onItsWay(amount);
    if (onItsWay !== null) this.#tell(seat, 'info', onItsWay);
    return ok(null);
  }

  /**
   * Pressed again while chips are on their way: no more are taken off the card. They are asked for again under their own key, for a
   * house that was away before it had answered. Null: nothing was asked for before this.
   */
  #askedBefore(seat: Seat, account: string, key: string): Done | null {
    const { away } = this.#cage;
    const before = [...this.#coming].find(
      ([other, coming]) => other !== key && coming.seat === seat && coming.account === account,
    );
    if (away === null || before === undefined) return null;
    const [same, { amount }] = before;
    const asked = away.ask({ key: same, account, amount, enters: true });
    if (!asked.ok) return asked;
    return refuse('chips on their way', away.onItsWay(amount) ?? 'Your chips are on their way.');
  }

  /** Whoever was coming in at a seat is not any more: what comes for them goes back. */
  notComing(seat: Seat): void {
    for (const [key, coming] of this.#coming) if (coming.seat === seat) this.#coming.delete(key);
  }

  #maySitDown(seat: Seat, person: Entering, amount: Cents, rev: number): Done {
    if (this.#table.sitting(seat)) return refuse('seat taken', `Seat ${seat} is taken.`);
    if (rev < this.game.since) return refuse('stale', 'The game has changed since you pressed. Look again and choose.');
    const range = this.entryRange(person.account, person.transferred);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const barrier = this.#gate(person.account, seat);
    return barrier === null ? ok(null) : refuse('seat refused', barrier);
  }

  #sitDown(
    seat: Seat,
    { entry, transferred = false, ...person }: Entering,
    amount: Cents,
    key: string,
    rev: number,
  ): Done {
    const may = this.#maySitDown(seat, { entry, transferred, ...person }, amount, rev);
    if (!may.ok) return may;
    const done = this.#table.change((draft) => {
      const paid = this.#cage.buyIn({ account: person.account, seat, amount, key, at: this.#table.now() });
      if (!paid.ok) return paid;
      const back = (exit: TableState['exits'][number]) =>
        exit.account === person.account && exit.profile === draft.profile;
      // What was left owing is owed still, whatever game it was left in, and a hand of this half hour still counts.
      const left = draft.exits.filter((exit) => exit.account === person.account);
      const owes = sum(left.map((exit) => exit.owes));
      const timed = left.some((exit) => exit.timed);
      for (const exit of left) Object.assign(exit, { owes: 0, timed: false });
      draft.exits = draft.exits.filter((exit) => !back(exit));
      forgetMovesTo(draft, seat);
      const satAt = this.#table.now();
      draft.sittings.push(newSitting({ seat, ...person, boughtIn: amount, entry, transferred, timed, owes, satAt }));
      this.#table.write({ level: 'info', code: 'seated', text: `${person.handle} sits down`, seat, by: null });
      return ok(null);
    });
    return this.#changedHands(seat, done);
  }

  // ------------------------------------------------------------------------------------------- while seated

  /** What the player may add now; the chips come in at once, or after the hand they are in (LR17). */
  topUpRange(seat: Seat): Result<BuyInRange, Refusal> {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', 'Nobody sits here.');
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    if (sitting.pending)
      return refuse('chips on their way', `${dollars(sitting.pending.amount)} come in after this hand.`);
    return this.#addable(sitting);
  }

  /** What may be added; who waits outside the game comes in with at least its buy-in (LR19). */
  #addable(sitting: Sitting): Result<BuyInRange, Refusal> {
    const { profile } = this.#table.setup;
    const balance = this.#cage.balance(sitting.account);
    const stack = this.#table.stack(sitting.seat);
    if (!sitting.enters) return topUpRange(profile.buyIn, sitting.shortBuys, balance, stack);
    const { min: needed, add, cannot } = this.game.passage(this.#table, sitting);
    if (cannot !== null) return refuse('balance too low', cannot);
    if (add === 0) return refuse('enough', 'You have enough on the table to come into the game.');
    const most = profile.buyIn.maximum === null ? balance : Math.max(add, profile.buyIn.maximum - stack);
    const max = Math.max(add, downTo(Math.min(balance, most), profile.buyIn.step));
    return ok({ min: add, max, step: profile.buyIn.step, why: `It takes ${dollars(needed)} to come into this game.` });
  }

  /**
   * Asks for chips. `key` makes a repeat harmless, also one that comes after a restart (B-89); a second press on the
   * same view, `rev`, is one press too many.
   */
  topUp(seat: Seat, amount: Cents, key: string, rev: number): Done {
    if (this.#table.sitting(seat)?.pending?.key === key || this.#cage.done(key)) return ok(null);
    const halted = this.#table.parts.books.ledger.halted();
    if (halted !== null) return { ok: false, error: halted };
    const late = this.#late(seat, rev);
    if (late !== null) return late;
    if (rev < (this.#chipsSince.get(seat) ?? 0)) {
      return refuse('stale', 'Chips were asked for already. Look again before asking for more.');
    }
    const range = this.topUpRange(seat);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const { account } = this.#table.sitting(seat) ?? {};
    const asked = account === undefined ? ok(null) : this.#cage.away.ask({ key, account, amount, enters: false });
    if (asked?.ok === false) return asked;
    const noted = this.#edit(seat, (sitting) => {
      sitting.pending = { amount, key };
    });
    if (noted.ok) this.#chipsSince.set(seat, this.#table.rev);
    return noted.ok && !this.#table.inHand(seat) ? this.#chipsIn(seat) : noted;
  }

  /** Whether the player may be absent now without asking the floor: fifteen minutes, once an hour (LR16). */
  mayGo(sitting: Sitting): Done {
    return this.#notInTournament() ?? mayGo(this.#table.state, sitting, this.#table.now(), this.#table.parts.timing);
  }

  /** Out of the game but in the seat, from the next hand on: the same absence, and the same hour, as a break (LR16). */
  sitOut(seat: Seat): Done {
    const refused = this.#mayNotGo(seat);
    if (refused) return refused;
    return this.#edit(seat, (sitting, draft) => {
      if (this.#table.inHand(seat)) sitting.sitOutNext = true;
      else goOut(draft, sitting, 'sitting out', this.#table.now(), this.#table.parts.timing);
    });
  }

  /** Away from the table, from this moment on; the card must be swiped to come back (LR16). */
  takeBreak(seat: Seat): Done {
    const refused = this.#mayNotGo(seat);
    if (refused) return refused;
    return this.#edit(seat, (sitting, draft) => {
      goOut(draft, sitting, 'away', this.#table.now(), this.#table.parts.timing);
    });
  }

  #mayNotGo(seat: Seat): Done | null {
    const sitting = this.#table.sitting(seat);
    const may = sitting ? this.mayGo(sitting) : refuse('not seated', 'Nobody sits here.');
    return may.ok ? null : may;
  }

  /** Back into the game. Refused as `stale` when the press was meant for another game or by another player. */
  sitIn(seat: Seat, rev: number): Done {
    const late = this.#late(seat, rev);
    if (late !== null) return late;
    const sitting = this.#table.sitting(seat);
    const plays = this.#table.inHand(seat) || (sitting && this.#table.hasCarried(sitting.account));
    if (this.#table.stack(seat) === 0 && !plays && !sitting?.pending) {
      return refuse('no chips', 'Add chips first; you have none on the table.');
    }
    const waits = this.#table.sitting(seat);
    if (waits && waits.owes > this.#table.stack(seat) && !this.#table.inHand(seat)) {
      return refuse('owes time', `You owe ${dollars(waits.owes)} for the ${this.time.name}: add chips first.`);
    }
    if (waits?.enters) {
      const { min: needed, add } = this.game.passage(this.#table, waits);
      if (add > 0)
        return refuse('short of the buy-in', `This game takes ${dollars(needed)} on the table: add chips first.`);
    }
    return this.#edit(seat, (sitting) => {
      comeBack(sitting);
      sitting.enters = false;
      sitting.leaveNext = sitting.cashedInBy !== null;
    });
  }

  /** How to come in when a blind is owed. Refused as `stale` when the press was meant for another game: a post costs money. */
  entry(seat: Seat, entry: 'post' | 'wait', rev: number): Done {
    const late = this.#late(seat, rev);
    if (late !== null) return late;
    return this.#edit(seat, (sitting) => {
      sitting.entry = entry;
    });
  }

  /**
   * Sets a standing choice or takes it back. Refused when the game has none of that name, and when the press, on a view
   * of revision `rev`, was meant for another game or by another player: a choice may cost money.
   */
  choose(seat: Seat, choice: string, on: boolean, rev: number): Done {
    const late = this.#late(seat, rev);
    if (late !== null) return late;
    if (on && !this.#table.choices.some(({ id }) => id === choice)) {
      return refuse('no such choice', `There is no choice "${choice}" in this game.`);
    }
    return this.#edit(seat, (sitting) => {
      sitting.choices = withChoice(sitting.choices, choice, on);
    });
  }

  /** The table has noted that a player did not answer and is away: so their station is told, and follows. */
  wentAway(seat: Seat): void {
    this.#followed(seat, ok(null));
    const until = this.tournament.isOn
      ? 'You did not answer. Your blinds are posted and your hands folded until you press “I’m back”.'
      : 'You did not answer, so you are away from the game. Press “I’m back” to play on.';
    this.#tell(seat, 'warning', until);
  }

  /** The floor grants a longer leave, to whoever is out of the game or asks to be (LR16). */
  extend(seat: Seat): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    return this.#edit(seat, (sitting, draft) => {
      grantLeave(draft, sitting, this.#table.now(), this.#table.parts.timing);
    });
  }

  /** The warning call: whoever is out of the game must be back now, or loses their seat a little later (LR16). */
  callBack(seat: Seat): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    const now = this.#table.now();
    return this.#edit(seat, (sitting) => {
      sitting.awayUntil = Math.min(sitting.awayUntil ?? now, now);
      sitting.calledBackAt ??= now;
    });
  }

  unlock(seat: Seat): Done {
    const back = this.#edit(seat, (sitting) => {
      sitting.locked = false;
      sitting.absences = 0;
    });
    if (back.ok) this.#table.returned(seat);
    return back;
  }

  /** Asks for another seat, or takes the request back. Who asked first moves first (LR31d). */
  askMove(seat: Seat, to: Seat | null): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    const sitting = this.#table.sitting(seat);
    if (sitting?.move && sitting.move.to === to) return ok(null);
    if (to !== null && (to === seat || this.#table.sitting(to))) {
      return refuse('seat taken', `Seat ${to} is not open.`);
    }
    const barrier = to === null ? null : this.#gate(sitting?.account ?? '', to);
    if (barrier !== null) return refuse('seat refused', barrier);
    return this.#edit(seat, (draft) => {
      draft.move = to === null ? null : { to, askedAt: this.#table.now(), approved: false, by: null };
    });
  }

  /**
   * The floor has a player sit elsewhere at this table, as soon as no hand is played; `by` is who says so. Blinds and button are
   * those of a player who was moved (LR31), by the house where the game asks less of them.
   */
  reseat(seat: Seat, to: Seat, by: string): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', `Nobody sits in seat ${seat}.`);
    if (to === seat || this.#table.sitting(to)) return refuse('seat taken', `Seat ${to} is not open.`);
    const barrier = this.#gate(sitting.account, to);
    if (barrier !== null) return refuse('seat refused', barrier);
    const done = this.#edit(seat, (draft) => {
      draft.move = { to, askedAt: this.#table.now(), approved: true, by };
    });
    if (done.ok && this.#table.sitting(seat))
      this.#tell(seat, 'info', `The floor moves you to seat ${to} after this hand.`);
    return done;
  }

  approveMove(seat: Seat): Done {
    return this.#edit(seat, (sitting) => {
      if (sitting.move) sitting.move.approved = true;
    });
  }

  /** The player wants the floorman: one open call at a time, and calling again changes nothing. True when it is a new call. */
  callFloor(seat: Seat): Result<boolean, Refusal> {
    if (this.#table.sitting(seat)?.call) return ok(false);
    const called = this.#edit(seat, (sitting) => {
      sitting.call = { at: this.#table.now(), answeredBy: null };
    });
    return called.ok ? ok(true) : called;
  }

  /** A floorman, by name, is on the way to a seat that has called. */
  answerCall(seat: Seat, by: string): Done {
    const call = this.#table.sitting(seat)?.call;
    if (!call) return refuse('no call', `Seat ${seat} is not calling the floor any more.`);
    if (call.answeredBy !== null)
      return refuse('answered', `${call.answeredBy} is on the way to seat ${seat} already.`);
    return this.#edit(seat, (sitting) => {
      sitting.call = { ...call, answeredBy: by };
    });
  }

  /** What the seat called the floor for is dealt with. */
  closeCall(seat: Seat): Done {
    if (!this.#table.sitting(seat)?.call) return refuse('no call', `Seat ${seat} is not calling the floor any more.`);
    return this.#edit(seat, (sitting) => {
      sitting.call = null;
    });
  }

  // ------------------------------------------------------------------------------------------------- closing

  /** The table closes as soon as no hand is played: whoever sits here is cashed out, and nobody comes in. `by` says so. */
  close(reason: string, by: string): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    if (this.#table.state.closing !== null) return refuse('closed', 'This table is being closed already.');
    const done = this.#table.change((draft) => {
      draft.closing = { reason, by, at: this.#table.now() };
      // What was to come here does not come any more.
      Object.assign(draft, { nextProfile: null, asking: null });
      return ok(null);
    });
    if (!done.ok) return done;
    for (const { seat } of this.#table.state.sittings) {
      this.#tell(
        seat,
        'warning',
        `The floor closes this table after this hand: ${reason}. Your chips go to your card.`,
      );
    }
    this.#table.tell({ type: 'CHANGED' });
    return done;
  }

  /** A table that was closed, or is being closed, deals again. */
  open(): Done {
    if (this.#table.state.closing === null) return refuse('open', 'This table is not closed.');
    const done = this.#table.change((draft) => {
      draft.closing = null;
      return ok(null);
    });
    if (done.ok) this.#table.tell({ type: 'CHANGED' });
    return done;
  }

  /** Everybody at a table that closes leaves it, on the word of who closes it. */
  #closeSeats(): void {
    const { closing } = this.#table.state;
    if (closing === null) return;
    for (const { seat } of this.#table.state.sittings) {
      this.#edit(seat, (sitting) => {
        Object.assign(sitting, { leaveNext: true, cashedInBy: closing.by, move: null });
      });
    }
  }

  // ------------------------------------------------------------------------------------------------- leaving

  /** Leaves now, or when the hand they are in is over; `by` names the floorman who cashes them in (LR15). */
  leave(seat: Seat, by: string | null): Done {
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    const sitting = this.#table.sitting(seat);
    if (by === null && sitting?.leaveNext && this.#table.inHand(seat)) return ok(null);
    const noted = this.#edit(seat, (sitting) => {
      sitting.leaveNext = true;
      sitting.cashedInBy = by ?? sitting.cashedInBy;
    });
    if (noted.ok && !this.#table.inHand(seat)) this.#cashOut(seat, null);
    return noted;
  }

  /**
   * Cashes a player in while a fault stands: two people of different roles have signed, and the books are proven. A hand
   * that is open binds its chips: it is voided first.
   */
  cashInDespiteFault(seat: Seat, signed: TwoPeople): Done {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', `Nobody sits in seat ${seat}.`);
    const tournament = this.#notInTournament();
    if (tournament !== null) return tournament;
    if (this.#table.inHand(seat) || this.#table.mayVoid) {
      return refuse('hand open', 'A hand is open, and its chips cannot be cashed in: void the hand first.');
    }
    return this.#cashOut(seat, signed);
  }

  stay(seat: Seat): Done {
    const sitting = this.#table.sitting(seat);
    if (sitting?.cashedInBy) return refuse('cashed in', 'The floor is cashing you in.');
    return this.#edit(seat, (draft) => {
      draft.leaveNext = false;
      draft.sitOutNext = false;
    });
  }

  #cashOut(seat: Seat, signed: TwoPeople | null): Done {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', 'Nobody sits here.');
    if (signed === null && this.#table.state.fault !== null) {
      this.#tell(seat, 'warning', CHIPS_STAY);
      return refuse('fault', CHIPS_STAY);
    }
    const done = this.#table.change((draft) => this.#payOut(draft, sitting, signed ?? { by: sitting.cashedInBy }));
    const stack = this.#table.state.exits.at(-1)?.stack ?? 0;
    if (done.ok) this.#noteLeft(sitting, stack);
    if (done.ok && !this.#table.mayVoid) breakUp(this.#table, this.#cage, this.#tell);
    const farewell = this.#cage.away.farewell(stack);
    if (done.ok) this.#tell(seat, 'info', farewell ?? `${dollars(stack)} is back on your card. Thank you for playing.`);
    else this.#tell(seat, 'error', done.error.message);
    return this.#changedHands(seat, done);
  }

  /** Written down when it has happened: a request to leave may be taken back any number of times. */
  #noteLeft({ seat, handle, call }: Sitting, stack: Cents): void {
    const entry = { level: 'info', seat, by: null } as const;
    this.#table.note({ ...entry, code: 'leaves', text: `${handle} leaves the game with ${dollars(stack)}` });
    if (call) this.#table.note({ ...entry, code: 'floor call over', text: `${handle} has left; the call is closed` });
  }

  /** Every chip of a seat to the card, the seat free; what the player left with is kept for an hour (LR19b). */
  #payOut(draft: TableState, sitting: Sitting, who: Pick<CashOut, 'by' | 'second'>): Done {
    const { seat, account, satAt, owes, timed } = sitting;
    const at = this.#table.now();
    // While a fault stands nothing but the chips moves; what is owed stays owing.
    const pays = owes > 0 && owes <= this.#table.stack(seat) && this.#table.state.fault === null;
    const taken = pays ? this.time.take(draft, [sitting]) : ok(null);
    if (!taken.ok) return taken;
    const stack = this.#table.stack(seat);
    const paid = this.#cage.cashOut({ seat, account, key: `leave:${seat}:${account}:${satAt}`, at, ...who });
    if (!paid.ok) return paid;
    if (stack === 0) waitedForChips(draft, sitting, at, this.#table.parts.timing);
    draft.sittings = draft.sittings.filter((other) => other.seat !== seat);
    // One for each game: what counts is what the player left with last.
    const { profile } = draft;
    draft.exits = draft.exits.filter((exit) => exit.account !== account || exit.profile !== profile);
    draft.exits.push({ account, profile, stack, at, owes: pays ? 0 : owes, timed });
    if (draft.asking) draft.asking.answers = without(draft.asking, account);
    return ok(null);
  }

  // -------------------------------------------------------------------------------------------- between hands

  /** Everything that waited for the hand to be over, in an order that lets open seats be taken at once. */
  keepHouse(): void {
    if (this.tournament.keepHouse()) {
      this.#settleWithHouse();
      return;
    }
    this.#closeSeats();
    for (const { seat, leaveNext } of this.#table.state.sittings) if (leaveNext) this.#cashOut(seat, null);
    breakUp(this.#table, this.#cage, this.#tell);
    // Chips that are on their way may be what a player pays with.
    for (const { seat, owes } of this.#table.state.sittings) if (owes > this.#table.stack(seat)) this.#chipsIn(seat);
    this.time.keepHouse();
    if (this.#table.state.nextProfile !== null) {
      // What was asked for in the old game comes in by its rules.
      for (const { seat } of this.#table.state.sittings) this.#chipsIn(seat);
      this.game.keepHouse();
    }
    this.game.rotate();
    this.#moveSeats();
    for (const { seat } of this.#table.state.sittings) this.#settleDown(seat);
    this.#forgetOld();
    this.#settleWithHouse();
  }

  // ------------------------------------------------------------------------------------------- the house

  /** Fees and jackpots to the house, and chips that nobody waits for any more back to it. */
  #settleWithHouse(): void {
    const { away } = this.#cage;
    if (this.#table.state.fault !== null) return;
    this.#welcomeAll();
    if (away.handOver()) this.#table.touch();
  }

  /** Chips have come from the house: whoever waits for them sits down or has them added, and what nobody waits for goes back. */
  arrived(): void {
    this.#welcomeAll();
    this.tournament.arrived();
    // A change of game may have waited for them alone.
    if (this.#table.state.asking !== null) this.#table.tell({ type: 'CHANGED' });
  }

  /** A fault is cleared: what came while it stood is looked at, and what nobody could be asked for is asked for again. */
  goOn(): void {
    this.arrived();
    this.askAgain();
  }

  #welcomeAll(): void {
    const { away } = this.#cage;
    // While a fault stands no money moves; it is looked at again when play goes on.
    if (this.#table.state.fault !== null) return;
    for (const come of away.arrivals()) this.#welcome(come);
    this.#table.jackpotsDecided();
  }

  #welcome({ key, account, amount }: Wanted): void {
    const coming = this.#coming.get(key);
    this.#coming.delete(key);
    if (coming !== undefined) {
      const { seat, rev, amount: _asked, ...entering } = coming;
      const done = this.#sitDown(seat, entering, amount, key, rev);
      if (done.ok) return;
      this.#tell(seat, 'error', done.error.message);
    } else {
      const sitting = this.#table.state.sittings.find((one) => one.account === account && one.pending?.key === key);
      if (sitting !== undefined) {
        if (!this.#table.inHand(sitting.seat)) this.#chipsIn(sitting.seat);
        if (this.#table.sitting(sitting.seat)?.pending?.key === key) return;
      } else if (this.game.awaits(key)) return;
    }
    this.#table.change(() => {
      this.#cage.away.decline(key);
      return ok(null);
    });
  }

  /** The house refuses what was asked for, and the player reads why. */
  refusedByHouse({ key, account }: Wanted, why: Refusal): void {
    const coming = this.#coming.get(key);
    this.#coming.delete(key);
    const seated = this.#table.state.sittings.find((one) => one.account === account);
    const seat = coming?.seat ?? seated?.seat;
    if (seat === undefined) return;
    if (seated && why.code === 'loss-limit') this.#limits.refused(seated);
    this.#table.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (sitting?.pending?.key === key) sitting.pending = null;
      return ok(null);
    });
    this.#tell(seat, 'error', why.message);
    this.game.refused(key);
  }

  /** The house is back: what players wait for is asked for again, under the keys it was asked for before. */
  askAgain(): void {
    const { away } = this.#cage;
    for (const { account, pending } of this.#table.state.sittings) {
      if (pending !== null) away.ask({ key: pending.key, account, amount: pending.amount, enters: false });
    }
  }

  /** Time goes by: what waited for it is done as soon as no hand is played. Gives what has run of the half hour. */
  tick(): TableState['time'] {
    this.#limits.tick();
    if (!this.#table.hand && this.game.overdue) this.#table.tell({ type: 'CHANGED' });
    return this.time.tick();
  }

  /** Too few chips for a time collection: out of the game until they are there, or cashed in, as the house has it. */
  #cannotPay({ seat, owes, status }: Sitting): void {
    if (this.#table.parts.timeTerms.cannotPay === 'cash-in') {
      this.#tell(seat, 'warning', `You could not pay the ${dollars(owes)} for the ${this.time.name}.`);
      this.#cashOut(seat, null);
      return;
    }
    if (status !== 'playing') return;
    this.#edit(seat, (sitting, draft) => goForChips(draft, sitting, this.#table.now(), this.#table.parts.timing));
    this.#tell(seat, 'warning', `You owe ${dollars(owes)} for the ${this.time.name}. Add chips to play on, or leave.`);
  }

  #moveSeats(): void {
    // 003:871: nobody changes seats while antes of earlier hands are in the pot.
    if (this.#table.carried.length > 0) return;
    const asked = this.#table.state.sittings
      .flatMap((sitting) => (sitting.move ? [{ from: sitting.seat, account: sitting.account, ...sitting.move }] : []))
      .sort((a, b) => a.askedAt - b.askedAt);
    for (const request of asked) {
      // Whoever asked first for that seat is answered first, be the other approved already (LR31d).
      // Whom the floor moves comes before whoever asked.
      const still = asked.filter((other) => other.to === request.to && this.#table.sitting(other.from)?.move);
      const first = still.find(({ by }) => by !== null) ?? still[0];
      if (request.approved && first === request) this.#move(request);
    }
  }

  #move({ from, to, account, askedAt, by }: { from: Seat; account: string } & NonNullable<Sitting['move']>): void {
    const barrier = this.#table.sitting(to) ? `Seat ${to} was taken meanwhile.` : this.#gate(account, to);
    if (barrier !== null) {
      this.#edit(from, (sitting) => {
        sitting.move = null;
      });
      this.#tell(from, 'info', barrier);
      return;
    }
    const done = this.#table.change((draft) => {
      const at = this.#table.now();
      if (this.#table.stack(from) > 0) {
        const moved = this.#cage.moveSeat({ from, to, account, key: `move:${account}:${askedAt}`, at });
        if (!moved.ok) return moved;
      }
      const sitting = sittingAt(draft, from);
      if (sitting) Object.assign(sitting, { seat: to, move: null, locked: true });
      // Forced to move: a game that asks less of those does so here, too (000:1601-1614).
      if (sitting && by !== null) sitting.transferred = true;
      forgetMovesTo(draft, to);
      return ok(null);
    });
    this.#changedHands(from, done);
    this.#changedHands(to, done);
    if (!done.ok) return;
    this.#tell(from, 'info', `Your chips are at seat ${to} now. Swipe your card there.`);
    this.#tell(to, 'info', 'Swipe your card to go on.');
  }

  /** Chips on their way, sitting out as asked, and players without chips. */
  #settleDown(seat: Seat): void {
    this.#topUpByItself(seat);
    this.#chipsIn(seat);
    const sitting = this.#table.sitting(seat);
    if (!sitting) return;
    const broke = this.#table.stack(seat) === 0 && !this.#table.hasCarried(sitting.account);
    if (sitting.sitOutNext || (sitting.status === 'playing' && broke)) {
      const now = this.#table.now();
      this.#edit(seat, (edited, draft) => {
        edited.sitOutNext = false;
        if (edited.status !== 'playing') return;
        if (broke) goForChips(draft, edited, now, this.#table.parts.timing);
        else goOut(draft, edited, 'sitting out', now, this.#table.parts.timing);
      });
      this.#tell(
        seat,
        'info',
        broke ? 'You are out of chips. Add chips to play on, or leave.' : 'You are sitting out.',
      );
    }
  }

  /** As the player has chosen once for all hands: asked for here, it comes in as what they ask for themselves. */
  #topUpByItself(seat: Seat): void {
    const sitting = this.#table.sitting(seat);
    if (!sitting || sitting.pending || sitting.status !== 'playing' || sitting.sitOutNext) return;
    if (!this.#limits.mayTopUp(sitting)) return;
    const target = this.#keepsAt(sitting.account);
    const key = `auto-top-up:${seat}:${this.#table.lastNumber}`;
    if (target === null || this.#cage.done(key) || this.#table.parts.books.ledger.halted() !== null) return;
    const range = this.#addable(sitting);
    const amount = range.ok ? autoTopUp(target, this.#table.stack(seat), range.value) : 0;
    if (amount === 0) return;
    const wanted = { key, account: sitting.account, amount, enters: false };
    if (this.#cage.away.ask(wanted).ok === false) return;
    this.#edit(seat, (edited) => {
      edited.pending = { amount, key };
    });
    this.#tell(seat, 'info', `${dollars(amount)} from your card is added to your chips, as you have chosen.`);
  }

  #chipsIn(seat: Seat): Done {
    const sitting = this.#table.sitting(seat);
    if (!sitting?.pending) return ok(null);
    const { amount, key } = sitting.pending;
    if (this.#cage.away.arrivals().every((come) => come.key !== key)) return ok(null);
    const { buyIn } = this.#table.setup.profile;
    const done = this.#table.change((draft) => {
      const edited = sittingAt(draft, seat);
      if (!edited) return refuse('not seated', 'Nobody sits here.');
      edited.pending = null;
      // The hand may have changed what is allowed: a player who won cannot add what they asked for when they were low.
      const range = this.#addable(edited);
      const allowed = range.ok ? checkAmount(range.value, amount) : range;
      if (!allowed.ok) return allowed;
      const paid = this.#cage.buyIn({ account: edited.account, seat, amount, key, at: this.#table.now() });
      if (!paid.ok) return paid;
      edited.boughtIn += amount;
      edited.shortBuys = !edited.enters && isShortBuy(buyIn, amount) ? edited.shortBuys + 1 : 0;
      // The player sat out for want of chips alone.
      if (edited.status === 'sitting out' && !edited.enters && this.#table.stack(seat) === amount) {
        waitedForChips(draft, edited, this.#table.now(), this.#table.parts.timing);
        comeBack(edited);
      }
      return ok(null);
    });
    if (!done.ok) {
      this.#edit(seat, (draft) => {
        draft.pending = null;
      });
      this.#tell(seat, 'warning', `No chips were added. ${done.error.message}`);
    }
    return this.#followed(seat, done);
  }

  /** What counts for an hour is kept for an hour. */
  #forgetOld(): void {
    const now = this.#table.now();
    const { timing } = this.#table.parts;
    const { exits, breaks } = this.#table.state;
    const isOld = ({ at }: { readonly at: number }, hour: number): boolean => now - at >= hour;
    if (
      !exits.some((exit) => isOld(exit, RETURN_WINDOW_MS)) &&
      !breaks.some((each) => isOld(each, timing.betweenBreaks))
    ) {
      return;
    }
    this.#table.change((draft) => {
      draft.exits = draft.exits.filter((exit) => !isOld(exit, RETURN_WINDOW_MS));
      forgetAbsences(draft, now, timing);
      return ok(null);
    });
  }

  #edit(seat: Seat, edit: (sitting: Sitting, draft: TableState) => void): Done {
    const done = this.#table.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (!sitting) return refuse('not seated', 'Nobody sits here.');
      edit(sitting, draft);
      return ok(null);
    });
    return this.#followed(seat, done);
  }

  #changedHands(seat: Seat, done: Done): Done {
    if (done.ok) this.#occupiedSince.set(seat, this.#table.rev);
    return this.#followed(seat, done);
  }

  #followed(seat: Seat, done: Done): Done {
    if (!done.ok) return done;
    this.#seatChanged(seat);
    this.#table.preview();
    this.#table.tell({ type: 'CHANGED' });
    return done;
  }
}

/** Nobody waits for a seat any more once it is taken. */
function forgetMovesTo(draft: TableState, taken: Seat): void {
  for (const sitting of draft.sittings) if (sitting.move?.to === taken) sitting.move = null;
}
