import type { CSSProperties } from 'react';
import type { Seat } from '../../games/seat.ts';

/** A point on the table, percent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the table, percent of its width and height: its upper left corner and its size. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** One of the ten places as drawn: the position of its plate, its side of the table, and its sector of the felt. */
export interface Slot {
  readonly plate: Point;
  /** All cards, bets and results of this place lie inside; no two sectors overlap. */
  readonly felt: Box;
  /** The part of the sector next to the plate, for cards alone. */
  readonly cards: Box;
  /** The rest of it, toward the middle: bets, and the results of cards and bets. */
  readonly line: Box;
  /** The same two side by side, for rows of cards that need the full height. */
  readonly rows: Box;
  readonly aside: Box;
  readonly side: 'bottom' | 'left' | 'top' | 'right';
}

/** The shared area: board, pots, the bank, results. No sector reaches into it. */
export const MIDDLE: Box = { x: 27.5, y: 34.2, w: 45, h: 29.6 };

const TOP = { y: 15.6, h: 17.8 };
const BOTTOM = { y: 64.8, h: 17.4 };
const UPPER = { y: 34, h: 14.8 };
const LOWER = { y: 49.4, h: 14.6 };
/** The left edges of the three columns above and below the middle. */
const COLUMNS = { left: 16.9, center: 39.3, right: 61.7 } as const;
const COLUMN = 21.4;
const SIDE = { left: 7.2, right: 73.2, w: 19.6 };
/** The share of a sector's height that its line takes, and the gap between the line and the cards. */
const LINE = { wide: 0.36, beside: 0.4 } as const;
const GAP = 0.02;
/** The share of the width that rows of cards take when something lies next to them. */
const ROWS = 0.7;

const plateOf = (column: keyof typeof COLUMNS, y: number): Point => ({ x: COLUMNS[column] + COLUMN / 2, y });

/** A sector with its cards next to its plate: above its line or below it. */
function sector(felt: Box, plate: Point, side: Slot['side']): Slot {
  const isAbove = plate.y < felt.y;
  const share = side === 'top' || side === 'bottom' ? LINE.wide : LINE.beside;
  const line = felt.h * share;
  const cards = felt.h * (1 - share - GAP);
  return {
    ...{ plate, felt, side },
    cards: { ...felt, y: isAbove ? felt.y : felt.y + felt.h - cards, h: cards },
    line: { ...felt, y: isAbove ? felt.y + felt.h - line : felt.y, h: line },
    rows: { ...felt, w: felt.w * ROWS },
    aside: { ...felt, x: felt.x + felt.w * ROWS, w: felt.w * (1 - ROWS) },
  };
}

const top = (column: keyof typeof COLUMNS): Slot =>
  sector({ x: COLUMNS[column], w: COLUMN, ...TOP }, plateOf(column, 8.5), 'top');
const bottom = (column: keyof typeof COLUMNS): Slot =>
  sector({ x: COLUMNS[column], w: COLUMN, ...BOTTOM }, plateOf(column, 92), 'bottom');
const beside = (side: 'left' | 'right', upper: boolean): Slot =>
  sector(
    { x: SIDE[side], w: SIDE.w, ...(upper ? UPPER : LOWER) },
    { x: side === 'left' ? 8.4 : 91.6, y: upper ? 26.6 : 73.5 },
    side,
  );

/** Ten places around an oval, starting at the bottom center and going clockwise, as seen from above. */
export const SLOTS: readonly Slot[] = [
  bottom('center'),
  bottom('left'),
  beside('left', false),
  beside('left', true),
  top('left'),
  top('center'),
  top('right'),
  beside('right', true),
  beside('right', false),
  bottom('right'),
];

/** Seat 1 is at top left on the center display, so that the seats read 1, 2, 3 along the top and so on clockwise. */
const SEAT_ONE_SLOT = 4;

/**
 * The slot in which a seat is drawn.
 * @param from the viewer's own seat, drawn at the bottom center; null for the center display
 */
export function slotOf(seat: Seat, from: Seat | null): Slot {
  const index = from === null ? seat - 1 + SEAT_ONE_SLOT : seat - from;
  const found = SLOTS[((index % 10) + 10) % 10];
  if (found === undefined) throw new Error(`there is no place for seat ${seat}`);
  return found;
}

/** The position of a box on the scene. */
export const placed = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${w}%`,
  height: `${h}%`,
});

/** The place for a seat's cards, with the path on which they come from the middle of the table. */
export const cardsPlaced = (box: Box): CSSProperties => {
  const [x, y] = [50 - box.x - box.w / 2, 49 - box.y - box.h / 2];
  return {
    ...placed(box),
    '--from-x': `${(x * 0.65).toFixed(1)}em`,
    '--from-y': `${(y * 0.3).toFixed(1)}em`,
  } as CSSProperties;
};

/** How a row of cards lies: side by side, slightly overlapping, or as backs of which only an edge shows. */
export type Fan = 'open' | 'snug' | 'backs';

const STEP: Readonly<Record<Fan, number>> = { open: 1.09, snug: 0.69, backs: 0.57 };

/** The width of a row of so many cards, in card widths. */
export const fanWidth = (cards: number, fan: Fan): number => (cards === 0 ? 0 : 1 + (cards - 1) * STEP[fan]);

/** Styles that fit a number of card widths into the place for cards, in a number of rows. */
export const fitting = (widths: number, rows = 1): CSSProperties =>
  ({ '--fan': Math.max(1, widths), '--rows': rows }) as CSSProperties;
