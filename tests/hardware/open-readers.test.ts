import { describe, expect, test } from 'vitest';
import { parseDevices } from '../../hardware/devices.ts';
import { openReaders } from '../../hardware/open-readers.ts';
import { BETWEEN_LINES } from '../../hardware/readers/line-assembler.ts';
import { SimulatedReader } from '../../hardware/readers/simulated.ts';
import { inShort } from './events.ts';
import { SimulatedClock } from './simulated-clock.ts';

function devicesOf(text: string) {
  const devices = parseDevices(text, 'devices.json');
  if (!devices.ok) throw new Error(devices.error.message);
  return devices.value;
}

describe('the readers of a devices file', () => {
  test('are opened, and each event comes with its place', async () => {
    const clock = new SimulatedClock();
    const devices = devicesOf(`{ "readers": [
      { "station": 4, "kind": "simulated" },
      { "station": "cage", "kind": "simulated" }
    ] }`);
    const told: string[] = [];
    const readers = openReaders(devices, clock, (station, event) => told.push(`${station}: ${inShort(event)}`));
    const [four, cage] = readers.filter((reader) => reader instanceof SimulatedReader);
    cage?.swipe({ account: '17' });
    clock.advance(BETWEEN_LINES);
    four?.lose('unplugged');
    expect(told).toEqual(['cage: swipe 17', '4: lost unplugged']);
    await Promise.all(readers.map((reader) => reader.close()));
    expect(clock.pending).toBe(0);
  });

  test('that do not exist are events, not errors, and the others continue', async () => {
    const clock = new SimulatedClock();
    const devices = devicesOf(`{ "readers": [
      { "station": 1, "kind": "serial", "path": "/dev/no-such-port" },
      { "station": 2, "kind": "hid", "path": "/dev/no-such-device" },
      { "station": 3, "kind": "simulated" }
    ] }`);
    const told: string[] = [];
    const readers = await new Promise<ReturnType<typeof openReaders>>((resolve) => {
      const opened = openReaders(devices, clock, (station, event) => {
        told.push(`${station}: ${inShort(event)}`);
        if (told.length === 2) resolve(opened);
      });
    });
    const simulated = readers.find((reader) => reader instanceof SimulatedReader);
    simulated?.swipe({ account: '17' });
    clock.advance(BETWEEN_LINES);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^1: lost \/dev\/no-such-port could not be opened/),
      '2: lost no USB device is /dev/no-such-device',
      '3: swipe 17',
    ]);
    await Promise.all(readers.map((reader) => reader.close()));
    expect(clock.pending).toBe(0);
  });
});
