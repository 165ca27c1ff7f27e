/**
 * Maps a controller's report to a place on its screen: `X = a·x + b·y + c`, and likewise Y, which covers shift, size,
 * rotated and mirrored mounting. Five touches give ten equations for six numbers; the best fit is calculated in whole
 * numbers, and the remaining error shows how well it fits. Places on the screen are whole numbers from 0 to `FULL` on
 * both axes.
 */
import type { Axes } from './contact.ts';

/** The far edge of a screen, on either axis. */
export const FULL = 65_536;

/** The factors are whole multiples of 1/`PART`. */
const PART = 2 ** 20;

/** `X = (a·x + b·y + c) / 2^20`, `Y = (d·x + e·y + f) / 2^20`, all whole numbers. */
export interface Calibration {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A point of the screen or of the touch panel, by its two axes. */
export interface PanelPoint {
  readonly x: number;
  readonly y: number;
}

/** The five targets: the middle, and a tenth of the screen inside each corner. */
export const TARGETS: readonly PanelPoint[] = [
  { x: 6_554, y: 6_554 },
  { x: 58_982, y: 6_554 },
  { x: 58_982, y: 58_982 },
  { x: 6_554, y: 58_982 },
  { x: 32_768, y: 32_768 },
];

/** The maximum distance on an axis by which a touch may miss its target under the fit: a hundredth of the screen. */
export const LARGEST_ERROR = Math.round(FULL / 100);

/** The place on the screen for a report of the controller; outside the screen, the nearest edge. */
export const placeOf = ({ a, b, c, d, e, f }: Calibration, { x, y }: PanelPoint): PanelPoint => ({
  x: clamp(Math.round((a * x + b * y + c) / PART)),
  y: clamp(Math.round((d * x + e * y + f) / PART)),
});

const clamp = (value: number): number => Math.max(0, Math.min(FULL, value));

/** By the controller's own range, for a screen that was never calibrated. */
export function uncalibrated({ x, y }: Axes): Calibration {
  const [a, c] = line(x);
  const [e, f] = line(y);
  return { a, b: 0, c, d: 0, e, f };
}

function line([from, to]: readonly [number, number]): [factor: number, shift: number] {
  const factor = from === to ? 0 : Math.round((FULL * PART) / (to - from));
  return [factor, -factor * from];
}

export interface Fit {
  readonly calibration: Calibration;
  /** How far the worst touch misses its target, on the worse axis, in units of 1/`FULL` of the screen. */
  readonly error: number;
}

/**
 * The best fit for touches at the targets, in their order; null when they do not span the glass, or too little of it to
 * calculate a fit.
 */
export function bestFit(touches: readonly PanelPoint[], targets: readonly PanelPoint[] = TARGETS): Fit | null {
  const { xx, xy, yy, x, y, n } = sums(touches);
  const whole = determinant([xx, xy, x], [xy, yy, y], [x, y, n]);
  if (whole === 0n) return null;
  const solve = (onto: (target: PanelPoint) => number): [number, number, number] => {
    const [px, py, p] = products(touches, targets.map(onto));
    const share = (part: bigint): number => Number(divided(part * BigInt(PART), whole));
    return [
      share(determinant([px, xy, x], [py, yy, y], [p, y, n])),
      share(determinant([xx, px, x], [xy, py, y], [x, p, n])),
      share(determinant([xx, xy, px], [xy, yy, py], [x, y, p])),
    ];
  };
  const [a, b, c] = solve((target) => target.x);
  const [d, e, f] = solve((target) => target.y);
  const calibration = { a, b, c, d, e, f };
  if (!Object.values(calibration).every(Number.isSafeInteger)) return null;
  return { calibration, error: largestMiss(calibration, touches, targets) };
}

function largestMiss(calibration: Calibration, touches: readonly PanelPoint[], targets: readonly PanelPoint[]): number {
  const misses = touches.flatMap((touch, nth) => {
    const place = placeOf(calibration, touch);
    const target = targets[nth] ?? place;
    return [Math.abs(place.x - target.x), Math.abs(place.y - target.y)];
  });
  return Math.max(0, ...misses);
}

function sums(touches: readonly PanelPoint[]) {
  let [xx, xy, yy, x, y] = [0n, 0n, 0n, 0n, 0n];
  for (const touch of touches) {
    const [tx, ty] = [BigInt(touch.x), BigInt(touch.y)];
    xx += tx * tx;
    xy += tx * ty;
    yy += ty * ty;
    x += tx;
    y += ty;
  }
  return { xx, xy, yy, x, y, n: BigInt(touches.length) };
}

function products(touches: readonly PanelPoint[], wanted: readonly number[]): [bigint, bigint, bigint] {
  let [px, py, p] = [0n, 0n, 0n];
  for (const [nth, touch] of touches.entries()) {
    const value = BigInt(wanted[nth] ?? 0);
    px += BigInt(touch.x) * value;
    py += BigInt(touch.y) * value;
    p += value;
  }
  return [px, py, p];
}

type Row = readonly [bigint, bigint, bigint];

const determinant = ([a, b, c]: Row, [d, e, f]: Row, [g, h, i]: Row): bigint =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Rounded to the nearest whole number. */
function divided(part: bigint, whole: bigint): bigint {
  const [top, bottom] = whole < 0n ? [-part, -whole] : [part, whole];
  return (2n * top + (top < 0n ? -bottom : bottom)) / (2n * bottom);
}
