/**
 * 3M MicroTouch controllers on a serial line, in Format Tablet: five bytes per report, of which only the first has its
 * highest bit set, so a report can be found again wherever a line was interrupted. Bit 6 of the first says whether a
 * finger touches; then come x and y with seven bits per byte, low byte first, from the lower left. Answers to commands
 * are text between 0x01 and 0x0D.
 */
import { type Axes, type Decoded, joined, NO_BYTES, type TouchFrame } from './contact.ts';

const LENGTH = 5;
const FIRST = 0x80;
const TOUCHES = 0x40;

/** Fourteen bits for each axis; y counts upward. */
export const MICROTOUCH_AXES: Axes = { x: [0, 0x3fff], y: [0x3fff, 0] };

/**
 * Sent to a controller when its line is opened: report while touched and at the lift (Mode Stream), in Format Tablet.
 */
export const MICROTOUCH_SETUP = new TextEncoder().encode('\u0001MS\r\u0001FT\r');

/** Reads the bytes of a line. `rest` is what the previous call left over. Bytes outside a report are skipped. */
export function readMicroTouch(rest: Uint8Array, bytes: Uint8Array): Decoded {
  const all = joined(rest, bytes);
  const frames: TouchFrame[] = [];
  let at = 0;
  while (at < all.length) {
    if (!isFirst(all[at])) {
      at += 1;
      continue;
    }
    const broken = nextFirst(all, at);
    if (broken !== null) at = broken;
    else if (at + LENGTH > all.length) return { frames, rest: all.slice(at) };
    else {
      frames.push(reportAt(all, at));
      at += LENGTH;
    }
  }
  return { frames, rest: NO_BYTES };
}

const isFirst = (byte: number | undefined): boolean => byte !== undefined && (byte & FIRST) !== 0;

/** Where a new report begins inside the one that began at `at`; null when that one is intact so far. */
function nextFirst(bytes: Uint8Array, at: number): number | null {
  for (let place = at + 1; place < Math.min(at + LENGTH, bytes.length); place += 1) {
    if (isFirst(bytes[place])) return place;
  }
  return null;
}

function reportAt(bytes: Uint8Array, at: number): TouchFrame {
  if (!((bytes[at] ?? 0) & TOUCHES)) return [];
  const axis = (place: number): number => (bytes[at + place] ?? 0) + 128 * (bytes[at + place + 1] ?? 0);
  return [{ id: 0, x: axis(1), y: axis(3) }];
}
