/** Calls from seats to the floor: at most one open per seat, answered by a named floorman, closed once dealt with. */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Done, SeatParts } from './sittings.ts';

export class FloorCalls {
  readonly #parts: Pick<SeatParts, 'table' | 'sittings'>;

  constructor(parts: Pick<SeatParts, 'table' | 'sittings'>) {
    this.#parts = parts;
  }

  /**
   * The player calls the floorman. One call is open at a time, and calling again changes nothing. True when the call is
   * new.
   */
  call(seat: Seat): Result<boolean, Refusal> {
    const { table, sittings } = this.#parts;
    if (table.sitting(seat)?.call) return ok(false);
    const called = sittings.edit(seat, (sitting) => {
      sitting.call = { at: table.now(), answeredBy: null };
    });
    return called.ok ? ok(true) : called;
  }

  /** A floorman, by name, is on the way to a seat that has called. */
  answer(seat: Seat, by: string): Done {
    const { table, sittings } = this.#parts;
    const call = table.sitting(seat)?.call;
    if (!call) return refuse('no call', `Seat ${seat} is no longer calling the floor.`);
    if (call.answeredBy !== null)
      return refuse('answered', `${call.answeredBy} is already on the way to seat ${seat}.`);
    return sittings.edit(seat, (sitting) => {
      sitting.call = { ...call, answeredBy: by };
    });
  }

  /** Closes the seat's call once the floor has dealt with it. */
  close(seat: Seat): Done {
    const { table, sittings } = this.#parts;
    if (!table.sitting(seat)?.call) return refuse('no call', `Seat ${seat} is no longer calling the floor.`);
    return sittings.edit(seat, (sitting) => {
      sitting.call = null;
    });
  }
}
