/**
 * The sittings of a table, changed one at a time: the station of the seat and the chart follow each change. Remembers
 * when each seat got its player, so that a press meant for the previous player does nothing.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Purse } from './purse.ts';
import { type Sitting, sittingAt, type TableState } from './state.ts';
import type { Table } from './table.ts';
import { IN_TOURNAMENT } from './tournament.ts';

/** Shows a message on one station. */
export type Tell = (seat: Seat, level: 'info' | 'warning' | 'error', text: string) => void;

/**
 * Why an account may not have a seat, in one sentence: it is already being taken, a relation sits next to it, or a
 * player whom the house keeps apart from this one sits at the table. Null: it may.
 */
export type Gate = (account: string, seat: Seat) => string | null;

/** Done, or refused with a sentence for the person asking. */
export type Done = Result<null, Refusal>;

/** What everything done with a seat needs. */
export interface SeatParts {
  readonly table: Table;
  readonly sittings: Sittings;
  readonly cage: Purse;
  readonly tell: Tell;
}

interface SittingsParts {
  readonly table: Table;
  /** Called after a seat's sitting changed, so that its station follows. */
  readonly seatChanged: (seat: Seat) => void;
  /** The revision at which the current game was put on. */
  readonly gameSince: () => number;
}

export class Sittings {
  readonly #parts: SittingsParts;
  /** The revision at which each seat last changed hands. */
  readonly #occupiedSince = new Map<Seat, number>();
  readonly #openedAt: number;

  constructor(parts: SittingsParts) {
    this.#parts = parts;
    this.#openedAt = parts.table.rev;
  }

  /** Whether a press made at revision `rev` can have meant the player who sits there now. */
  meant(seat: Seat, rev: number): boolean {
    return rev >= (this.#occupiedSince.get(seat) ?? this.#openedAt);
  }

  /** Refuses a press that may cost money and was made in another game, or by the previous player of the seat. */
  late(seat: Seat, rev: number): ReturnType<typeof refuse> | null {
    if (rev >= this.#parts.gameSince() && this.meant(seat, rev)) return null;
    return refuse('stale', 'The game has changed since you pressed. Look again and choose.');
  }

  /** Refuses what exists only in a money game; null unless the table plays a tournament. */
  notInTournament(): ReturnType<typeof refuse> | null {
    return this.#parts.table.state.tournament !== null ? refuse('tournament', IN_TOURNAMENT) : null;
  }

  /** Changes the sitting of a seat, durably. Refused as `not seated` when the seat is empty. */
  edit(seat: Seat, edit: (sitting: Sitting, draft: TableState) => void): Done {
    const done = this.#parts.table.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (!sitting) return refuse('not seated', 'This seat is empty.');
      edit(sitting, draft);
      return ok(null);
    });
    return this.followed(seat, done);
  }

  /** The seat has another player, or none: presses on earlier views no longer count. Returns `done`. */
  changedHands(seat: Seat, done: Done): Done {
    if (done.ok) this.#occupiedSince.set(seat, this.#parts.table.rev);
    return this.followed(seat, done);
  }

  /** After a change, updates the seat's station, the next hand and the chart. A refusal is only passed on. */
  followed(seat: Seat, done: Done): Done {
    const { seatChanged, table } = this.#parts;
    if (!done.ok) return done;
    seatChanged(seat);
    table.preview();
    table.tell({ type: 'CHANGED' });
    return done;
  }

  /** A seat has changed hands as part of another change, which sends the updates itself. */
  handedOver(seat: Seat): void {
    this.#occupiedSince.set(seat, this.#parts.table.rev);
  }
}
