/** Who sits where as a scenario goes on, before any of it is played: nobody sits down on another, or moves from nowhere. */
import type { Seat } from '../../games/seat.ts';
import type { Problem } from '../../main/rules-file.ts';
import type { Changes } from './schema.ts';

/** A change of seats, and where in the file it stands: empty, or `hands[1].`. */
interface SeatChange {
  readonly path: string;
  readonly changes: Pick<Changes, 'leave' | 'move' | 'sit'>;
}

/** Every move and every newcomer that cannot be; moves before a hand are made all at once, after those who leave. */
export function seatProblems(seats: Iterable<Seat>, steps: readonly SeatChange[]): Problem[] {
  const problems: Problem[] = [];
  const taken = new Set(seats);
  for (const { path, changes } of steps) {
    for (const seat of changes.leave) taken.delete(seat);
    const moves = [...changes.move].filter(([from]) => {
      if (taken.has(from)) return true;
      problems.push({ path: `${path}move.${from}`, message: 'expected a seat that somebody sits in' });
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
