import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestFit,
  FULL,
  LARGEST_ERROR,
  type PanelPoint,
  placeOf,
  TARGETS,
  uncalibrated,
} from '../../../hardware/touch/calibration.ts';
import { ELO_AXES } from '../../../hardware/touch/elo.ts';
import { MICROTOUCH_AXES } from '../../../hardware/touch/microtouch.ts';

/** A controller mounted in some way: what it reports for a place on the screen. */
const mounted =
  (size: number, turned: boolean, mirroredX: boolean, mirroredY: boolean, shift: number) =>
  ({ x, y }: PanelPoint): PanelPoint => {
    const [across, down] = turned ? [y, x] : [x, y];
    const scale = (part: number, mirrored: boolean) =>
      shift + Math.round(((mirrored ? FULL - part : part) * size) / FULL);
    return { x: scale(across, mirroredX), y: scale(down, mirroredY) };
  };

describe('a calibration', () => {
  test('takes up size, shift, a turned and a mirrored mounting', () => {
    const place = fc.integer({ min: 0, max: FULL });
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 32_000 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 600 }),
        fc.record({ x: place, y: place }),
        (size, turned, mirroredX, mirroredY, shift, somewhere) => {
          const report = mounted(size, turned, mirroredX, mirroredY, shift);
          const fitted = bestFit(TARGETS.map(report));
          expect(fitted).not.toBeNull();
          if (fitted === null) return;
          // The controller rounds to its own units, of which there are `size` on a screen.
          const unit = FULL / size;
          expect(fitted.error).toBeLessThanOrEqual(unit + 1);
          const found = placeOf(fitted.calibration, report(somewhere));
          expect(Math.abs(found.x - somewhere.x)).toBeLessThanOrEqual(2 * unit + 1);
          expect(Math.abs(found.y - somewhere.y)).toBeLessThanOrEqual(2 * unit + 1);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is the best fit by squares: no other factors come closer', () => {
    const touches = TARGETS.map(({ x, y }, nth) => ({ x: (x >> 4) + nth * 7, y: (y >> 4) - nth * 5 }));
    const fitted = bestFit(touches);
    if (fitted === null) throw new Error('no fit');
    const squares = (calibration: typeof fitted.calibration): number =>
      touches.reduce((sum, touch, nth) => {
        const [place, target] = [placeOf(calibration, touch), TARGETS[nth] ?? touch];
        return sum + (place.x - target.x) ** 2 + (place.y - target.y) ** 2;
      }, 0);
    const best = squares(fitted.calibration);
    for (const name of ['a', 'b', 'd', 'e'] as const) {
      for (const by of [-40_000, 40_000]) {
        expect(squares({ ...fitted.calibration, [name]: fitted.calibration[name] + by })).toBeGreaterThan(best);
      }
    }
  });

  test('with one touch far from its target shows an error that is too large', () => {
    const touches = TARGETS.map(mounted(4096, false, false, false, 0));
    touches[2] = { x: 2000, y: 3500 };
    expect(bestFit(touches)?.error).toBeGreaterThan(LARGEST_ERROR);
    const hurried = TARGETS.map(mounted(4096, false, false, false, 0));
    hurried[4] = { x: 2048 + 20, y: 2048 };
    expect(bestFit(hurried)?.error).toBeLessThanOrEqual(LARGEST_ERROR);
  });

  test('from touches in one place or on one line is refused', () => {
    expect(bestFit(TARGETS.map(() => ({ x: 500, y: 500 })))).toBeNull();
    expect(bestFit(TARGETS.map((_, nth) => ({ x: nth * 100, y: nth * 200 })))).toBeNull();
  });

  test('that was never made goes by the range of the controller', () => {
    const elo = uncalibrated(ELO_AXES);
    expect([placeOf(elo, { x: 0, y: 0 }), placeOf(elo, { x: 4095, y: 4095 })]).toEqual([
      { x: 0, y: 0 },
      { x: FULL, y: FULL },
    ]);
    const microTouch = uncalibrated(MICROTOUCH_AXES);
    expect([placeOf(microTouch, { x: 0, y: 0x3fff }), placeOf(microTouch, { x: 0x3fff, y: 0 })]).toEqual([
      { x: 0, y: 0 },
      { x: FULL, y: FULL },
    ]);
    expect(placeOf(elo, { x: 9999, y: 0 })).toEqual({ x: FULL, y: 0 });
  });
});
