/** Who sits at a table, and who looks on. */

/** Seats are numbered 1…10, clockwise as seen from above; the left-hand neighbor of seat 3 is seat 4. */
export type Seat = number;

/** Who may be looking: one seat, or everyone in the room (center display, floor console). */
export type Viewer = Seat | 'public';
