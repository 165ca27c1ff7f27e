import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BETWEEN_FRAMES,
  type DigitizerLayout,
  digitizerLayout,
  readDigitizer,
} from '../../../hardware/touch/digitizer.ts';
import { KEYBOARD_DESCRIPTOR, MAGTEK_DESCRIPTOR } from '../hid-reports.ts';
import { PEN, SINGLE_TOUCH, TOUCH_SCREEN, touchScreenReport } from './reports.ts';

function layoutOf(descriptor: Uint8Array): DigitizerLayout {
  const layout = digitizerLayout(descriptor);
  if (layout === null) throw new Error('no touch screen');
  return layout;
}

function framesOf(layout: DigitizerLayout, reports: readonly Uint8Array[]) {
  let state = BETWEEN_FRAMES;
  return reports.flatMap((report) => {
    const read = readDigitizer(layout, state, report);
    state = read.state;
    return read.frame === null ? [] : [read.frame];
  });
}

const finger = (id: number, x: number, y: number) => ({ tip: true, id, x, y });

describe('the descriptor of a touch screen', () => {
  test('tells fingers, range, count and scan time', () => {
    const layout = layoutOf(TOUCH_SCREEN);
    expect(layout).toMatchObject({ reportId: 4, length: 16, axes: { x: [0, 4095], y: [0, 3071] } });
    expect(layout.slots).toHaveLength(2);
    expect([layout.count?.bit, layout.scanTime?.bit]).toEqual([120, 104]);
  });

  test('may have one finger without a collection of its own, and values below 0', () => {
    const layout = layoutOf(SINGLE_TOUCH);
    expect(layout).toMatchObject({ reportId: 0, length: 3, axes: { x: [-100, 100], y: [-100, 100] } });
    expect(framesOf(layout, [Uint8Array.of(1, 0x9c, 100), Uint8Array.of(0, 0, 0)])).toEqual([
      [{ id: 0, x: -100, y: 100 }],
      [],
    ]);
  });

  test.each([
    ['a pen', PEN],
    ['a keyboard', KEYBOARD_DESCRIPTOR],
    ['a card reader', MAGTEK_DESCRIPTOR],
    ['nothing', new Uint8Array(0)],
  ])('is not that of %s', (_, descriptor) => {
    expect(digitizerLayout(descriptor)).toBeNull();
  });

  test('made of random bytes, or damaged, is never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), fc.nat(TOUCH_SCREEN.length - 1), (bytes, at) => {
        digitizerLayout(bytes);
        const damaged = Uint8Array.from(TOUCH_SCREEN);
        damaged.set(bytes.subarray(0, TOUCH_SCREEN.length - at), at);
        const layout = digitizerLayout(damaged);
        if (layout !== null) readDigitizer(layout, BETWEEN_FRAMES, bytes);
      }),
      { numRuns: 500 },
    );
  });
});

describe('reports of a touch screen', () => {
  const layout = layoutOf(TOUCH_SCREEN);
  const [a, b, c] = [finger(1, 10, 20), finger(2, 30, 40), finger(3, 50, 60)];
  const contact = (id: number, x: number, y: number) => ({ id, x, y });

  test('give every finger that is down', () => {
    expect(
      framesOf(layout, [
        touchScreenReport(1, 1, [a]),
        touchScreenReport(2, 2, [a, b]),
        touchScreenReport(2, 3, [{ ...a, tip: false }, b]),
        touchScreenReport(1, 4, [{ ...b, tip: false }]),
      ]),
    ).toEqual([[contact(1, 10, 20)], [contact(1, 10, 20), contact(2, 30, 40)], [contact(2, 30, 40)], []]);
  });

  test('leave out what the controller takes for a palm', () => {
    expect(framesOf(layout, [touchScreenReport(2, 1, [{ ...a, confidence: false }, b])])).toEqual([
      [contact(2, 30, 40)],
    ]);
  });

  test('are one frame when there are more fingers than places', () => {
    expect(framesOf(layout, [touchScreenReport(3, 7, [a, b]), touchScreenReport(0, 7, [c])])).toEqual([
      [contact(1, 10, 20), contact(2, 30, 40), contact(3, 50, 60)],
    ]);
  });

  test('of another scan are not joined to a frame that was cut off', () => {
    expect(framesOf(layout, [touchScreenReport(3, 7, [a, b]), touchScreenReport(0, 8, [c])])).toEqual([]);
    const next = [touchScreenReport(3, 7, [a, b]), touchScreenReport(1, 9, [c])];
    expect(framesOf(layout, next)).toEqual([[contact(3, 50, 60)]]);
  });

  test('with another number, or cut short, are passed over', () => {
    const other = touchScreenReport(1, 1, [a]);
    other[0] = 5;
    expect(framesOf(layout, [other, touchScreenReport(1, 1, [a]).subarray(0, 10)])).toEqual([]);
  });

  test('made of random bytes are never thrown at, and bring no finger that does not fit', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 16, maxLength: 16 }), { maxLength: 30 }), (reports) => {
        for (const report of reports) report[0] = 4;
        for (const frame of framesOf(layout, reports)) {
          expect(frame.length).toBeLessThanOrEqual(255);
          for (const { x, y } of frame) expect(Math.max(x, y)).toBeLessThanOrEqual(0xffff);
        }
      }),
      { numRuns: 300 },
    );
  });
});
