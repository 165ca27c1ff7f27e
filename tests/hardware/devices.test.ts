import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Devices, parseDevices, readDevices, readHouseDevices } from '../../hardware/devices.ts';

const FULL = `{
  "readers": [
    { "station": 1, "kind": "serial", "path": "/dev/ttyS0" },
    { "station": 2, "kind": "hid", "path": "/dev/dealerless/station-2" },
    { "station": 3, "kind": "hid", "vendor": "0x0801", "product": "0x0002", "serial": "B00A1" },
    { "station": "cage", "kind": "serial", "path": "COM3" },
    { "station": "floor", "kind": "simulated" }
  ],
  "touch": [
    { "station": 1, "kind": "elo", "path": "/dev/ttyS7" },
    { "station": 2, "kind": "microtouch", "path": "/dev/ttyS8" },
    { "station": 3, "kind": "hid", "vendor": "0x0596", "product": "0x0500" }
  ],
  "displays": [
    { "index": 0, "screen": "station", "station": 1 },
    { "label": "DELL P2419H", "screen": "center-display" },
    { "index": 2, "screen": "floor-console" }
  ]
}
`;

function accepted(text: string): Devices {
  const devices = parseDevices(text, 'devices.json');
  if (!devices.ok) throw new Error(devices.error.message);
  return devices.value;
}

function refused(text: string): string {
  const devices = parseDevices(text, 'devices.json');
  if (devices.ok) throw new Error(`was read as ${JSON.stringify(devices.value)}`);
  return devices.error.message;
}

describe('a devices file', () => {
  test('maps readers and displays', () => {
    expect(accepted(FULL)).toEqual({
      readers: [
        { station: 1, kind: 'serial', path: '/dev/ttyS0' },
        { station: 2, kind: 'hid', path: '/dev/dealerless/station-2' },
        { station: 3, kind: 'hid', vendor: 0x0801, product: 0x0002, serial: 'B00A1' },
        { station: 'cage', kind: 'serial', path: 'COM3' },
        { station: 'floor', kind: 'simulated' },
      ],
      touch: [
        { station: 1, kind: 'elo', path: '/dev/ttyS7' },
        { station: 2, kind: 'microtouch', path: '/dev/ttyS8' },
        { station: 3, kind: 'hid', vendor: 0x0596, product: 0x0500 },
      ],
      displays: [
        { index: 0, screen: 'station', station: 1 },
        { label: 'DELL P2419H', screen: 'center-display' },
        { index: 2, screen: 'floor-console' },
      ],
    });
  });

  test('may have no readers or no displays', () => {
    expect(accepted('{}')).toEqual({ readers: [], touch: [], displays: [] });
  });

  test('is read from disk', () => {
    const directory = mkdtempSync(join(tmpdir(), 'dealerless-'));
    const file = join(directory, 'devices.json');
    writeFileSync(file, FULL);
    expect(readDevices(file)).toEqual({ ok: true, value: accepted(FULL) });
    writeFileSync(file, '[]');
    expect(readDevices(file)).toMatchObject({
      error: { file, message: `${file}:1:1: found a list; expected an object` },
    });
    rmSync(directory, { recursive: true });
    expect(readDevices(file)).toMatchObject({
      error: { message: expect.stringMatching(/devices\.json cannot be read \(ENOENT.*expected the table's list/) },
    });
  });
});

describe('a wrong devices file names the line and what was expected', () => {
  const reader = (text: string) => `{\n  "readers": [\n    ${text}\n  ]\n}`;
  const display = (text: string) => `{\n  "displays": [\n    ${text}\n  ]\n}`;

  test.each<[string, string, string]>([
    ['broken JSON', '{\n  "readers": [\n}', 'devices.json:3:1: found }; expected a value'],
    [
      'an unknown list',
      '{ "reader": [] }',
      'devices.json:1:3: reader is not a setting; expected only readers, touch, displays here',
    ],
    ['no list', '{ "readers": {} }', 'devices.json:1:14: readers is an object; expected a list of readers in [ ]'],
    [
      'an unknown kind',
      reader('{ "station": 1, "kind": "usb" }'),
      'devices.json:3:29: readers[0].kind is "usb"; expected "serial", "hid" or "simulated"',
    ],
    [
      'no kind',
      reader('{ "station": 1 }'),
      'devices.json:3:5: readers[0].kind is missing; expected "serial", "hid" or "simulated"',
    ],
    [
      'no object',
      reader('"/dev/ttyS0"'),
      'devices.json:3:5: readers[0] is "/dev/ttyS0"; expected a reader, such as {"station": 1, "kind": "simulated"}',
    ],
    [
      'a station that is not there',
      reader('{ "station": 11, "kind": "simulated" }'),
      'devices.json:3:18: readers[0].station is 11; expected a station from 1 to 10, "cage" or "floor"',
    ],
    [
      'a station in quotes',
      reader('{ "station": "1", "kind": "simulated" }'),
      'devices.json:3:18: readers[0].station is "1"; expected a station from 1 to 10, "cage" or "floor"',
    ],
    [
      'no station',
      reader('{ "kind": "simulated" }'),
      'devices.json:3:5: readers[0].station is missing; expected a station from 1 to 10, "cage" or "floor"',
    ],
    [
      'a misspelt setting',
      reader('{ "station": 1, "kind": "simulated", "pth": "" }'),
      'devices.json:3:42: readers[0].pth is not a setting; expected only station, kind here',
    ],
    [
      'a serial reader without path',
      reader('{ "station": 1, "kind": "serial", "path": "" }'),
      'devices.json:3:47: readers[0].path is ""; expected the path of a serial port, such as "/dev/ttyS0"',
    ],
    [
      'a vendor as number',
      reader('{ "station": 1, "kind": "hid", "vendor": 2049 }'),
      'devices.json:3:46: readers[0].vendor is 2049; expected a USB vendor number in hexadecimal, such as "0x0801"',
    ],
    [
      'a product without 0x',
      reader('{ "station": 1, "kind": "hid", "vendor": "0x0801", "product": "0002" }'),
      'devices.json:3:67: readers[0].product is "0002"; expected a USB product number in hexadecimal, such as "0x0801"',
    ],
    [
      'a HID reader that could be any',
      reader('{ "station": 1, "kind": "hid" }'),
      'devices.json:3:5: readers[0] is an object; expected either a path or a vendor, to say which USB device it is',
    ],
    [
      'a HID reader named twice over',
      reader('{ "station": 1, "kind": "hid", "path": "/dev/hidraw0", "serial": "B00A1" }'),
      'devices.json:3:5: readers[0] is an object; expected product and serial only with a vendor',
    ],
    [
      'a touch controller of an unknown kind',
      '{ "touch": [{ "station": 1, "kind": "egalax" }] }',
      'devices.json:1:37: touch[0].kind is "egalax"; expected "elo", "microtouch" or "hid"',
    ],
    [
      'a touch controller at the cage',
      '{ "touch": [{ "station": "cage", "kind": "elo", "path": "COM3" }] }',
      'devices.json:1:26: touch[0].station is "cage"; expected a station from 1 to 10',
    ],
    [
      'an unknown screen',
      display('{ "index": 0, "screen": "center" }'),
      'devices.json:3:29: displays[0].screen is "center"; expected "station", "center-display", "floor-console", "cage" or "board"',
    ],
    [
      'a station screen without station',
      display('{ "index": 0, "screen": "station" }'),
      'devices.json:3:5: displays[0].station is missing; expected a station from 1 to 10',
    ],
    [
      'a cage screen with a station',
      display('{ "index": 0, "screen": "cage", "station": 1 }'),
      'devices.json:3:37: displays[0].station is not a setting; expected only index, label, screen here',
    ],
    [
      'a monitor below the first',
      display('{ "index": -1, "screen": "cage" }'),
      'devices.json:3:16: displays[0].index is -1; expected the number of a monitor, from 0',
    ],
    [
      'no monitor',
      display('{ "screen": "cage" }'),
      'devices.json:3:5: displays[0] is an object; expected either an index or a label, to say which monitor it is',
    ],
  ])('%s', (_, text, message) => {
    expect(refused(text)).toBe(message);
  });

  const readers = (...lines: string[]) => `{ "readers": [\n${lines.join(',\n')}\n] }`;
  const displays = (...lines: string[]) => `{ "displays": [\n${lines.join(',\n')}\n] }`;

  test.each<[string, string, string]>([
    [
      'two readers for one station',
      readers('{ "station": 1, "kind": "simulated" }', '{ "station": 1, "kind": "serial", "path": "COM3" }'),
      'devices.json:3:14: readers[1].station is 1; expected a place not used elsewhere: readers[0].station on line 2 already has it',
    ],
    [
      'one port for two readers',
      readers(
        '{ "station": 1, "kind": "serial", "path": "COM3" }',
        '{ "station": "cage", "kind": "serial", "path": "COM3" }',
      ),
      'devices.json:3:48: readers[1].path is "COM3"; expected a path not used elsewhere: readers[0].path on line 2 already has it',
    ],
    [
      'two touch controllers for one station',
      '{ "touch": [\n{ "station": 1, "kind": "elo", "path": "COM3" },\n{ "station": 1, "kind": "elo", "path": "COM4" }] }',
      'devices.json:3:14: touch[1].station is 1; expected a station not used elsewhere: touch[0].station on line 2 already has it',
    ],
    [
      'one port for a reader and a touch controller',
      '{ "readers": [{ "station": 1, "kind": "serial", "path": "COM3" }],\n"touch": [{ "station": 1, "kind": "elo", "path": "COM3" }] }',
      'devices.json:2:50: touch[0].path is "COM3"; expected a path not used elsewhere: readers[0].path on line 1 already has it',
    ],
    [
      'one USB device for two readers',
      readers(
        '{ "station": 1, "kind": "hid", "vendor": "0x0801" }',
        '{ "station": 2, "kind": "hid", "vendor": "0x801" }',
      ),
      'devices.json:3:42: readers[1].vendor is "0x801"; expected a vendor, product and serial number not used elsewhere: readers[0].vendor on line 2 already has it',
    ],
    [
      'two screens on one monitor',
      displays('{ "index": 0, "screen": "cage" }', '{ "index": 0, "screen": "floor-console" }'),
      'devices.json:3:12: displays[1].index is 0; expected a monitor not used elsewhere: displays[0].index on line 2 already has it',
    ],
    [
      'two screens for one station',
      displays(
        '{ "index": 0, "screen": "station", "station": 4 }',
        '{ "index": 1, "screen": "station", "station": 4 }',
      ),
      'devices.json:3:47: displays[1].station is 4; expected a station not used elsewhere: displays[0].station on line 2 already has it',
    ],
  ])('%s', (_, text, message) => {
    expect(refused(text)).toBe(message);
  });

  test('lists every problem, in the order of the file', () => {
    const text = readers('{ "station": 0, "kind": "serial" }', '{ "station": 2, "kind": "radio" }');
    expect(refused(text).split('\n')).toEqual([
      expect.stringMatching(/^devices\.json:2:1: readers\[0\]\.path is missing/),
      expect.stringMatching(/^devices\.json:2:14: readers\[0\]\.station is 0/),
      expect.stringMatching(/^devices\.json:3:25: readers\[1\]\.kind is "radio"/),
    ]);
  });
});

describe('the readers of a house', () => {
  const read = (readers: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), 'dealerless-devices-')), 'devices.json');
    writeFileSync(path, JSON.stringify({ readers }));
    return readHouseDevices(path);
  };

  test('are at its cages, by number, and at the floor console', () => {
    const at = (station: string) => ({ station, kind: 'serial', path: `/dev/tty-${station}` });
    expect(read([at('cage 1'), at('cage 12'), at('floor')])).toMatchObject({
      ok: true,
      value: { readers: [{ station: 1 }, { station: 12 }, { station: 'floor' }] },
    });
  });

  test.each([
    [[{ station: 3, kind: 'simulated' }], /readers\[0\]\.station is 3; expected a cage of the house, such as "cage 1"/],
    [[{ station: 'cage', kind: 'simulated' }], /such as "cage 1", or "floor"/],
    [
      [
        { station: 'cage 1', kind: 'simulated' },
        { station: 'cage 1', kind: 'simulated' },
      ],
      /expected a place not used elsewhere/,
    ],
  ])('%j is refused', (readers, why) => {
    const found = read(readers);
    expect(found.ok ? '' : found.error.message).toMatch(why);
  });
});
