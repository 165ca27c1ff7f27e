/** Which player acts after which. Players are indices in seat order, which is clockwise. */
import type { AnyPokerStart } from './forced.ts';
import { placeFrom } from './memory.ts';
import { openerOf } from './opener.ts';
import { clockwise, firstOf } from './order-of-seats.ts';
import type { Post } from './start.ts';
import type { PokerState, PokerTable } from './state.ts';
import type { Street } from './variant.ts';

/**
 * The order in which the players of a street act, repeated until the street ends: LR29c, and on the first street LR29a
 * and LR29b; or starting from the opener by open cards.
 */
export function orderOfPlay(state: PokerState, { opens }: Street): readonly number[] {
  const { table } = state;
  if (opens.by === 'position') return opens.from === 'blinds' ? afterTheBlinds(table) : clockwise(table);
  return clockwise({ seats: table.seats, leftOfButton: Math.max(0, openerOf(state, opens)) });
}

/**
 * Clockwise from the left of the big blind, or of the player who bought the button. Players with a larger blind act
 * after everyone without one, the larger blind later; of two equal blinds the one closer behind the button acts later,
 * and the button itself comes before its left (000:1830-1838). A kill is not such a blind: it acts in turn (000:1724).
 */
function afterTheBlinds({ seats, start }: PokerTable): readonly number[] {
  const last = start.bigBlindSeat ?? start.posts.find(({ what }) => what === 'bought button')?.seat ?? start.button;
  const round = clockwise({ seats, leftOfButton: firstOf(seats, last) });
  // In the formats with an ante, every blind acts after the players without one, by its size (000:3803-3805).
  const inFormat = start.posts.some(({ what }) => FORMAT_BLINDS.has(what));
  const later = start.posts.filter(
    ({ what, live }) => what === 'straddle' || what === 'over' || (inFormat && live > 0),
  );
  if (later.length === 0) return round;
  const extra = later
    .sort((one, other) => one.live - other.live || fromButton(start, one) - fromButton(start, other))
    .map(({ seat }) => seats.indexOf(seat));
  return [...round.filter((player) => !extra.includes(player)), ...extra];
}

const FORMAT_BLINDS: ReadonlySet<Post['what']> = new Set([
  'under the gun',
  'from home',
  'winner blind',
  'button blind',
]);

const fromButton = ({ button }: AnyPokerStart, { seat }: Post): number =>
  button === null || seat === button ? 0 : placeFrom(button, seat);
