/** Who comes after whom. Players are indices in seat order, which is clockwise. */
import type { Seat } from '../game.ts';
import { placeFrom } from './memory.ts';
import type { PokerStart, Post } from './start.ts';
import type { PokerState, Table } from './state.ts';
import type { Street } from './variant.ts';

/** The first player clockwise after a seat, which may be empty. */
export function leftOf(seats: readonly Seat[], seat: Seat): number {
  const player = seats.findIndex((each) => each > seat);
  return Math.max(0, player); // past the last seat comes the first
}

/** All players, from the first left of the button. */
export function clockwise({ seats, leftOfButton }: Pick<Table, 'seats' | 'leftOfButton'>): number[] {
  return seats.map((_, step) => (leftOfButton + step) % seats.length);
}

/** The order in which the players of a street act, again and again: LR29c, and on the first street LR29a and LR29b. */
export function orderOfPlay({ table }: PokerState, { opens }: Street): readonly number[] {
  return opens === 'after-the-blinds' ? afterTheBlinds(table) : clockwise(table);
}

/**
 * Clockwise from the left of the big blind, or of him who bought the button. Whoever put up a blind larger than that
 * acts after everybody who did not, the larger blind later, and of two alike the one nearer behind the button, which
 * comes before its left (000:1830-1838). A kill is no such blind: it acts in turn (000:1724).
 */
function afterTheBlinds({ seats, start }: Table): readonly number[] {
  const last = start.bigBlindSeat ?? start.posts.find(({ what }) => what === 'bought button')?.seat ?? start.button;
  const round = clockwise({ seats, leftOfButton: leftOf(seats, last) });
  const extra = start.posts
    .filter(({ what }) => what === 'straddle' || what === 'over')
    .sort((one, other) => one.live - other.live || fromButton(start, one) - fromButton(start, other))
    .map(({ seat }) => seats.indexOf(seat));
  return [...round.filter((player) => !extra.includes(player)), ...extra];
}

const fromButton = ({ button }: PokerStart, { seat }: Post): number => (seat === button ? 0 : placeFrom(button, seat));
