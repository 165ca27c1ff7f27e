import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { SimulatedPort } from '../../../hardware/ports/simulated-port.ts';
import { SILENCE, TouchController, type TouchEvent } from '../../../hardware/touch/controller.ts';
import { DigitizerDecoder, LineDecoder } from '../../../hardware/touch/decoder.ts';
import { ELO_AXES, readElo } from '../../../hardware/touch/elo.ts';
import { EMPTY_GLASS, follow } from '../../../hardware/touch/one-contact.ts';
import { KEYBOARD_DESCRIPTOR } from '../hid-reports.ts';
import { SimulatedClock } from '../simulated-clock.ts';
import { elo, TOUCH_SCREEN, touchScreenReport } from './reports.ts';

const spoken = (event: TouchEvent): string => {
  if (event.kind === 'lost') return `lost ${event.why}`;
  if (event.kind === 'back') return 'back';
  return event.event.kind === 'cancel' ? 'cancel' : `${event.event.kind} ${event.event.x},${event.event.y}`;
};

describe('one contact', () => {
  const told = (...frames: (readonly [id: number, x: number][])[]): string[] => {
    let glass = EMPTY_GLASS;
    return frames.flatMap((frame) => {
      const next = follow(
        glass,
        frame.map(([id, x]) => ({ id, x, y: 0 })),
      );
      glass = next.state;
      const { event } = next;
      if (event === null) return [];
      return event.kind === 'cancel' ? ['cancel'] : [`${event.kind} ${event.x}`];
    });
  };

  test('comes down, moves and is lifted where it was last', () => {
    expect(told([[1, 5]], [[1, 5]], [[1, 6]], [])).toEqual(['down 5', 'move 6', 'up 6']);
  });

  test('keeps the pointer when something else touches, and a resting palm presses nothing', () => {
    expect(
      told(
        [[1, 5]],
        [
          [1, 5],
          [2, 90],
        ],
        [[2, 90]],
        [[2, 95]],
        [
          [2, 95],
          [3, 10],
        ],
        [],
        [[4, 1]],
      ),
    ).toEqual(['down 5', 'up 5', 'down 1']);
  });

  test('does not count when two fingers come down together', () => {
    expect(
      told(
        [
          [1, 5],
          [2, 9],
        ],
        [[1, 5]],
        [],
        [[1, 7]],
      ),
    ).toEqual(['down 7']);
  });

  test('never leaves the pointer down on an empty glass or presses twice without a lift', () => {
    const frame = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 40 }), (frames) => {
        let glass = EMPTY_GLASS;
        let down = false;
        for (const ids of [...frames, []]) {
          const next = follow(
            glass,
            ids.map((id) => ({ id, x: id, y: 0 })),
          );
          glass = next.state;
          if (next.event?.kind === 'down') {
            expect(down).toBe(false);
            down = true;
          }
          if (next.event?.kind === 'up') {
            expect(down).toBe(true);
            down = false;
          }
        }
        expect(down).toBe(false);
        expect(glass).toEqual(EMPTY_GLASS);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a controller', () => {
  let clock: SimulatedClock;
  let port: SimulatedPort<undefined>;
  let told: string[];

  beforeEach(() => {
    clock = new SimulatedClock();
    port = new SimulatedPort(undefined);
    told = [];
    new TouchController(1, port, new LineDecoder(ELO_AXES, readElo), clock).open((event) => told.push(spoken(event)));
  });

  test('tells what the finger does', () => {
    port.send(elo(1, 10, 20));
    port.send(elo(2, 11, 20));
    port.send(elo(4, 11, 20));
    expect(told).toEqual(['down 10,20', 'move 11,20', 'up 11,20']);
    clock.advance(10 * SILENCE);
    expect(told).toHaveLength(3);
  });

  test('takes a press back when its line is lost, and is back with the line', () => {
    port.send(elo(1, 10, 20));
    port.lose('unplugged');
    port.restore();
    port.send(elo(4, 10, 20));
    expect(told).toEqual(['down 10,20', 'cancel', 'lost unplugged', 'back']);
  });

  test('takes a press back when it falls silent, not while it is reported', () => {
    port.send(elo(1, 10, 20));
    for (let i = 0; i < 100; i += 1) {
      clock.advance(10);
      port.send(elo(2, 10, 20));
    }
    expect(told).toEqual(['down 10,20']);
    clock.advance(SILENCE);
    expect(told).toEqual(['down 10,20', 'cancel']);
  });

  test('forgets half a packet when its line is lost', () => {
    port.send(elo(1, 10, 20).subarray(0, 6));
    port.lose('unplugged');
    port.restore();
    port.send(elo(1, 30, 40));
    expect(told.at(-1)).toBe('down 30,40');
  });

  test('ends without a word, its press taken back', async () => {
    const other: string[] = [];
    const line = new SimulatedPort<undefined>(undefined);
    const controller = new TouchController(2, line, new LineDecoder(ELO_AXES, readElo), clock);
    controller.open((event) => other.push(spoken(event)));
    line.send(elo(1, 10, 20));
    await controller.close();
    expect(other).toEqual(['down 10,20', 'cancel']);
    expect(clock.pending).toBe(0);
  });
});

describe('a USB touch screen', () => {
  const openedAs = (device: {
    readonly descriptor?: Uint8Array;
  }): { port: SimulatedPort<typeof device>; told: string[] } => {
    const port = new SimulatedPort(device);
    const told: string[] = [];
    new TouchController(1, port, new DigitizerDecoder(), new SimulatedClock()).open((event) =>
      told.push(spoken(event)),
    );
    return { port, told };
  };

  test('is read as its descriptor says', () => {
    const { port, told } = openedAs({ descriptor: TOUCH_SCREEN });
    port.send(touchScreenReport(1, 1, [{ tip: true, id: 1, x: 5, y: 6 }]));
    port.send(touchScreenReport(1, 2, [{ tip: false, id: 1, x: 5, y: 6 }]));
    expect(told).toEqual(['down 5,6', 'up 5,6']);
  });

  test('says so when it is not one', () => {
    expect(openedAs({ descriptor: KEYBOARD_DESCRIPTOR }).told).toEqual([
      'lost the device does not describe itself as a touch screen',
    ]);
    expect(openedAs({}).told[0]).toMatch(/^lost the operating system does not show/);
  });
});
