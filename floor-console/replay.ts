/** Navigation through a replayed hand. */
import type { HandEvent } from '../games/hand-event.ts';

/** The index where the next (or previous) street begins, for the skip keys; the end or the start when there is none. */
export function streetFrom(events: readonly HandEvent[], step: number, way: 1 | -1): number {
  const starts = events.flatMap((event, at) => (event.kind === 'street' ? [at + 1] : []));
  return way === 1 ? (starts.find((at) => at > step) ?? events.length) : (starts.findLast((at) => at < step) ?? 0);
}
