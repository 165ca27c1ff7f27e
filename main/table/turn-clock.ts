import type { Seat } from '../../games/seat.ts';

/** A seat that owes a decision: the time it gets, and whether it continues with the time it has left. */
interface SeatTurn {
  readonly seat: Seat;
  readonly totalMs: number;
  readonly goesOn: boolean;
}

interface Running {
  readonly left: number;
  readonly total: number;
}

/**
 * Time left for the seats that owe a decision. It runs while the table plays and pauses while the table is stopped, so
 * that no player's hand dies because the floorman halted the game.
 */
export class TurnClock {
  #turns = new Map<Seat, Running>();
  #runningSince: number | null = null;

  /** Gives each seat its full time, or the time left now to a seat whose turn continues. Starts paused. */
  turn(turns: readonly SeatTurn[], now: number): void {
    const running = ({ seat, totalMs, goesOn }: SeatTurn): Running => {
      const before = goesOn ? this.#turns.get(seat) : undefined;
      return before ? { left: this.left(seat, now), total: before.total } : { left: totalMs, total: totalMs };
    };
    this.#turns = new Map(turns.map((turn) => [turn.seat, running(turn)]));
    this.#runningSince = null;
  }

  get isRunning(): boolean {
    return this.#runningSince !== null;
  }

  run(now: number): void {
    this.#runningSince ??= now;
  }

  pause(now: number): void {
    if (this.#runningSince === null) return;
    this.#edit((turn, seat) => ({ ...turn, left: this.left(seat, now) }));
    this.#runningSince = null;
  }

  /** More time for a seat's turn. */
  extend(seat: Seat, ms: number): void {
    this.#edit((turn, of) => (of === seat ? { left: turn.left + ms, total: turn.total + ms } : turn));
  }

  /** Restores the time left before a restart, including time given by the floor. */
  restore(left: ReadonlyMap<Seat, number>): void {
    this.#edit((turn, seat) => {
      const kept = left.get(seat) ?? turn.left;
      return { left: kept, total: Math.max(turn.total, kept) };
    });
  }

  #edit(edit: (turn: Running, seat: Seat) => Running): void {
    this.#turns = new Map([...this.#turns].map(([seat, turn]) => [seat, edit(turn, seat)]));
  }

  /** Milliseconds left to `seat`; 0 when its time is up or it has no turn. */
  left(seat: Seat, now: number): number {
    const gone = this.#runningSince === null ? 0 : Math.max(0, now - this.#runningSince);
    return Math.max(0, (this.#turns.get(seat)?.left ?? 0) - gone);
  }

  /** Milliseconds until the first seat runs out of time; 0 when no seat has a turn. */
  next(now: number): number {
    const first = this.#first(now);
    return first === null ? 0 : this.left(first, now);
  }

  #first(now: number): Seat | null {
    const byTime = [...this.#turns.keys()].sort((one, other) => this.left(one, now) - this.left(other, now));
    return byTime[0] ?? null;
  }

  /** Seats whose time is up. */
  expired(now: number): Seat[] {
    return [...this.#turns.keys()].filter((seat) => this.left(seat, now) === 0);
  }

  /**
   * The time of one seat or, if it has no turn, of the seat whose time runs out first; null when no seat has a turn.
   */
  countdown(now: number, of: Seat | null): { leftMs: number; totalMs: number } | null {
    const seat = of !== null && this.#turns.has(of) ? of : this.#first(now);
    const turn = seat === null ? undefined : this.#turns.get(seat);
    return seat === null || !turn ? null : { leftMs: Math.round(this.left(seat, now)), totalMs: turn.total };
  }

  entries(now: number): [Seat, number][] {
    return [...this.#turns.keys()].map((seat) => [seat, this.left(seat, now)]);
  }
}
