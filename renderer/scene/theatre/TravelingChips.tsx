import type { CSSProperties } from 'react';
import type { Seat } from '../../../games/seat.ts';
import { ChipStack } from '../../kit/Chip.tsx';
import { classes } from '../../kit/classes.ts';
import { MIDDLE, type Point, slotOf } from '../layout.ts';
import type { Heap, HeapMove } from './moves.ts';
import styles from './TravelingChips.module.css';

const css = classes(styles);

const centerOf = ({
  x,
  y,
  w,
  h,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}): Point => ({
  x: x + w / 2,
  y: y + h / 2,
});

/** The position of a heap on the scene: in the middle, or on a seat's line. */
function pointOf(heap: Heap, from: Seat | null): Point {
  return heap === 'middle' ? { x: MIDDLE.x + MIDDLE.w / 2, y: MIDDLE.y + 3 } : centerOf(slotOf(heap, from).line);
}

interface TravelingChipsProps {
  readonly moves: readonly HeapMove[];
  /** The seat at the bottom; null on the center display. */
  readonly from: Seat | null;
  /** Different for each step of the hand, so that the chips of two steps are not mistaken for the same. */
  readonly step: number;
}

/** Chips on the way to the pot and to the winner. */
export function TravelingChips({ moves, from, step }: TravelingChipsProps) {
  return moves.map((move, nth) => {
    const [start, end] = [pointOf(move.from, from), pointOf(move.to, from)];
    const style = {
      '--from-x': `${start.x}%`,
      '--from-y': `${start.y}%`,
      '--to-x': `${end.x}%`,
      '--to-y': `${end.y}%`,
    };
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: heaps of one step differ only by their order
        key={`${step}.${nth}`}
        className={css('traveling')}
        style={style as CSSProperties}
        data-testid="traveling"
        aria-hidden="true"
      >
        <ChipStack amount={move.amount} columns={1} />
      </span>
    );
  });
}
