import { describe, expect, test } from 'vitest';
import { SimulatedPort } from '../../hardware/ports/simulated-port.ts';
import { hidReader, REPORT_STALLED } from '../../hardware/readers/hid.ts';
import type { HidDevice } from '../../hardware/readers/report-layout.ts';
import { listen } from './events.ts';
import { KEYBOARD_DESCRIPTOR, MAGTEK_DESCRIPTOR, magtekReport, POS_DESCRIPTOR, posReport } from './hid-reports.ts';
import { SimulatedClock } from './simulated-clock.ts';

const MAGTEK_READER: HidDevice = {
  vendorId: 0x0801,
  productId: 0x0002,
  usagePage: 0xff00,
  descriptor: MAGTEK_DESCRIPTOR,
};
const POS_READER: HidDevice = { vendorId: 0x0acd, productId: 0x0520, usagePage: 0x8e, descriptor: POS_DESCRIPTOR };

function setUp(device: HidDevice) {
  const clock = new SimulatedClock();
  const port = new SimulatedPort(device);
  const reader = hidReader(5, port, clock);
  return { clock, port, reader, told: listen(reader) };
}

const report = magtekReport({ track2: ';17?' });

describe('a HID reader', () => {
  test('tells a swipe as soon as the report is whole', () => {
    const { clock, port, told } = setUp(MAGTEK_READER);
    port.send(report);
    expect(told).toEqual(['swipe 17']);
    expect(clock.pending).toBe(0);
  });

  test('B-79: reads a report to its full length from scraps of eight bytes', () => {
    const { clock, port, told } = setUp(MAGTEK_READER);
    for (let swipe = 0; swipe < 2; swipe += 1) {
      for (let at = 0; at < report.length; at += 8) {
        expect(told).toHaveLength(swipe);
        clock.advance(10);
        port.send(report.subarray(at, at + 8));
      }
    }
    expect(told).toEqual(['swipe 17', 'swipe 17']);
  });

  test('B-79: a report that stops half-way is one refusal, and does not spoil the next one', () => {
    const { clock, port, told } = setUp(MAGTEK_READER);
    port.send(report.subarray(0, 200));
    clock.advance(REPORT_STALLED);
    port.send(report);
    expect(told).toEqual(['bad-swipe read-error', 'swipe 17']);
  });

  test('reads page 0x8E and skips reports of another number', () => {
    const { port, told } = setUp(POS_READER);
    port.send(Uint8Array.of(2, 1));
    port.send(posReport('', ';18?'));
    expect(told).toEqual(['swipe 18']);
  });

  test('tells its loss and its return, and drops the report that was cut by it', () => {
    const { clock, port, told } = setUp(MAGTEK_READER);
    port.send(report.subarray(0, 200));
    port.lose('unplugged');
    clock.advance(REPORT_STALLED);
    port.restore();
    port.send(report);
    expect(told).toEqual(['lost unplugged', 'back', 'swipe 17']);
  });

  test('B-84: a device that is not a card reader is as good as lost, and not listened to', () => {
    const keyboard = { vendorId: 0x0801, productId: 0x0001, usagePage: 0xff00, descriptor: KEYBOARD_DESCRIPTOR };
    const { port, told } = setUp(keyboard);
    port.send(Uint8Array.of(0, 0, 0x1e, 0, 0, 0, 0, 0));
    expect(told).toEqual([
      expect.stringMatching(/^lost USB device 0801:0001 does not describe itself as a card reader/),
    ]);
  });

  test('closed, it is silent', async () => {
    const { clock, port, reader, told } = setUp(MAGTEK_READER);
    port.send(report.subarray(0, 200));
    await reader.close();
    clock.advance(REPORT_STALLED);
    port.send(report);
    expect(told).toEqual([]);
  });
});
