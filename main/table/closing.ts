/** The floor closes a table after the hand in play, and opens it again. */
import { ok, refuse } from '../../games/result.ts';
import type { Done, SeatParts } from './sittings.ts';

export class TableClosing {
  readonly #parts: Pick<SeatParts, 'table' | 'sittings' | 'tell'>;

  constructor(parts: Pick<SeatParts, 'table' | 'sittings' | 'tell'>) {
    this.#parts = parts;
  }

  /**
   * Closes the table as soon as no hand is in play: every player is cashed out, and no one may sit down. `by` is the
   * staff member who closes it.
   */
  close(reason: string, by: string): Done {
    const { sittings, table, tell } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    if (table.state.closing !== null) return refuse('closed', 'This table is already being closed.');
    const done = table.change((draft) => {
      draft.closing = { reason, by, at: table.now() };
      // Drops a game change that was still to come.
      Object.assign(draft, { nextProfile: null, asking: null });
      return ok(null);
    });
    if (!done.ok) return done;
    for (const { seat } of table.state.sittings) {
      tell(seat, 'warning', `The floor closes this table after this hand: ${reason}. Your chips go to your card.`);
    }
    table.tell({ type: 'CHANGED' });
    return done;
  }

  /** Reopens a table that was closed or is being closed. */
  open(): Done {
    const { table } = this.#parts;
    if (table.state.closing === null) return refuse('open', 'This table is not closed.');
    const done = table.change((draft) => {
      draft.closing = null;
      return ok(null);
    });
    if (done.ok) table.tell({ type: 'CHANGED' });
    return done;
  }

  /** Between hands: every player leaves a table that is closing, in the name of the person closing it. */
  keepHouse(): void {
    const { table, sittings } = this.#parts;
    const { closing } = table.state;
    if (closing === null) return;
    for (const { seat } of table.state.sittings) {
      sittings.edit(seat, (sitting) => {
        Object.assign(sitting, { leaveNext: true, cashedInBy: closing.by, move: null });
      });
    }
  }
}
