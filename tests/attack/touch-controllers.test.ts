/**
 * What hostile hardware sends in the place of a touch controller: bytes that are none of its protocol, frames that lie about
 * themselves, descriptors made to fill the memory. It may press what a finger could press; it ends, stops and fills nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_REPORT, readHidDescriptor } from '../../hardware/hid/descriptor.ts';
import { SimulatedPort } from '../../hardware/ports/simulated-port.ts';
import { bestFit, FULL, LARGEST_ERROR, placeOf, uncalibrated } from '../../hardware/touch/calibration.ts';
import { TouchController, type TouchEvent } from '../../hardware/touch/controller.ts';
import { DigitizerDecoder, LineDecoder, type TouchDecoder } from '../../hardware/touch/decoder.ts';
import { BETWEEN_FRAMES, digitizerLayout, MOST_FINGERS, readDigitizer } from '../../hardware/touch/digitizer.ts';
import { ELO_AXES, readElo } from '../../hardware/touch/elo.ts';
import { MICROTOUCH_AXES, readMicroTouch } from '../../hardware/touch/microtouch.ts';
import { TouchFile } from '../../main/touch-file.ts';
import { SimulatedClock } from '../hardware/simulated-clock.ts';
import { elo, microTouch, SINGLE_TOUCH, TOUCH_SCREEN, touchScreenReport } from '../hardware/touch/reports.ts';
import { FILES } from '../main/test-room.ts';

const word = fc.integer({ min: 0, max: 0xffff });
const noise = fc.uint8Array({ maxLength: 40 });
const cut = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constantFrom(1, 2, 4), word, word).map(([how, x, y]) => elo(how as 1 | 2 | 4, x, y)),
      noise,
    ),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([packet, kept]) => packet.subarray(0, Math.ceil(packet.length * kept)));
const eloBytes = fc.oneof(
  cut,
  noise,
  fc.tuple(word, word).map(([x, y]) => elo(1, x, y)),
  fc.constant(elo(4, 0, 0)),
);
const microTouchBytes = fc.oneof(
  noise,
  fc.tuple(fc.boolean(), word, word).map(([down, x, y]) => microTouch(down, x & 0x3fff, y & 0x3fff)),
);
const finger = fc.record({
  tip: fc.boolean(),
  confidence: fc.boolean(),
  id: fc.integer({ min: 0, max: 255 }),
  x: word,
  y: word,
});
const reports = fc.oneof(
  noise,
  fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 2 }), fc.array(finger, { maxLength: 2 }))
    .map(([count, time, fingers]) => touchScreenReport(count, time, fingers)),
);

/** Bytes, a line that goes and comes back, time that passes. */
type Step = Uint8Array | 'plug' | number;
const steps = (bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof({ weight: 8, arbitrary: bytes }, fc.constant('plug' as const), fc.integer({ min: 1, max: 2000 })), {
    maxLength: 60,
  });

/** What a controller at the end of a line told while all that came. */
function toldBy<Device>(decoder: TouchDecoder<Device>, device: Device, came: readonly Step[]): TouchEvent[] {
  const clock = new SimulatedClock();
  const port = new SimulatedPort(device);
  const told: TouchEvent[] = [];
  const controller = new TouchController(1, port, decoder, clock);
  controller.open((event) => told.push(event));
  for (const step of came) {
    if (typeof step === 'number') clock.advance(step);
    else if (step !== 'plug') port.send(step);
    else if (port.lost) port.restore();
    else port.lose('unplugged');
  }
  void controller.close();
  return told;
}

/** A window is told of one pointer that comes down, moves, and is lifted or taken back, at places of its screen. */
function expectOnePointer(told: readonly TouchEvent[]): void {
  let down = false;
  for (const each of told) {
    if (each.kind !== 'pointer') continue;
    const { event, axes } = each;
    expect(event.kind === 'down').toBe(!down);
    down = event.kind === 'down' || event.kind === 'move';
    if (event.kind === 'cancel') continue;
    const place = placeOf(uncalibrated(axes), event);
    for (const along of [place.x, place.y]) expect(Number.isInteger(along) && along >= 0 && along <= FULL).toBe(true);
  }
  expect(down).toBe(false);
}

describe('bytes of any kind, in any pieces, while the line comes and goes', () => {
  test.each([
    ['Elo', () => new LineDecoder(ELO_AXES, readElo), eloBytes],
    ['MicroTouch', () => new LineDecoder(MICROTOUCH_AXES, readMicroTouch), microTouchBytes],
  ] as const)('%s: press no more than one pointer, always at a place of the screen', (_, decoder, bytes) => {
    fc.assert(
      fc.property(steps(bytes), (came) => expectOnePointer(toldBy(decoder(), undefined, came))),
      { numRuns: 300 },
    );
  });

  test.each([
    ['Elo', readElo, eloBytes, 10],
    ['MicroTouch', readMicroTouch, microTouchBytes, 5],
  ] as const)(
    '%s: what is kept of them is never a whole packet, and the pieces do not matter',
    (_, read, bytes, length) => {
      fc.assert(
        fc.property(fc.array(bytes, { maxLength: 20 }), (pieces) => {
          let rest: Uint8Array = new Uint8Array();
          const frames = pieces.flatMap((piece) => {
            const next = read(rest, piece);
            rest = next.rest;
            expect(rest.length).toBeLessThan(length);
            return next.frames;
          });
          expect(read(new Uint8Array(), Uint8Array.from(pieces.flatMap((piece) => [...piece]))).frames).toEqual(frames);
        }),
        { numRuns: 300 },
      );
    },
  );

  test.each([
    ['two fingers', TOUCH_SCREEN],
    ['one finger', SINGLE_TOUCH],
  ])('USB with %s: the same of its reports', (_, descriptor) => {
    fc.assert(
      fc.property(steps(reports), (came) => expectOnePointer(toldBy(new DigitizerDecoder(), { descriptor }, came))),
      { numRuns: 300 },
    );
  });
});

describe('a USB touch screen that lies', () => {
  /** Counts with 31 bits: two thousand million fingers, of which each report brings one. */
  const COUNTLESS = Uint8Array.from(
    Buffer.from(
      '050D0904A101 0922A102 0942150025017501950181029507 8103 0501 26FF0F751095010930810209318102C0 050D 27FFFFFF7F 7520 9501 0954 8102 C0'.replaceAll(
        ' ',
        '',
      ),
      'hex',
    ),
  );

  test('of how many fingers it has: the frame that never ends is dropped, not kept', () => {
    const layout = digitizerLayout(COUNTLESS);
    if (layout === null) throw new Error('it describes a touch screen');
    const report = (count: number): Uint8Array => {
      const bytes = new Uint8Array(layout.length);
      bytes[0] = 1;
      new DataView(bytes.buffer).setUint32(layout.length - 4, count, true);
      return bytes;
    };
    let state = BETWEEN_FRAMES;
    for (const count of [0x7fffffff, ...Array<number>(4 * MOST_FINGERS).fill(0)]) {
      state = readDigitizer(layout, state, report(count)).state;
      expect(state.contacts.length).toBeLessThanOrEqual(MOST_FINGERS);
    }
    expect(readDigitizer(layout, BETWEEN_FRAMES, report(1)).frame).toHaveLength(1);
    expect(readDigitizer(layout, state, report(1)).frame).toHaveLength(1);
  });

  const item = (tag: number, value: number): number[] => [tag | 2, value & 0xff, value >> 8];
  /** As long as Linux lets one be, of these items over and over. */
  const filled = (...items: number[][]): Uint8Array =>
    Uint8Array.from(
      Array<number[]>(4096)
        .fill(items.flat())
        .flat()
        .slice(0, 4095 - (4095 % items.flat().length)),
    );

  test.each([
    ['fields without a bit', filled(item(0x74, 0), item(0x94, 0xffff), item(0x18, 0), item(0x28, 0xffff), [0x80])],
    [
      'more bits than any report has',
      filled(item(0x74, 32), item(0x94, 0xffff), item(0x18, 0), item(0x28, 0xffff), [0x80]),
    ],
    ['a collection in a collection', filled([0xa0])],
    ['what is saved and never brought back', filled([0xa4])],
    [
      'a full report for each number',
      Uint8Array.from(
        Array.from({ length: 255 }, (_, nth) => [
          0x85,
          nth,
          0x75,
          1,
          0x96,
          0,
          0x10,
          0x18,
          0x2a,
          0xff,
          0x0f,
          0x80,
        ]).flat(),
      ),
    ],
  ])('of its report: %s', (_, descriptor) => {
    const { reports: read, collections } = readHidDescriptor(descriptor);
    expect(read.reduce((sum, { fields }) => sum + fields.length, 0)).toBeLessThanOrEqual(LONGEST_REPORT * 8);
    expect(collections.length).toBeLessThanOrEqual(descriptor.length);
    expect(digitizerLayout(descriptor)).toBeNull();
  });

  test('about anything: its descriptor is read or refused, and each report yields a finger or none', () => {
    const items = fc.array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom(0x04, 0x08, 0x14, 0x18, 0x24, 0x28, 0x74, 0x84, 0x94), word)
          .map(([tag, value]) => item(tag, value)),
        fc.constantFrom(0x30, 0x31, 0x42, 0x47, 0x51, 0x54, 0x56, 0x22, 0x04).map((usage) => [0x09, usage]),
        fc.constantFrom(
          [0x05, 0x0d],
          [0x05, 0x01],
          [0x81, 0x02],
          [0xa1, 0x01],
          [0xc0],
          [0xa4],
          [0xb4],
          [0x75, 0x01],
          [0x95, 0x01],
        ),
      ),
      { maxLength: 60 },
    );
    const whole = fc.constantFrom(TOUCH_SCREEN, SINGLE_TOUCH, COUNTLESS);
    const descriptors = fc.oneof(
      items.map((list) => Uint8Array.from(list.flat())),
      fc
        .tuple(whole, fc.nat(200), fc.integer({ min: 0, max: 255 }))
        .map(([bytes, at, value]) => bytes.with(at % bytes.length, value)),
    );
    fc.assert(
      fc.property(
        descriptors,
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 64 }), { maxLength: 10 }),
        (descriptor, came) => expectOnePointer(toldBy(new DigitizerDecoder(), { descriptor }, came)),
      ),
      { numRuns: 600 },
    );
  });
});

describe('a screen calibrated with arbitrary data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(FILES, 'dealerless-touch-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('keeps a calibration only if it can be read again at the next start, and then points into the screen', () => {
    const path = join(folder, 'touch.json');
    const far = fc.oneof(
      fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
      fc.integer({ min: 2 ** 31, max: 2 ** 31 + 50 }),
      word,
    );
    const touches = fc.oneof(
      fc.array(fc.record({ x: far, y: far }), { minLength: 5, maxLength: 5 }),
      // The targets themselves, small or large, far out: the fit is good, the figures are not small.
      fc.tuple(far, far, fc.constantFrom(1, 2, 1000)).map(([x, y, part]) =>
        [
          [1, 1],
          [9, 1],
          [9, 9],
          [1, 9],
          [5, 5],
        ].map(([across = 0, down = 0]) => ({ x: x + across * part, y: y + down * part })),
      ),
    );
    fc.assert(
      fc.property(touches, far, far, (five, x, y) => {
        const fit = bestFit(five);
        if (fit === null || fit.error > LARGEST_ERROR) return;
        TouchFile.open(path).keep(1, { ...fit.calibration, error: fit.error });
        const kept = TouchFile.open(path).of(1);
        expect(kept).toEqual({ ...fit.calibration, error: fit.error });
        for (const along of Object.values(placeOf(fit.calibration, { x, y }))) {
          expect(Number.isInteger(along) && along >= 0 && along <= FULL).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
