import type { Seat } from '../../games/game.ts';

/** A point on the table, percent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One of the ten places as drawn: where its plate stands, which side of the table it is on, where its things lie. */
export interface Slot {
  readonly plate: Point;
  /** Cards face down, which leave room for bets. */
  readonly cards: Point;
  /** Cards face up, which are larger. */
  readonly tabled: Point;
  readonly bet: Point;
  readonly side: 'bottom' | 'left' | 'top' | 'right';
}

const at = (x: number, y: number): Point => ({ x, y });

const slot = (side: Slot['side'], plate: Point, cards: Point, tabled: Point, bet: Point): Slot => ({
  side,
  plate,
  cards,
  tabled,
  bet,
});

/** Ten places round an oval, beginning at the bottom centre and going clockwise, as one sees the table from above. */
export const SLOTS: readonly Slot[] = [
  slot('bottom', at(50, 92), at(50, 77.5), at(50, 76.6), at(58.6, 76)),
  slot('bottom', at(23.5, 92), at(23.5, 77.5), at(23.5, 75.6), at(32.4, 76)),
  slot('left', at(8.4, 66), at(21, 63.5), at(22.6, 59), at(21, 54)),
  slot('left', at(8.4, 34), at(21, 36.5), at(22.6, 41), at(21, 46)),
  slot('top', at(23.5, 8.5), at(23.5, 22.5), at(23.5, 24.8), at(32.4, 24)),
  slot('top', at(50, 8.5), at(50, 22.5), at(50, 23.4), at(41.4, 24)),
  slot('top', at(76.5, 8.5), at(76.5, 22.5), at(76.5, 24.8), at(67.6, 24)),
  slot('right', at(91.6, 34), at(79, 36.5), at(77.4, 41), at(79, 46)),
  slot('right', at(91.6, 66), at(79, 63.5), at(77.4, 59), at(79, 54)),
  slot('bottom', at(76.5, 92), at(76.5, 77.5), at(76.5, 75.6), at(67.6, 76)),
];

/** Seat 1 stands top left on the centre display, so that the seats read 1, 2, 3 along the top and on clockwise. */
const SEAT_ONE_SLOT = 4;

/**
 * Where a seat is drawn.
 * @param from the seat whose player looks, drawn at the bottom centre; null for the centre display
 */
export function slotOf(seat: Seat, from: Seat | null): Slot {
  const index = from === null ? seat - 1 + SEAT_ONE_SLOT : seat - from;
  const found = SLOTS[((index % 10) + 10) % 10];
  if (found === undefined) throw new Error(`there is no place for seat ${seat}`);
  return found;
}
