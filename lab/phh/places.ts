/**
 * Lists of forced bets begin with the small blind's. With three or more players that is p1, left of the button; heads
 * up the button has the small blind, so the lists are in reverse order.
 */

/** The index of a player (0 for p1) in a list of antes or blinds, and the reverse. */
export const placeOf = (player: number, players: number): number => (players === 2 ? 1 - player : player);
