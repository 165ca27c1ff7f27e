/** Moves between seats of the same table: granted in the order of asking, or made by the floor (LR31d). */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Done, Gate, SeatParts } from './sittings.ts';
import { type Sitting, sittingAt, type TableState } from './state.ts';

interface SeatMovesParts extends SeatParts {
  readonly gate: Gate;
}

export class SeatMoves {
  readonly #parts: SeatMovesParts;

  constructor(parts: SeatMovesParts) {
    this.#parts = parts;
  }

  /** Asks for another seat, or cancels the request. The first player to ask moves first (LR31d). */
  ask(seat: Seat, to: Seat | null): Done {
    const { sittings, table, gate } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    const sitting = table.sitting(seat);
    if (sitting?.move && sitting.move.to === to) return ok(null);
    if (to !== null && (to === seat || table.sitting(to))) {
      return refuse('seat taken', `Seat ${to} is not open.`);
    }
    const barrier = to === null ? null : gate(sitting?.account ?? '', to);
    if (barrier !== null) return refuse('seat refused', barrier);
    return sittings.edit(seat, (draft) => {
      draft.move = to === null ? null : { to, askedAt: table.now(), approved: false, by: null };
    });
  }

  /**
   * The floor moves a player to another seat at this table as soon as no hand is in play; `by` is who decides it. The
   * blinds and the button follow the rule for moved players (LR31) or, where the game requires less after a move by the
   * house, that rule.
   */
  reseat(seat: Seat, to: Seat, by: string): Done {
    const { sittings, table, gate, tell } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', `Seat ${seat} is empty.`);
    if (to === seat || table.sitting(to)) return refuse('seat taken', `Seat ${to} is not open.`);
    const barrier = gate(sitting.account, to);
    if (barrier !== null) return refuse('seat refused', barrier);
    const done = sittings.edit(seat, (draft) => {
      draft.move = { to, askedAt: table.now(), approved: true, by };
    });
    if (done.ok && table.sitting(seat)) tell(seat, 'info', `The floor moves you to seat ${to} after this hand.`);
    return done;
  }

  /** The floor lets a player have the seat that they have asked for. */
  approve(seat: Seat): Done {
    return this.#parts.sittings.edit(seat, (sitting) => {
      if (sitting.move) sitting.move.approved = true;
    });
  }

  /** Between hands: moves each player who may have the seat they asked for. */
  keepHouse(): void {
    const { table } = this.#parts;
    // 003:871: players do not change seats while antes of earlier hands are in the pot.
    if (table.carried.length > 0) return;
    const asked = table.state.sittings
      .flatMap((sitting) => (sitting.move ? [{ from: sitting.seat, account: sitting.account, ...sitting.move }] : []))
      .sort((a, b) => a.askedAt - b.askedAt);
    for (const request of asked) {
      // The first to ask for a seat is served first, even if another request is already approved (LR31d). A player
      // moved by the floor comes before players who asked.
      const still = asked.filter((other) => other.to === request.to && table.sitting(other.from)?.move);
      const first = still.find(({ by }) => by !== null) ?? still[0];
      if (request.approved && first === request) this.#move(request);
    }
  }

  #move({ from, to, account, askedAt, by }: { from: Seat; account: string } & NonNullable<Sitting['move']>): void {
    const { table, gate, sittings, tell, cage } = this.#parts;
    const barrier = table.sitting(to) ? `Seat ${to} was taken in the meantime.` : gate(account, to);
    if (barrier !== null) {
      sittings.edit(from, (sitting) => {
        sitting.move = null;
      });
      tell(from, 'info', barrier);
      return;
    }
    const done = table.change((draft) => {
      const at = table.now();
      if (table.stack(from) > 0) {
        const moved = cage.moveSeat({ from, to, account, key: `move:${account}:${askedAt}`, at });
        if (!moved.ok) return moved;
      }
      const sitting = sittingAt(draft, from);
      if (sitting) Object.assign(sitting, { seat: to, move: null, locked: true });
      // A forced move: in a game that requires less of moved players, this one counts as moved (000:1601-1614).
      if (sitting && by !== null) sitting.transferred = true;
      forgetMovesTo(draft, to);
      return ok(null);
    });
    sittings.changedHands(from, done);
    sittings.changedHands(to, done);
    if (!done.ok) return;
    tell(from, 'info', `Your chips are at seat ${to} now. Swipe your card there.`);
    tell(to, 'info', 'Swipe your card to continue.');
  }
}

/** Drops all requests for a seat once it is taken. */
export function forgetMovesTo(draft: TableState, taken: Seat): void {
  for (const sitting of draft.sittings) if (sitting.move?.to === taken) sitting.move = null;
}
