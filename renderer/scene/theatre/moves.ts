/** Chips that move between two frames of a hand: from whom, to whom, and how much. Pure. */

import type { HandEvent } from '../../../games/hand-event.ts';
import type { BankedView, HandView, PotView } from '../../../games/hand-view.ts';
import type { Cents } from '../../../games/money.ts';
import type { Seat } from '../../../games/seat.ts';

/** Where chips lie: in front of a seat, or in the middle. */
export type Heap = Seat | 'middle';

export interface HeapMove {
  readonly from: Heap;
  readonly to: Heap;
  readonly amount: Cents;
}

/** The chips that moved between an earlier and a later frame of a hand; `since` holds the events between the two. */
export function movesBetween(before: HandView, after: HandView, since: readonly HandEvent[]): readonly HeapMove[] {
  if (before.kind === 'pot' && after.kind === 'pot') return potMoves(before, after, since);
  return after.kind === 'banked' ? bankedMoves(after, since) : [];
}

/** Gathered bets, pushed pots, and payments between players. */
function potMoves(before: PotView, after: PotView, since: readonly HandEvent[]): readonly HeapMove[] {
  const isGathering = since.some(
    ({ kind }) => kind === 'street' || kind === 'shown' || kind === 'mucked' || kind === 'won',
  );
  const gathered = before.seats.flatMap(({ seat, bet }): readonly HeapMove[] => {
    const left = after.seats.find((one) => one.seat === seat)?.bet ?? 0;
    return isGathering && bet > left ? [{ from: seat, to: 'middle', amount: bet - left }] : [];
  });
  const pushed = since.flatMap((event): readonly HeapMove[] => {
    if (event.kind === 'won') return [{ from: 'middle', to: event.seat, amount: event.amount }];
    return event.kind === 'paid' ? [{ from: event.from, to: event.to, amount: event.amount }] : [];
  });
  return [...gathered, ...pushed];
}

/** Bets as they are paid and collected. */
function bankedMoves({ dealer }: BankedView, since: readonly HandEvent[]): readonly HeapMove[] {
  if (dealer === null) return [];
  return since.flatMap((event): readonly HeapMove[] => {
    if (event.kind !== 'settled') return [];
    if (event.won > 0) return [{ from: dealer.seat, to: event.seat, amount: event.won }];
    return event.lost > 0 ? [{ from: event.seat, to: dealer.seat, amount: event.lost }] : [];
  });
}
