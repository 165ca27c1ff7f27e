/** What a screen has shown of the table so far, and what it is playing now. Pure: the caller passes the time. */
import type { HandView } from '../../../games/hand-view.ts';
import type { TableView } from '../../../protocol/table-view.ts';
import { type HeapMove, movesBetween } from './moves.ts';
import { frameAt, nextAfter, type Pace, type Script, scriptOf, seenAfter, still } from './script.ts';

export interface Staged {
  /** The newest view. */
  readonly table: TableView;
  /** Null while there is no hand. */
  readonly script: Script | null;
  /** When the script began, in milliseconds of a monotonic clock. */
  readonly began: number;
}

export interface Terms {
  readonly pace: Pace;
  readonly now: number;
  /** The line was lost, so the screen has missed something and shows the table at once. */
  readonly late: boolean;
}

/** Takes a new view. The first view a screen gets, and the first after its line was lost, are shown at once. */
export function staged(last: Staged | null, table: TableView, { pace, now, late }: Terms): Staged {
  const { hand } = table;
  if (hand === null) return { table, script: null, began: now };
  if (last === null || late || pace === 'off') return { table, script: still(hand), began: now };
  const script = scriptOf(seenOf(last, table, hand, now), hand, pace);
  return { table, script, began: now };
}

/** What has been shown of this hand, if the new view continues it; null for a new hand. */
function seenOf(last: Staged, table: TableView, hand: HandView, now: number) {
  const { script } = last;
  if (script === null || last.table.handNumber !== table.handNumber) return null;
  if (script.view.events.length > hand.events.length || script.view.kind !== hand.kind) return null;
  return { script, seen: seenAfter(script, now - last.began) };
}

/** One drawing of the table: how many steps of the hand it shows, and the chips that move to where it shows them. */
export interface Drawing {
  readonly table: TableView;
  readonly seen: number;
  readonly moves: readonly HeapMove[];
}

/** The table to draw at a given time, after the last drawing; the same moves until another step is shown. */
export function drawingAt({ table, script, began }: Staged, now: number, last: Drawing | null): Drawing {
  if (script === null) return { table, seen: 0, moves: [] };
  const seen = seenAfter(script, now - began);
  const hand = frameAt(script, seen);
  const drawn = hand === table.hand ? table : { ...table, hand };
  const goesOn = last !== null && last.table.handNumber === table.handNumber && last.seen <= seen;
  if (!goesOn || last.table.hand === null || script.at.length === 0) return { table: drawn, seen, moves: [] };
  if (last.seen === seen) return { table: drawn, seen, moves: last.moves };
  return { table: drawn, seen, moves: movesBetween(last.table.hand, hand, script.apart.events.slice(last.seen, seen)) };
}

/** Milliseconds until the next step; null when there is none left. */
export function waitOf({ script, began }: Staged, now: number): number | null {
  const next = script === null ? null : nextAfter(script, now - began);
  return next === null ? null : Math.max(0, next - (now - began));
}
