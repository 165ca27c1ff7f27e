import { useEffect, useRef } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { Notice } from '../protocol/notice.ts';
import { useSay } from '../renderer/link/say.ts';
import { namesOf } from './seat-state.ts';
import { texts } from './texts.ts';

type Seats = Pick<FloorView, 'seats' | 'table'>;

/**
 * The outcome of moves that were waiting before: the player now sits in the other seat, or stays after all. Leaves out
 * moves that still wait, and players who have left meanwhile (LR31d).
 */
export function endedMoves(before: Pick<FloorView, 'seats'>, { seats, table }: Seats): Notice[] {
  const nameOf = namesOf(table.places);
  return before.seats.flatMap(({ account, seat, movesTo }): Notice[] => {
    const now = seats.find((each) => each.account === account);
    if (movesTo === undefined || now === undefined || now.movesTo !== undefined) return [];
    const player = nameOf(now.seat);
    return now.seat === seat
      ? [{ level: 'warning', text: texts.seats.stays(player, seat, movesTo) }]
      : [{ level: 'info', text: texts.seats.nowSits(player, now.seat) }];
  });
}

/** Tells the floor when a move that waited for the end of the hand is done, or will not happen. */
export function useEndedMoves(view: FloorView): void {
  const say = useSay();
  const before = useRef(view);
  useEffect(() => {
    for (const notice of endedMoves(before.current, view)) say(notice);
    before.current = view;
  }, [view, say]);
}
