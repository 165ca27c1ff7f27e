/** For so long a finger that touches the same place again means what stood there the first time; milliseconds. */
export const SAME_GESTURE_MS = 500;

/** How far apart two touches of one gesture may land, CSS pixels. */
const SAME_PLACE = 60;

/** A key may shift so far and is still where it was: what is picked is lifted a little. */
const SHIFT = 16;

/** A key as it stood when the page was touched. */
export interface Standing {
  /** The key itself: one drawn in its place is another one. */
  readonly key: unknown;
  /** Its name: one that has been given another meaning is another one, too. */
  readonly name: string | null;
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** One touch: where, when, on which key, and which keys stood on the page then. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, on any one clock. */
  readonly at: number;
  /** Null for a touch beside all keys. */
  readonly hit: Standing | null;
  readonly keys: readonly Standing[];
}

/** Whether a touch is the second of the gesture that `before` began, on a key that came there in between. */
export function isSecondTouch(before: Touch | null, { x, y, at, hit }: Touch): boolean {
  if (before === null || hit === null || at - before.at >= SAME_GESTURE_MS) return false;
  if (Math.hypot(x - before.x, y - before.y) > SAME_PLACE) return false;
  if (before.hit !== null && isSame(before.hit, hit)) return false;
  return !before.keys.some((was) => isSame(was, hit) && Math.hypot(was.x - hit.x, was.y - hit.y) <= SHIFT);
}

const isSame = (one: Standing, other: Standing): boolean => one.key === other.key && one.name === other.name;

/**
 * Makes a page deaf to the second touch of a double touch where the first has changed what lies under the finger: it
 * must not raise, buy in, leave or pay where the person only opened a panel. A finger that goes on touching is ignored
 * until it has rested or something is typed. Keys that stay where they are may be pressed as fast as one likes.
 */
export function ignoreSecondTouches(page: Window): void {
  let before: Touch | null = null;
  page.addEventListener(
    'click',
    (event) => {
      // A key that is pressed on a keyboard has no place at which a second touch could land.
      if (event.detail === 0) return;
      const touch = touchOf(event, page.document);
      if (!isSecondTouch(before, touch)) {
        before = touch;
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      before = before && { ...before, at: touch.at };
    },
    { capture: true },
  );
  page.addEventListener(
    'input',
    () => {
      before = null;
    },
    { capture: true },
  );
}

const KEYS = 'button, a, input, select, label';

function touchOf({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent, page: Document): Touch {
  const hit = target instanceof Element ? target.closest(KEYS) : null;
  return { x, y, at, hit: hit && standing(hit), keys: [...page.querySelectorAll(KEYS)].map(standing) };
}

function standing(key: Element): Standing {
  const { x, y } = key.getBoundingClientRect();
  return { key, name: key.getAttribute('data-testid'), x, y };
}
