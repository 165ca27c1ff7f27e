/** Who sits at a table, and who is watching. */
import { z } from 'zod';

/** Seats are numbered 1…10, clockwise as seen from above; the left-hand neighbor of seat 3 is seat 4. */
export type Seat = number;

/** A seat in rules, in memories and on record; `protocol/hand.ts` has that of the messages, which may change. */
export const seat = z.int().min(1).max(10);

/** A seat in the pattern of a text that names one, such as `seat:3`. It stands in brackets there. */
export const SEAT_PATTERN = '[1-9]|10';

/** The viewer: one seat, or everyone in the room (center display, floor console). */
export type Viewer = Seat | 'public';
