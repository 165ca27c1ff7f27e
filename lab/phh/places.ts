/**
 * Lists of forced bets begin with the small blind's. With three players or more that is p1, left of the button; heads
 * up the button has the small blind, so that the lists stand the other way round.
 */

/** The place in a list of antes or blinds that belongs to a player (0 for p1), and the other way about. */
export const placeOf = (player: number, players: number): number => (players === 2 ? 1 - player : player);
