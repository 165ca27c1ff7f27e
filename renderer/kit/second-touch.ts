/** A second touch on the same spot within this time is meant for what was there at the first; milliseconds. */
export const SAME_GESTURE_MS = 500;

/** How far apart two touches of one gesture may land, CSS pixels. */
const SAME_PLACE = 60;

/** A key that moves no further than this is still in its place: picked cards are raised a little. */
const SHIFT = 16;

/** A key at the moment when the page was touched. */
export interface TouchedKey {
  /** The element itself; a new element drawn in its place counts as another key. */
  readonly key: unknown;
  /** The key's test id; an element with a new meaning counts as another key, too. */
  readonly name: string | null;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** One touch: where, when, on which key, and all keys on the page at that moment. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, on any clock as long as all touches use the same. */
  readonly at: number;
  /** Null when the touch hit no key. */
  readonly hit: TouchedKey | null;
  readonly keys: readonly TouchedKey[];
}

/** Whether a touch continues the gesture begun by `before` and hits a key that appeared in between. */
export function isSecondTouch(before: Touch | null, { x, y, at, hit }: Touch): boolean {
  if (before === null || hit === null || at - before.at >= SAME_GESTURE_MS) return false;
  if (Math.hypot(x - before.x, y - before.y) > SAME_PLACE) return false;
  if (before.hit !== null && isSame(before.hit, hit)) return false;
  return !before.keys.some((was) => isSame(was, hit) && Math.hypot(was.x - hit.x, was.y - hit.y) <= SHIFT);
}

/** The last touch of this page; null until the first, and after something was typed. */
let last: Touch | null = null;

/**
 * For how many milliseconds a touch on a part that has only now appeared is still taken for the second of a gesture; 0
 * once it counts. A part takes no touch and does not look ready until then.
 */
export function restOf(part: Element): number {
  const left = last === null ? 0 : last.at + SAME_GESTURE_MS - performance.now();
  if (last === null || left <= 0) return 0;
  const { left: west, right: east, top, bottom } = part.getBoundingClientRect();
  const aside = Math.max(west - last.x, 0, last.x - east);
  const above = Math.max(top - last.y, 0, last.y - bottom);
  return Math.hypot(aside, above) > SAME_PLACE ? 0 : left;
}

const isSame = (one: TouchedKey, other: TouchedKey): boolean => one.key === other.key && one.name === other.name;

/**
 * Makes a page ignore the second touch of a double touch when the first changed what lies under the finger: the second
 * must not raise, buy in, leave or pay when the person only meant to open a panel. While the finger keeps tapping it is
 * ignored, until it pauses or something is typed. Keys that stay in place can be pressed at any speed.
 */
export function ignoreSecondTouches(page: Window): void {
  page.addEventListener(
    'click',
    (event) => {
      // A key pressed from the keyboard has no position where a second touch could land.
      if (event.detail === 0) return;
      const touch = touchOf(event, page.document);
      if (!isSecondTouch(last, touch)) {
        last = touch;
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      last = last && { ...last, at: touch.at };
    },
    { capture: true },
  );
  page.addEventListener(
    'input',
    () => {
      last = null;
    },
    { capture: true },
  );
}

const KEYS = 'button, a, input, select, label';

function touchOf({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent, page: Document): Touch {
  const hit = target instanceof Element ? target.closest(KEYS) : null;
  return { x, y, at, hit: hit && standing(hit), keys: [...page.querySelectorAll(KEYS)].map(standing) };
}

function standing(key: Element): TouchedKey {
  const { x, y } = key.getBoundingClientRect();
  return { key, name: key.getAttribute('data-testid'), x, y };
}
