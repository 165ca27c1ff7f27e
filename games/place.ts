/** Places of chips, as moves name them. */
import type { ChipPlace } from './hand-event.ts';
import type { Seat } from './seat.ts';

/** Written out, for such strings are compared at once, and moves are added up by place all the time. */
const OF_SEATS: readonly ChipPlace[] = [
  ...(['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'] as const),
  ...(['seat:6', 'seat:7', 'seat:8', 'seat:9', 'seat:10'] as const),
];

/** What is in front of a seat. */
export const placeOf = (seat: Seat): ChipPlace => OF_SEATS[seat] ?? `seat:${seat}`;
