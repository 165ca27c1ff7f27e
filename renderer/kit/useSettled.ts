import { type RefObject, useLayoutEffect, useState } from 'react';
import { restOf } from './second-touch.ts';

/** How long a part that sends takes no touch after it appears, milliseconds. */
const GUARD_MS = 300;

/**
 * False while a touch on a part may have been meant for whatever was there before: for a moment after a part that sends
 * appears, and for every part as long as the touch that brought it up, at the same place, may still be a double touch.
 * `name` says what the part means; with another name it counts as having appeared again.
 */
export function useSettled(part: RefObject<Element | null>, sends: boolean, name = ''): boolean {
  const [settled, setSettled] = useState(!sends);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name is a new key in the same place.
  useLayoutEffect(() => {
    const wait = Math.max(sends ? GUARD_MS : 0, part.current ? restOf(part.current) : 0);
    setSettled(wait === 0);
    if (wait === 0) return;
    const timer = setTimeout(() => setSettled(true), wait);
    return () => clearTimeout(timer);
  }, [part, sends, name]);
  return settled;
}
