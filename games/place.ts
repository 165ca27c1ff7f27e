/** Where chips are, as moves name it. */
import type { ChipPlace } from './hand-event.ts';
import type { Seat } from './seat.ts';

/** Written out as literals: such strings compare faster, and moves are constantly added up by place. */
const OF_SEATS: readonly ChipPlace[] = [
  ...(['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'] as const),
  ...(['seat:6', 'seat:7', 'seat:8', 'seat:9', 'seat:10'] as const),
];

/** The place in front of a seat. */
export const placeOf = (seat: Seat): ChipPlace => OF_SEATS[seat] ?? `seat:${seat}`;
