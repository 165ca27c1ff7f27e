/**
 * Checks who sits where throughout a scenario, before any of it is played: nobody sits down in an occupied seat, or
 * moves from an empty one.
 */
import type { Seat } from '../../games/seat.ts';
import type { Problem } from '../../main/rules-file.ts';
import type { Changes } from './schema.ts';

/** A change of seats, and its path in the file: empty, or `hands[1].`. */
interface SeatChange {
  readonly path: string;
  readonly changes: Pick<Changes, 'leave' | 'move' | 'sit'>;
}

/** Every impossible move and newcomer; moves before a hand happen all at once, after players leave. */
export function seatProblems(seats: Iterable<Seat>, steps: readonly SeatChange[]): Problem[] {
  const problems: Problem[] = [];
  const taken = new Set(seats);
  for (const { path, changes } of steps) {
    for (const seat of changes.leave) taken.delete(seat);
    const moves = [...changes.move].filter(([from]) => {
      if (taken.has(from)) return true;
      problems.push({ path: `${path}move.${from}`, message: 'expected an occupied seat' });
      return false;
    });
    for (const [from] of moves) taken.delete(from);
    const sitDown = (at: string, seat: Seat): void => {
      if (taken.has(seat)) problems.push({ path: path + at, message: `expected an empty seat; seat ${seat} is taken` });
      taken.add(seat);
    };
    for (const [from, to] of moves) sitDown(`move.${from}`, to);
    for (const seat of changes.sit.keys()) sitDown(`sit.${seat}`, seat);
  }
  return problems;
}
