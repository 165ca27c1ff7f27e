/** Places of chips, as moves name them. */
import type { ChipPlace, Seat } from './game.ts';

/** Each a string made once: moves are added up by place all the time. */
const OF_SEATS: readonly ChipPlace[] = Array.from({ length: 11 }, (_, seat): ChipPlace => `seat:${seat}`);

/** What is in front of a seat. */
export const placeOf = (seat: Seat): ChipPlace => OF_SEATS[seat] ?? `seat:${seat}`;
