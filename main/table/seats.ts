/**
 * Coming, staying and going: buy-ins, chips added, breaks, seat changes, leaving. What must wait for the end of a
 * hand is noted in the sitting and done by `keepHouse`.
 */
import type { Seat } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Cage } from '../ledger/cage.ts';
import {
  type BuyInHistory,
  type BuyInRange,
  checkAmount,
  entryRange,
  isShortBuy,
  RETURN_WINDOW_MS,
  topUpRange,
} from './buy-in.ts';
import { type Sitting, sittingAt, type TableState } from './state.ts';
import type { Table } from './table.ts';

/** Tells one station's player something. */
export type Tell = (seat: Seat, level: 'info' | 'warning' | 'error', text: string) => void;

type Done = Result<null, Refusal>;

export class Seats {
  readonly #table: Table;
  readonly #cage: Cage;
  readonly #tell: Tell;
  /** Told after a seat's sitting changed, so that its station follows. */
  readonly #seatChanged: (seat: Seat) => void;

  constructor(table: Table, cage: Cage, tell: Tell, seatChanged: (seat: Seat) => void) {
    this.#table = table;
    this.#cage = cage;
    this.#tell = tell;
    this.#seatChanged = seatChanged;
  }

  // ----------------------------------------------------------------------------------------------- coming in

  /** What the player may bring to enter; refused when his card does not hold it. */
  entryRange(account: string): Result<BuyInRange, Refusal> {
    const { profile } = this.#table.setup;
    return entryRange(
      profile.buyIn,
      { shortBuys: 0, exit: this.#exit(this.#table.state, account) },
      this.#cage.balance(account),
      this.#table.now(),
    );
  }

  #exit(state: TableState, account: string): BuyInHistory['exit'] {
    return state.exits.find((exit) => exit.account === account && exit.profile === state.profile) ?? null;
  }

  /** Puts the first chips on the table and the player in his seat. `key` makes a repeat harmless. */
  buyIn(seat: Seat, person: { account: string; handle: string }, amount: Cents, key: string): Done {
    const { profile } = this.#table.setup;
    if (this.#table.sitting(seat)) return refuse('seat taken', `Seat ${seat} is taken.`);
    const range = this.entryRange(person.account);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const done = this.#table.change((draft) => {
      const paid = this.#cage.buyIn({ account: person.account, seat, amount, key, at: this.#table.now() });
      if (!paid.ok) return paid;
      draft.exits = draft.exits.filter((exit) => exit.account !== person.account);
      draft.sittings.push({
        seat,
        account: person.account,
        handle: person.handle,
        status: 'playing',
        boughtIn: amount,
        shortBuys: isShortBuy(profile.buyIn, amount) ? 1 : 0,
        sitOutNext: false,
        leaveNext: false,
        cashedInBy: null,
        entry: 'wait',
        pending: null,
        awayUntil: null,
        calledBack: false,
        lastBreakAt: null,
        move: null,
        locked: false,
        satAt: this.#table.now(),
      });
      return ok(null);
    });
    return this.#followed(seat, done);
  }

  // ------------------------------------------------------------------------------------------- while seated

  /** What the player may add now; the chips come in at once, or after the hand he is in (LR17). */
  topUpRange(seat: Seat): Result<BuyInRange, Refusal> {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', 'Nobody sits here.');
    if (sitting.pending)
      return refuse('chips on their way', `${dollars(sitting.pending.amount)} come in after this hand.`);
    const { buyIn } = this.#table.setup.profile;
    return topUpRange(buyIn, { ...sitting, exit: null }, this.#cage.balance(sitting.account), this.#table.stack(seat));
  }

  /** Asks for chips. `key` makes a repeat harmless, also one that comes after a restart (B-89). */
  topUp(seat: Seat, amount: Cents, key: string): Done {
    if (this.#table.sitting(seat)?.pending?.key === key || this.#cage.done(key)) return ok(null);
    const range = this.topUpRange(seat);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const noted = this.#edit(seat, (sitting) => {
      sitting.pending = { amount, key };
    });
    if (noted.ok && !this.#table.inHand(seat)) this.#chipsIn(seat);
    return noted;
  }

  sitOut(seat: Seat): Done {
    return this.#edit(seat, (sitting) => {
      if (this.#table.inHand(seat)) sitting.sitOutNext = true;
      else sitting.status = 'sitting out';
    });
  }

  sitIn(seat: Seat): Done {
    if (this.#table.stack(seat) === 0 && !this.#table.inHand(seat) && !this.#table.sitting(seat)?.pending) {
      return refuse('no chips', 'Add chips first; you have none on the table.');
    }
    return this.#edit(seat, (sitting) => {
      sitting.status = 'playing';
      sitting.sitOutNext = false;
      sitting.leaveNext = sitting.cashedInBy !== null;
      sitting.awayUntil = null;
      sitting.calledBack = false;
    });
  }

  entry(seat: Seat, entry: 'post' | 'wait'): Done {
    return this.#edit(seat, (sitting) => {
      sitting.entry = entry;
    });
  }

  /** Fifteen minutes in the lobby, once an hour (LR16). Takes effect with the next hand. */
  mayBreak(sitting: Sitting): boolean {
    const { betweenBreaks } = this.#table.parts.timing;
    return sitting.lastBreakAt === null || this.#table.now() - sitting.lastBreakAt >= betweenBreaks;
  }

  takeBreak(seat: Seat): Done {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return refuse('not seated', 'Nobody sits here.');
    if (!this.mayBreak(sitting)) {
      return refuse('one break an hour', 'One break an hour. The floor can grant a longer leave: call the floor.');
    }
    const { lobby } = this.#table.parts.timing;
    return this.#edit(seat, (draft) => {
      draft.status = 'away';
      draft.lastBreakAt = this.#table.now();
      draft.awayUntil = this.#table.now() + lobby;
      draft.calledBack = false;
      draft.locked = true;
    });
  }

  /** A player who does not answer is in the lobby, whether he said so or not: he is called back like any other (LR16). */
  wentAway(seat: Seat): void {
    const { lobby } = this.#table.parts.timing;
    this.#edit(seat, (sitting) => {
      sitting.status = 'away';
      sitting.awayUntil = this.#table.now() + lobby;
      sitting.calledBack = false;
      sitting.locked = true;
    });
    this.#tell(seat, 'warning', 'You did not answer, so you are away from the game. Swipe your card to come back.');
  }

  /** The floor grants a longer leave (LR16). */
  extend(seat: Seat): Done {
    const { extension } = this.#table.parts.timing;
    return this.#edit(seat, (sitting) => {
      sitting.status = 'away';
      sitting.awayUntil = this.#table.now() + extension;
      sitting.calledBack = false;
      sitting.locked = true;
    });
  }

  callBack(seat: Seat): Done {
    return this.#edit(seat, (sitting) => {
      sitting.calledBack = true;
    });
  }

  unlock(seat: Seat): Done {
    return this.#edit(seat, (sitting) => {
      sitting.locked = false;
    });
  }

  /** Asks for another seat, or takes the wish back. Who asked first moves first (LR31d). */
  askMove(seat: Seat, to: Seat | null): Done {
    if (to !== null && (to === seat || this.#table.sitting(to))) {
      return refuse('seat taken', `Seat ${to} is not open.`);
    }
    return this.#edit(seat, (sitting) => {
      sitting.move = to === null ? null : { to, askedAt: this.#table.now(), approved: false };
    });
  }

  approveMove(seat: Seat): Done {
    return this.#edit(seat, (sitting) => {
      if (sitting.move) sitting.move.approved = true;
    });
  }

  // ------------------------------------------------------------------------------------------------- leaving

  /** Leaves now, or when the hand he is in is over; `by` names the floorman who cashes him in (LR15). */
  leave(seat: Seat, by: string | null): Done {
    const noted = this.#edit(seat, (sitting) => {
      sitting.leaveNext = true;
      sitting.cashedInBy = by ?? sitting.cashedInBy;
    });
    if (noted.ok && !this.#table.inHand(seat)) this.#cashOut(seat);
    return noted;
  }

  stay(seat: Seat): Done {
    const sitting = this.#table.sitting(seat);
    if (sitting?.cashedInBy) return refuse('cashed in', 'The floor is cashing you in.');
    return this.#edit(seat, (draft) => {
      draft.leaveNext = false;
      draft.sitOutNext = false;
    });
  }

  #cashOut(seat: Seat): void {
    const sitting = this.#table.sitting(seat);
    if (!sitting) return;
    const at = this.#table.now();
    const stack = this.#table.stack(seat);
    const key = `leave:${seat}:${sitting.account}:${sitting.satAt}`;
    const done = this.#table.change((draft) => {
      const paid = this.#cage.cashOut({ seat, account: sitting.account, key, at, by: sitting.cashedInBy });
      if (!paid.ok) return paid;
      draft.sittings = draft.sittings.filter((other) => other.seat !== seat);
      draft.exits.push({ account: sitting.account, profile: draft.profile, stack, at });
      return ok(null);
    });
    if (done.ok) this.#tell(seat, 'info', `${dollars(stack)} is back on your card. Good to have had you here.`);
    else this.#tell(seat, 'error', done.error.message);
    this.#followed(seat, done);
  }

  // -------------------------------------------------------------------------------------------- between hands

  /** Everything that waited for the hand to be over, in an order that lets open seats be taken at once. */
  keepHouse(): void {
    for (const { seat, leaveNext } of this.#table.state.sittings) if (leaveNext) this.#cashOut(seat);
    this.#switchProfile();
    this.#moveSeats();
    for (const { seat } of this.#table.state.sittings) this.#settleDown(seat);
    this.#forgetExits();
  }

  #switchProfile(): void {
    const next = this.#table.state.nextProfile;
    if (next === null) return;
    this.#table.change((draft) => {
      const sameGame = this.#table.setupNamed(next).game.id === this.#table.setup.game.id;
      draft.profile = next;
      draft.nextProfile = null;
      if (!sameGame) draft.memory = null;
      return ok(null);
    });
  }

  #moveSeats(): void {
    const wishes = this.#table.state.sittings
      .flatMap((sitting) =>
        sitting.move?.approved ? [{ from: sitting.seat, account: sitting.account, ...sitting.move }] : [],
      )
      .sort((a, b) => a.askedAt - b.askedAt);
    for (const { from, to, account, askedAt } of wishes) {
      if (this.#table.sitting(to)) {
        this.#edit(from, (sitting) => {
          sitting.move = null;
        });
        this.#tell(from, 'info', `Seat ${to} was taken by a player who asked before you.`);
        continue;
      }
      const done = this.#table.change((draft) => {
        const at = this.#table.now();
        if (this.#table.stack(from) > 0) {
          const moved = this.#cage.moveSeat({ from, to, account, key: `move:${account}:${askedAt}`, at });
          if (!moved.ok) return moved;
        }
        const sitting = sittingAt(draft, from);
        if (sitting) Object.assign(sitting, { seat: to, move: null, locked: true });
        return ok(null);
      });
      this.#followed(from, done);
      this.#followed(to, done);
      if (done.ok) {
        this.#tell(from, 'info', `Your chips are at seat ${to} now. Swipe your card there.`);
        this.#tell(to, 'info', 'Swipe your card to go on.');
      }
    }
  }

  /** Chips on their way, sitting out as asked, and players without chips. */
  #settleDown(seat: Seat): void {
    this.#chipsIn(seat);
    const sitting = this.#table.sitting(seat);
    if (!sitting) return;
    if (sitting.sitOutNext || (sitting.status === 'playing' && this.#table.stack(seat) === 0)) {
      const broke = this.#table.stack(seat) === 0;
      this.#edit(seat, (draft) => {
        if (draft.status === 'playing') draft.status = 'sitting out';
        draft.sitOutNext = false;
      });
      this.#tell(
        seat,
        'info',
        broke ? 'You are out of chips. Add chips to play on, or leave.' : 'You are sitting out.',
      );
    }
  }

  #chipsIn(seat: Seat): void {
    const sitting = this.#table.sitting(seat);
    if (!sitting?.pending) return;
    const { amount, key } = sitting.pending;
    const { buyIn } = this.#table.setup.profile;
    const done = this.#table.change((draft) => {
      const edited = sittingAt(draft, seat);
      if (!edited) return refuse('not seated', 'Nobody sits here.');
      edited.pending = null;
      // The hand may have changed what is allowed: a player who won cannot add what he asked for when he was low.
      const history = { shortBuys: edited.shortBuys, exit: null };
      const range = topUpRange(buyIn, history, this.#cage.balance(edited.account), this.#table.stack(seat));
      const allowed = range.ok ? checkAmount(range.value, amount) : range;
      if (!allowed.ok) return allowed;
      const paid = this.#cage.buyIn({ account: edited.account, seat, amount, key, at: this.#table.now() });
      if (!paid.ok) return paid;
      edited.boughtIn += amount;
      if (isShortBuy(buyIn, amount)) edited.shortBuys += 1;
      if (edited.status === 'sitting out' && this.#table.stack(seat) === amount) edited.status = 'playing';
      return ok(null);
    });
    if (!done.ok) {
      this.#edit(seat, (draft) => {
        draft.pending = null;
      });
      this.#tell(seat, 'warning', `No chips were added. ${done.error.message}`);
    }
    this.#followed(seat, done);
  }

  #forgetExits(): void {
    const now = this.#table.now();
    if (!this.#table.state.exits.some((exit) => now - exit.at >= RETURN_WINDOW_MS)) return;
    this.#table.change((draft) => {
      draft.exits = draft.exits.filter((exit) => now - exit.at < RETURN_WINDOW_MS);
      return ok(null);
    });
  }

  #edit(seat: Seat, edit: (sitting: Sitting) => void): Done {
    const done = this.#table.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (!sitting) return refuse('not seated', 'Nobody sits here.');
      edit(sitting);
      return ok(null);
    });
    return this.#followed(seat, done);
  }

  #followed(seat: Seat, done: Done): Done {
    if (!done.ok) return done;
    this.#seatChanged(seat);
    if (!this.#table.hand) this.#table.preview();
    this.#table.tell({ type: 'CHANGED' });
    return done;
  }
}
