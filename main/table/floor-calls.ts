/** Seats that call the floor: one open call for each, answered by name, closed when it is dealt with. */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Done, SeatParts } from './sittings.ts';

export class FloorCalls {
  readonly #parts: Pick<SeatParts, 'table' | 'sittings'>;

  constructor(parts: Pick<SeatParts, 'table' | 'sittings'>) {
    this.#parts = parts;
  }

  /** The player wants the floorman: one open call at a time, and calling again changes nothing. True when it is a new call. */
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
    if (!call) return refuse('no call', `Seat ${seat} is not calling the floor any more.`);
    if (call.answeredBy !== null)
      return refuse('answered', `${call.answeredBy} is on the way to seat ${seat} already.`);
    return sittings.edit(seat, (sitting) => {
      sitting.call = { ...call, answeredBy: by };
    });
  }

  /** What the seat called the floor for is dealt with. */
  close(seat: Seat): Done {
    const { table, sittings } = this.#parts;
    if (!table.sitting(seat)?.call) return refuse('no call', `Seat ${seat} is not calling the floor any more.`);
    return sittings.edit(seat, (sitting) => {
      sitting.call = null;
    });
  }
}
