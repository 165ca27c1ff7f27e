/**
 * Leaving the game: every chip goes to the card, the seat is free, and the amount left with is kept for an hour (LR15,
 * LR17, LR19b).
 */

import { type Cents, dollars } from '../../games/money.ts';
import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { TwoPeople } from '../ledger/settle.ts';
import { waitedForChips } from './absence.ts';
import { breakUp } from './carried-pot.ts';
import { without } from './game-change.ts';
import type { CashOut } from './purse.ts';
import type { Done, SeatParts } from './sittings.ts';
import type { Sitting, TableState } from './state.ts';
import type { TimeCollection } from './time-collection.ts';

/** The message to a player who leaves while no money may move. */
const CHIPS_STAY =
  'The table is stopped, so your chips stay in front of you for now; nothing is lost. The floor can cash you in.';

interface LeavingParts extends SeatParts {
  readonly time: TimeCollection;
}

export class Leaving {
  readonly #parts: LeavingParts;

  constructor(parts: LeavingParts) {
    this.#parts = parts;
  }

  /** Leaves now, or when the player's hand is over. `by` is the floorman who cashes them in (LR15). */
  leave(seat: Seat, by: string | null): Done {
    const { sittings, table } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    const sitting = table.sitting(seat);
    if (by === null && sitting?.leaveNext && table.inHand(seat)) return ok(null);
    const noted = sittings.edit(seat, (sitting) => {
      sitting.leaveNext = true;
      sitting.cashedInBy = by ?? sitting.cashedInBy;
    });
    if (noted.ok && !table.inHand(seat)) this.cashOut(seat, null);
    return noted;
  }

  /**
   * Cashes a player in during a fault, after two people of different roles have signed and the books have been proven.
   * An open hand still holds its chips, so it has to be voided first.
   */
  cashInDespiteFault(seat: Seat, signed: TwoPeople): Done {
    const { table, sittings } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', `Seat ${seat} is empty.`);
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    if (table.inHand(seat) || table.mayVoid) {
      return refuse('hand open', 'A hand is open, so its chips cannot be cashed in: void the hand first.');
    }
    return this.cashOut(seat, signed);
  }

  /**
   * Cancels the player's own request to leave or to sit out. Refused as `cashed in` when the floor is cashing them in.
   */
  stay(seat: Seat): Done {
    const { table, sittings } = this.#parts;
    const sitting = table.sitting(seat);
    if (sitting?.cashedInBy) return refuse('cashed in', 'The floor is cashing you in.');
    return sittings.edit(seat, (draft) => {
      draft.leaveNext = false;
      draft.sitOutNext = false;
    });
  }

  /**
   * Cashes a seat out now that its hand is over. `signed`: the two people who signed during a fault; null when there is
   * none.
   */
  cashOut(seat: Seat, signed: TwoPeople | null): Done {
    const { table, tell, cage, sittings } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', 'This seat is empty.');
    if (signed === null && table.state.fault !== null) {
      tell(seat, 'warning', CHIPS_STAY);
      return refuse('fault', CHIPS_STAY);
    }
    const done = table.change((draft) => this.payOut(draft, sitting, signed ?? { by: sitting.cashedInBy }));
    const stack = table.state.exits.at(-1)?.stack ?? 0;
    if (done.ok) this.noteLeft(sitting, stack);
    if (done.ok && !table.mayVoid) breakUp(table, cage, tell);
    const farewell = cage.away.farewell(stack);
    if (done.ok) tell(seat, 'info', farewell ?? `${dollars(stack)} is back on your card. Thank you for playing.`);
    else tell(seat, 'error', done.error.message);
    return sittings.changedHands(seat, done);
  }

  /** Logged when the player has left, because a request to leave can be cancelled any number of times. */
  noteLeft({ seat, handle, call }: Sitting, stack: Cents): void {
    const { table } = this.#parts;
    const entry = { level: 'info', seat, by: null } as const;
    table.note({ ...entry, code: 'leaves', text: `${handle} leaves the game with ${dollars(stack)}` });
    if (call) table.note({ ...entry, code: 'floor call over', text: `${handle} has left; the call is closed` });
  }

  /**
   * Moves every chip of a seat to the card and frees the seat. The amount the player left with is kept for an hour
   * (LR19b).
   */
  payOut(draft: TableState, sitting: Sitting, who: Pick<CashOut, 'by' | 'second'>): Done {
    const { table, time, cage } = this.#parts;
    const { seat, account, satAt, owes, timed } = sitting;
    const at = table.now();
    // During a fault only the chips move; what the player owes stays owed.
    const pays = owes > 0 && owes <= table.stack(seat) && table.state.fault === null;
    const taken = pays ? time.take(draft, [sitting]) : ok(null);
    if (!taken.ok) return taken;
    const stack = table.stack(seat);
    const paid = cage.cashOut({ seat, account, key: `leave:${seat}:${account}:${satAt}`, at, ...who });
    if (!paid.ok) return paid;
    if (stack === 0) waitedForChips(draft, sitting, at, table.parts.timing);
    draft.sittings = draft.sittings.filter((other) => other.seat !== seat);
    // One entry per game: only the amount the player last left with counts.
    const { profile } = draft;
    draft.exits = draft.exits.filter((exit) => exit.account !== account || exit.profile !== profile);
    draft.exits.push({ account, profile, stack, at, owes: pays ? 0 : owes, timed });
    if (draft.asking) draft.asking.answers = without(draft.asking, account);
    return ok(null);
  }

  /** Between hands: players who have asked to leave do so. */
  keepHouse(): void {
    for (const { seat, leaveNext } of this.#parts.table.state.sittings) if (leaveNext) this.cashOut(seat, null);
  }
}
