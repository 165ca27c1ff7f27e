import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FULL, type PanelPoint, TARGETS } from '../../hardware/touch/calibration.ts';
import type { TouchEvent, TouchSource } from '../../hardware/touch/controller.ts';
import { ELO_AXES } from '../../hardware/touch/elo.ts';
import type { PointerEvent } from '../../hardware/touch/one-contact.ts';
import { TouchFile } from '../../main/touch-file.ts';
import { settled, TestRoom } from './test-room.ts';

/** A controller with a test at its end. */
class FakeTouch implements TouchSource {
  readonly station: number;
  tell: (event: TouchEvent) => void = () => {};

  constructor(station: number) {
    this.station = station;
  }
  open(on: (event: TouchEvent) => void): void {
    this.tell = on;
  }
  async close(): Promise<void> {}

  point(event: PointerEvent): void {
    this.tell({ kind: 'pointer', event, axes: ELO_AXES });
  }
  press(at: PanelPoint): void {
    this.point({ kind: 'down', ...at });
    this.point({ kind: 'up', ...at });
  }
}

let room: TestRoom;
let glass: Map<number, FakeTouch>;
let pointed: [number, PointerEvent][];

beforeEach(async () => {
  glass = new Map();
  pointed = [];
  room = await TestRoom.open({
    devices: {
      readers: [{ station: 3, kind: 'simulated' }],
      touch: [
        { station: 3, kind: 'elo', path: '/dev/ttyS3' },
        { station: 4, kind: 'microtouch', path: '/dev/ttyS4' },
      ],
      displays: [],
    },
    makeTouch: ({ station }) => {
      const touch = new FakeTouch(station);
      glass.set(station, touch);
      return touch;
    },
  });
  room.host.onPointer((station, event) => pointed.push([station, event]));
});
afterEach(() => room.close());

const touchOf = (station: number): FakeTouch => {
  const touch = glass.get(station);
  if (touch === undefined) throw new Error(`no controller at ${station}`);
  return touch;
};
const deviceOf = (station: number) => room.floor.view.devices.find(({ id }) => id === `touch-${station}`);
const calibration = (station: number) => room.station(station).view.calibration;

/** A controller that is mounted upside down, with a margin of 200 of its 4096 units. */
const reported = ({ x, y }: PanelPoint): PanelPoint => ({
  x: 3896 - Math.round((x * 3696) / FULL),
  y: 3896 - Math.round((y * 3696) / FULL),
});

describe('the touch screens of a table (S10)', () => {
  test('move the pointer of their own station, by the range of the controller until they are calibrated', () => {
    touchOf(3).press({ x: 4095, y: 0 });
    touchOf(4).point({ kind: 'cancel' });
    expect(pointed).toEqual([
      [3, { kind: 'down', x: FULL, y: 0 }],
      [3, { kind: 'up', x: FULL, y: 0 }],
      [4, { kind: 'cancel' }],
    ]);
    expect(deviceOf(3)).toMatchObject({ kind: 'touch elo', state: 'ok', detail: 'ready, not calibrated yet' });
  });

  test('are calibrated by five touches, which press nothing; what was found holds after a restart', async () => {
    expect(await room.floor.press({ do: 'calibrate', seat: 3, on: true })).toMatchObject({ ok: true });
    expect(calibration(3)).toEqual({ x: 100, y: 100, done: 0, of: 5 });
    expect(calibration(4)).toBeUndefined();
    for (const [nth, target] of TARGETS.entries()) {
      expect(calibration(3)?.done).toBe(nth);
      touchOf(3).press(reported(target));
      await settled();
    }
    expect(calibration(3)?.ended).toEqual({ good: true, error: 0 });
    expect(pointed).toEqual([]);
    await room.pass(6000, 1000);
    expect(calibration(3)).toBeUndefined();
    expect(deviceOf(3)?.detail).toMatch(/^ready, calibrated to within 0% of the screen/);
    const somewhere = { x: 20_000, y: 50_000 };
    touchOf(3).press(reported(somewhere));
    const [, at] = pointed[0] ?? [];
    if (at === undefined || at.kind === 'cancel') throw new Error('nothing was pressed');
    expect(Math.abs(at.x - somewhere.x)).toBeLessThan(40);
    expect(Math.abs(at.y - somewhere.y)).toBeLessThan(40);
    expect(TouchFile.open(join(room.data, 'touch.json')).of(3)).not.toBeNull();
  });

  test('keep what they had when the touches do not fit, and say by how much', async () => {
    await room.floor.press({ do: 'calibrate', seat: 3, on: true });
    for (const target of TARGETS.slice(0, 4)) touchOf(3).press(reported(target));
    touchOf(3).press({ x: 100, y: 4000 });
    await settled();
    expect(calibration(3)?.ended?.good).toBe(false);
    expect(calibration(3)?.ended?.error).toBeGreaterThan(100);
    await room.pass(6000, 1000);
    expect(deviceOf(3)?.detail).toBe('ready, not calibrated yet');
  });

  test('are not calibrated where somebody sits, without a controller, or while it is lost', async () => {
    await room.sit(3, 3, 10_000);
    const refusals: string[] = [];
    const calibrate = async (seat: number) => {
      const pressed = await room.floor.press({ do: 'calibrate', seat, on: true });
      refusals.push(pressed.ok ? 'ok' : pressed.code);
    };
    await calibrate(3);
    await calibrate(5);
    touchOf(4).tell({ kind: 'lost', why: 'unplugged' });
    await settled();
    expect(deviceOf(4)).toMatchObject({ state: 'lost', detail: 'unplugged' });
    await calibrate(4);
    touchOf(4).tell({ kind: 'back' });
    await calibrate(4);
    expect(refusals).toEqual(['taken', 'no touch controller', 'lost', 'ok']);
  });

  test('give a calibration up: by the floor, by the loss of the controller, after a minute without a touch', async () => {
    const begin = () => room.floor.press({ do: 'calibrate', seat: 3, on: true });
    await begin();
    await room.floor.press({ do: 'calibrate', seat: 3, on: false });
    expect(calibration(3)).toBeUndefined();
    await begin();
    touchOf(3).tell({ kind: 'lost', why: 'unplugged' });
    await settled();
    expect(calibration(3)).toBeUndefined();
    touchOf(3).tell({ kind: 'back' });
    await begin();
    await room.pass(59_000, 1000);
    expect(calibration(3)).toBeDefined();
    await room.pass(2000, 1000);
    expect(calibration(3)).toBeUndefined();
  });
});

test('a bad file of calibrations is refused, naming the line', () => {
  const path = join(room.data, 'wrong.json');
  writeFileSync(path, '{\n  "station-11": { "a": 1.5 }\n}\n');
  expect(() => TouchFile.open(path)).toThrow(/wrong\.json:2/);
  rmSync(path);
  expect(TouchFile.open(path).of(1)).toBeNull();
  TouchFile.open(path).keep(1, { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, error: 7 });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    'station-1': { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, error: 7 },
  });
});
