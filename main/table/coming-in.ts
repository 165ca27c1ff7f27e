/**
 * Coming in: what a player must bring, the chips requested from the house for it, and the seat once the chips are here.
 * Until then the seat is not taken, so every check is made again when they arrive.
 */

import { type Cents, sum } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { type BuyInExit, type BuyInRange, checkAmount, entryRange } from './buy-in.ts';
import { forgetMovesTo } from './seat-moves.ts';
import { newSitting } from './sitting-down.ts';
import type { Done, Gate, SeatParts } from './sittings.ts';
import type { Sitting, TableState } from './state.ts';

/** A player who is sitting down, and how they want to come in when a blind is owed. */
export interface Entering {
  readonly account: string;
  readonly handle: string;
  readonly entry: Sitting['entry'];
  /** The floor has confirmed that they come from a broken game or were forced to move. Absent: it has not. */
  readonly transferred?: boolean;
}

/** A player who is coming in: the seat, the amount, and the revision they saw. */
interface Coming extends Entering {
  readonly seat: Seat;
  readonly amount: Cents;
  readonly rev: number;
}

interface ComingInParts extends SeatParts {
  readonly gate: Gate;
  /** The revision at which the game on the table was put on. */
  readonly gameSince: () => number;
}

const CLOSED = refuse('closed', 'The floor has closed this table. Please ask where a seat is open.');

export class ComingIn {
  readonly #parts: ComingInParts;
  /** Players who will sit down once their chips arrive from the house, by the key of the request. */
  readonly #coming = new Map<string, Coming>();

  constructor(parts: ComingInParts) {
    this.#parts = parts;
  }

  /**
   * What the player may bring to enter. Refused when their card does not hold it, and where a tournament is being
   * played.
   */
  entryRange(account: string, transferred = false): Result<BuyInRange, Refusal> {
    const { table, cage } = this.#parts;
    const { plan } = table.state.tournament ?? {};
    if (plan) return refuse('tournament', `${plan.name} is played at this table.`);
    if (table.state.closing !== null) return CLOSED;
    const { profile } = table.setup;
    return entryRange(profile.buyIn, this.#exit(table.state, account), cage.balance(account), table.now(), transferred);
  }

  #exit(state: TableState, account: string): BuyInExit | null {
    const elsewhere = this.#parts.cage.away.exits(account).filter((exit) => exit.profile === state.profile);
    const here = state.exits.filter((exit) => exit.account === account && exit.profile === state.profile);
    // What counts is what the player last left with, at any table.
    return [...here, ...elsewhere].sort((one, other) => other.at - one.at)[0] ?? null;
  }

  /**
   * Requests the first chips from the house and, once they have come, puts them on the table and the player in the
   * seat. `key` makes a repeat harmless; `rev` is the revision the player saw.
   */
  buyIn(seat: Seat, entering: Entering, amount: Cents, key: string, rev: number): Done {
    const { cage, table, tell } = this.#parts;
    const { away } = cage;
    const halted = table.parts.books.ledger.halted();
    if (halted !== null) return { ok: false, error: halted };
    const before = this.#askedBefore(seat, entering.account, key);
    if (before !== null) return before;
    const may = this.#maySitDown(seat, entering, amount, rev);
    if (!may.ok) return may;
    const asked = away.ask({ key, account: entering.account, amount, enters: true });
    if (!asked.ok) return asked;
    this.#coming.set(key, { ...entering, seat, amount, rev });
    const onItsWay = away.onItsWay(amount);
    if (onItsWay !== null) tell(seat, 'info', onItsWay);
    return ok(null);
  }

  /**
   * The player pressed again while chips are on their way: no more are taken off the card. The same chips are requested
   * again under the same key, in case the house went away before it answered. Null: there was no earlier request.
   */
  #askedBefore(seat: Seat, account: string, key: string): Done | null {
    const { away } = this.#parts.cage;
    const before = [...this.#coming].find(
      ([other, coming]) => other !== key && coming.seat === seat && coming.account === account,
    );
    if (before === undefined) return null;
    const [same, { amount }] = before;
    const asked = away.ask({ key: same, account, amount, enters: true });
    if (!asked.ok) return asked;
    return refuse('chips on their way', away.onItsWay(amount) ?? 'Your chips are on their way.');
  }

  /** A player is no longer coming in at this seat; any chips that come for them go back. */
  notComing(seat: Seat): void {
    for (const [key, coming] of this.#coming) if (coming.seat === seat) this.#coming.delete(key);
  }

  /** Takes the player who is waiting for the chips of this key off the waiting list. */
  take(key: string): Coming | undefined {
    const coming = this.#coming.get(key);
    this.#coming.delete(key);
    return coming;
  }

  #maySitDown(seat: Seat, person: Entering, amount: Cents, rev: number): Done {
    const { table, gameSince, gate } = this.#parts;
    if (table.sitting(seat)) return refuse('seat taken', `Seat ${seat} is taken.`);
    if (rev < gameSince()) return refuse('stale', 'The game has changed since you pressed. Look again and choose.');
    const range = this.entryRange(person.account, person.transferred);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const barrier = gate(person.account, seat);
    return barrier === null ? ok(null) : refuse('seat refused', barrier);
  }

  /**
   * Seats the player with the chips that came under a key. Refused when the seat, the game or the table has changed
   * meanwhile.
   */
  sitDown(coming: Coming, amount: Cents, key: string): Done {
    const { table, cage, sittings } = this.#parts;
    const { seat, rev, amount: _asked, entry, transferred = false, ...person } = coming;
    const may = this.#maySitDown(seat, { entry, transferred, ...person }, amount, rev);
    if (!may.ok) return may;
    const done = table.change((draft) => {
      const paid = cage.buyIn({ account: person.account, seat, amount, key, at: table.now() });
      if (!paid.ok) return paid;
      const back = (exit: TableState['exits'][number]) =>
        exit.account === person.account && exit.profile === draft.profile;
      // An unpaid time collection is still owed, whatever game it comes from, and a hand in this half hour still
      // counts.
      const left = draft.exits.filter((exit) => exit.account === person.account);
      const owes = sum(left.map((exit) => exit.owes));
      const timed = left.some((exit) => exit.timed);
      for (const exit of left) Object.assign(exit, { owes: 0, timed: false });
      draft.exits = draft.exits.filter((exit) => !back(exit));
      forgetMovesTo(draft, seat);
      const satAt = table.now();
      draft.sittings.push(newSitting({ seat, ...person, boughtIn: amount, entry, transferred, timed, owes, satAt }));
      table.write({ level: 'info', code: 'seated', text: `${person.handle} sits down`, seat, by: null });
      return ok(null);
    });
    return sittings.changedHands(seat, done);
  }
}
