/** The names of seats and open positions, as scenario files write them. */
import { SEAT_PATTERN, type Seat } from '../../games/seat.ts';

/** A seat, or the letter of an open position of a player-dealer game. */
const POSITION = `${SEAT_PATTERN}|[A-N]`;

const IS_SEAT = new RegExp(`^(?:${SEAT_PATTERN})$`);
const IS_POSITION = new RegExp(`^(?:${POSITION})$`);
const BET = new RegExp(`^[a-z0-9][a-z0-9-]*(?:@(?:${POSITION}))?$`);

/** A seat from 1 to 10; null for any other text. */
export const parseSeat = (text: string): Seat | null => (IS_SEAT.test(text) ? Number(text) : null);

export const isPosition = (text: string): boolean => IS_POSITION.test(text);

/** Whether cards may be named for it: a seat, an open position, or a zone such as `board`. */
export const isZone = (text: string): boolean => isPosition(text) || /^[a-z][a-z0-9-]*$/.test(text);

/** The name of a bet or a group of cards: `base`, on another player's position `base@5`, on an open one `base@A`. */
export const isBetName = (text: string): boolean => BET.test(text);
