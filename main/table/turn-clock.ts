import type { Seat } from '../../games/game.ts';

/**
 * Time left for the seats that owe a decision. It runs while the table plays and stands still while it is stopped,
 * so that nobody's hand dies because the floorman halted the game.
 */
export class TurnClock {
  #total = 0;
  #left = new Map<Seat, number>();
  #runningSince: number | null = null;

  /** Gives `seats` the full time, keeping what is left to those who already had the turn. Stands still at first. */
  turn(seats: readonly Seat[], totalMs: number, fresh: boolean): void {
    const before = fresh ? new Map<Seat, number>() : this.#left;
    this.#left = new Map(seats.map((seat) => [seat, before.get(seat) ?? totalMs]));
    this.#total = totalMs;
    this.#runningSince = null;
  }

  run(now: number): void {
    this.#runningSince ??= now;
  }

  pause(now: number): void {
    if (this.#runningSince === null) return;
    const gone = Math.max(0, now - this.#runningSince);
    this.#left = new Map([...this.#left].map(([seat, left]) => [seat, Math.max(0, left - gone)]));
    this.#runningSince = null;
  }

  /** Puts back what was left before a restart. */
  restore(left: ReadonlyMap<Seat, number>): void {
    for (const [seat, ms] of left) if (this.#left.has(seat)) this.#left.set(seat, Math.min(ms, this.#total));
  }

  /** Milliseconds left to `seat`; 0 when its time is up or it has no turn. */
  left(seat: Seat, now: number): number {
    const gone = this.#runningSince === null ? 0 : Math.max(0, now - this.#runningSince);
    return Math.max(0, (this.#left.get(seat) ?? 0) - gone);
  }

  /** Milliseconds until the first seat runs out of time. */
  next(now: number): number {
    return Math.min(...[...this.#left.keys()].map((seat) => this.left(seat, now)), this.#total);
  }

  /** Seats whose time is up. */
  expired(now: number): Seat[] {
    return [...this.#left.keys()].filter((seat) => this.left(seat, now) === 0);
  }

  countdown(now: number): { leftMs: number; totalMs: number } | null {
    return this.#left.size === 0 ? null : { leftMs: Math.round(this.next(now)), totalMs: this.#total };
  }

  entries(now: number): [Seat, number][] {
    return [...this.#left.keys()].map((seat) => [seat, this.left(seat, now)]);
  }
}
