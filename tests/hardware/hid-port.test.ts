import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type HidEntry,
  type HidHandle,
  type HidLibrary,
  type HidMatch,
  hidPort,
} from '../../hardware/ports/hid-port.ts';
import { FIRST_PAUSE } from '../../hardware/ports/reconnecting-port.ts';
import { HANG } from '../hang.ts';
import { SimulatedClock } from './simulated-clock.ts';

/** A machine with these USB devices, in the shape of node-hid. */
class Machine implements HidLibrary {
  opened: string[] = [];
  closed = 0;
  refusal: Error | undefined;
  #handlers: { data?: (data: Uint8Array) => void; error?: (error: Error) => void } = {};
  entries: HidEntry[];

  constructor(entries: HidEntry[]) {
    this.entries = entries;
  }

  devicesAsync = async () => this.entries;

  HIDAsync = {
    open: async (path: string): Promise<HidHandle> => {
      if (this.refusal) throw this.refusal;
      this.opened.push(path);
      this.#handlers = {};
      return {
        on: (event: 'data' | 'error', heard: never) => {
          this.#handlers[event] = heard;
        },
        close: async () => {
          this.closed += 1;
        },
      };
    },
  };

  send = (bytes: Uint8Array) => this.#handlers.data?.(bytes);
  fail = (error: Error) => this.#handlers.error?.(error);
}

const MAGTEK: HidEntry = { vendorId: 0x0801, productId: 2, path: '/dev/hidraw90', usagePage: 0xff00, usage: 1 };
const OTHER: HidEntry = { ...MAGTEK, path: '/dev/hidraw91', serialNumber: 'B2' };
const KEYBOARD: HidEntry = { vendorId: 0x0801, productId: 1, path: '/dev/hidraw92', usagePage: 1, usage: 6 };
const MOUSE: HidEntry = { vendorId: 0x046d, productId: 9, path: '/dev/hidraw93', usagePage: 1, usage: 2 };

async function start(match: HidMatch, library: () => Promise<HidLibrary>) {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const port = hidPort(match, clock, library);
  port.open((event) => told.push(event.kind === 'lost' ? `lost ${event.why}` : event.kind));
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: HANG });
  return { clock, told };
}

const on = (machine: Machine) => async (): Promise<HidLibrary> => machine;

describe('the HID port finds its device', () => {
  test('by vendor', async () => {
    const machine = new Machine([MOUSE, KEYBOARD, MAGTEK]);
    const { told } = await start({ vendor: 0x0801 }, on(machine));
    machine.send(Uint8Array.of(1));
    expect(machine.opened).toEqual(['/dev/hidraw90']);
    expect(told).toEqual(['open', 'bytes']);
  });

  test('by product and serial number', async () => {
    const machine = new Machine([MAGTEK, OTHER]);
    await start({ vendor: 0x0801, product: 2, serial: 'B2' }, on(machine));
    expect(machine.opened).toEqual(['/dev/hidraw91']);
  });

  test('by path', async () => {
    const machine = new Machine([MAGTEK, OTHER]);
    await start({ path: '/dev/hidraw91' }, on(machine));
    expect(machine.opened).toEqual(['/dev/hidraw91']);
  });

  test('by a udev name for the path', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dealerless-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const name = join(directory, 'station-4');
    // A link needs something to point at: /dev/null stands for the raw device.
    await symlink('/dev/null', name);
    const machine = new Machine([MAGTEK, { ...OTHER, path: '/dev/null' }]);
    await start({ path: name }, on(machine));
    expect(machine.opened).toEqual(['/dev/null']);
  });
});

describe('the HID port says why it has no device', () => {
  test.each<[string, HidMatch, HidEntry[], RegExp]>([
    [
      'none there',
      { vendor: 0x0801, product: 2, serial: 'A1' },
      [MOUSE],
      /no USB device is vendor 0x0801 product 0x0002 serial A1/,
    ],
    ['none at that path', { path: '/dev/hidraw7' }, [MAGTEK], /no USB device is \/dev\/hidraw7/],
    ['B-84: it is set up as a keyboard', { vendor: 0x0801 }, [KEYBOARD], /set up as a keyboard: set it to HID mode/],
    ['two alike', { vendor: 0x0801 }, [MAGTEK, OTHER], /2 USB devices are vendor 0x0801: give the path or the serial/],
    ['no path', { vendor: 0x0801 }, [{ ...MAGTEK, path: undefined }], /gives no path/],
  ])('%s', async (_, match, entries, why) => {
    const machine = new Machine(entries);
    const { told } = await start(match, on(machine));
    expect(told).toEqual([expect.stringMatching(why)]);
    expect(machine.opened).toEqual([]);
  });

  test('not allowed to open it', async () => {
    const machine = new Machine([MAGTEK]);
    machine.refusal = new Error('cannot open device');
    const { told } = await start({ vendor: 0x0801 }, on(machine));
    expect(told).toEqual([expect.stringMatching(/hidraw90 could not be opened: cannot open device/)]);
  });

  test('the native library does not load', async () => {
    const { told } = await start({ vendor: 0x0801 }, () => Promise.reject(new Error('libudev.so.1: no such file')));
    expect(told).toEqual([expect.stringMatching(/^lost USB HID readers need node-hid.*libudev/)]);
  });

  test('the real library loads, and finds no such device here', async () => {
    const clock = new SimulatedClock();
    const why = await new Promise<string>((resolve) => {
      hidPort({ vendor: 0x0801, serial: 'not on this machine' }, clock).open((event) =>
        resolve(event.kind === 'lost' ? event.why : event.kind),
      );
    });
    expect(why).toMatch(/no USB device is vendor 0x0801 serial not on this machine/);
  });
});

test('the HID port comes back after a loss', async () => {
  const machine = new Machine([MAGTEK]);
  const { clock, told } = await start({ vendor: 0x0801 }, on(machine));
  machine.fail(new Error('could not read from HID device'));
  machine.entries = [];
  clock.advance(FIRST_PAUSE);
  await vi.waitFor(() => expect(clock.pending).toBe(1), { timeout: HANG }); // tried in vain
  machine.entries = [{ ...MAGTEK, path: '/dev/hidraw94' }];
  clock.advance(2 * FIRST_PAUSE);
  await vi.waitFor(() => expect(told).toHaveLength(3), { timeout: HANG });
  expect(told).toEqual(['open', expect.stringMatching(/hidraw90 was unplugged/), 'open']);
  expect(machine.opened).toEqual(['/dev/hidraw90', '/dev/hidraw94']);
  expect(machine.closed).toBe(1);
});
