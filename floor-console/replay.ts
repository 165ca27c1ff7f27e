/** Ways through a hand that is told again. */
import type { HandEvent } from '../games/hand-event.ts';

/** Where the next (or previous) street begins, for the keys that leap; the end or the start when there is none. */
export function streetFrom(events: readonly HandEvent[], step: number, way: 1 | -1): number {
  const starts = events.flatMap((event, at) => (event.kind === 'street' ? [at + 1] : []));
  return way === 1 ? (starts.find((at) => at > step) ?? events.length) : (starts.findLast((at) => at < step) ?? 0);
}
