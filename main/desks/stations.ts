import type { Seat } from '../../games/seat.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { StationDesk } from './station.ts';

/** The stations of a table by seat. A desk registers when it is made; until then messages to its seat go nowhere. */
export class Stations {
  readonly #desks = new Map<Seat, StationDesk>();

  join(desk: StationDesk): void {
    this.#desks.set(desk.seat, desk);
  }

  get desks(): ReadonlyMap<Seat, StationDesk> {
    return this.#desks;
  }

  /** Shows a message to the player of a seat. */
  tell(seat: Seat, level: Notice['level'], text: string): void {
    this.#desks.get(seat)?.tell(level, text);
  }

  /** The table has changed a seat, so its station follows. */
  seatChanged(seat: Seat): void {
    this.#desks.get(seat)?.seatChanged();
  }
}
