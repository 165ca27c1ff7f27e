import { z } from 'zod';
import {
  type FileError,
  parseJsonFile,
  printPath,
  problemAt,
  type ReadFile,
  readJsonFile,
  refuseFile,
  strict,
} from './json-file.ts';
import type { JsonPath } from './json-text.ts';
import type { ReaderPlace } from './reader.ts';
import { ok, type Result } from './result.ts';

const STATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const KINDS = '"serial", "hid" or "simulated"';
const SCREENS = '"station", "center-display", "floor-console", "cage" or "board"';

const stationNumber = z.literal(STATIONS, { error: 'a station from 1 to 10' });
const readerPlace = z.literal([...STATIONS, 'cage', 'floor'], { error: 'a station from 1 to 10, "cage" or "floor"' });
const text = (expected: string) => z.string({ error: expected }).min(1, { error: expected });
const usbNumber = (what: string) => {
  const expected = `a USB ${what} number in hexadecimal, such as "0x0801"`;
  return z
    .string({ error: expected })
    .regex(/^0x[0-9a-fA-F]{1,4}$/, { error: expected })
    .transform(Number);
};

/**
 * A raw USB device at a place: by its path, or by its maker and as many more fields as distinguish it from the others.
 */
const hidDevice = <Place extends z.ZodType>(place: Place) =>
  strict({
    station: place,
    kind: z.literal('hid'),
    path: text('the path of a raw HID device, such as "/dev/hidraw0"').optional(),
    vendor: usbNumber('vendor').optional(),
    product: usbNumber('product').optional(),
    serial: text('the serial number of the device').optional(),
  })
    .refine(({ path, vendor }) => (path === undefined) !== (vendor === undefined), {
      error: 'either a path or a vendor, to say which USB device it is',
    })
    .refine(({ path, product, serial }) => path === undefined || (product === undefined && serial === undefined), {
      error: 'product and serial only with a vendor',
    });

/** A reader at a place. */
const readerAt = <Place extends z.ZodType>(place: Place) =>
  z.discriminatedUnion(
    'kind',
    [
      strict({
        station: place,
        kind: z.literal('serial'),
        path: text('the path of a serial port, such as "/dev/ttyS0"'),
      }),
      hidDevice(place),
      strict({ station: place, kind: z.literal('simulated') }),
    ],
    {
      error: ({ code }) => (code === 'invalid_union' ? KINDS : 'a reader, such as {"station": 1, "kind": "simulated"}'),
    },
  );

const reader = readerAt(readerPlace);

const touchPath = text('the path of a serial port, such as "/dev/ttyS1"');
const TOUCH_KINDS = '"elo", "microtouch" or "hid"';

const touch = z.discriminatedUnion(
  'kind',
  [
    strict({ station: stationNumber, kind: z.literal('elo'), path: touchPath }),
    strict({ station: stationNumber, kind: z.literal('microtouch'), path: touchPath }),
    hidDevice(stationNumber),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? TOUCH_KINDS
        : 'a touch controller, such as {"station": 1, "kind": "elo", "path": "/dev/ttyS1"}',
  },
);

const MONITOR = 'the number of a monitor, from 0';
const monitor = {
  index: z.int({ error: MONITOR }).min(0, { error: MONITOR }).optional(),
  label: text('the name of a monitor').optional(),
};
const namesOneMonitor = ({ index, label }: { index?: number | undefined; label?: string | undefined }) =>
  (index === undefined) !== (label === undefined);
const oneMonitor = { error: 'either an index or a label, to say which monitor it is' };

const display = z.discriminatedUnion(
  'screen',
  [
    strict({ ...monitor, screen: z.literal('station'), station: stationNumber }).refine(namesOneMonitor, oneMonitor),
    strict({ ...monitor, screen: z.literal(['center-display', 'floor-console', 'cage', 'board']) }).refine(
      namesOneMonitor,
      oneMonitor,
    ),
  ],
  {
    error: ({ code }) => (code === 'invalid_union' ? SCREENS : 'a display, such as {"index": 0, "screen": "cage"}'),
  },
);

const devicesSchema = strict({
  readers: z.array(reader, { error: 'a list of readers in [ ]' }).default([]),
  touch: z.array(touch, { error: 'a list of touch controllers in [ ]' }).default([]),
  displays: z.array(display, { error: 'a list of displays in [ ]' }).default([]),
});

/** The card readers, touch controllers and monitors of a table, and where each one belongs. */
export type Devices = z.infer<typeof devicesSchema>;
export type ReaderConfig = z.infer<ReturnType<typeof readerAt<z.ZodType<ReaderPlace>>>>;
export type TouchConfig = Devices['touch'][number];
export type DisplayConfig = Devices['displays'][number];

/** Reads a devices file. Errors mention `path`. */
export function readDevices(path: string): Result<Devices, FileError> {
  const read = readJsonFile(path, devicesSchema, "the table's list of readers and displays");
  return read.ok ? withoutRepeated(read.value, path) : read;
}

/** Reads the text of a devices file. Errors call it `name`. */
export function parseDevices(content: string, name: string): Result<Devices, FileError> {
  const read = parseJsonFile(content, name, devicesSchema);
  return read.ok ? withoutRepeated(read.value, name) : read;
}

const CAGE = 'a cage of the house, such as "cage 1", or "floor"';

/** `"cage 2"` is the second cage; the places of its readers are their numbers. */
const housePlace = z
  .string({ error: CAGE })
  .regex(/^(floor|cage [1-9]\d?)$/, { error: CAGE })
  .transform((at): ReaderPlace => (at === 'floor' ? at : Number(at.slice('cage '.length))));

const houseDevicesSchema = strict({
  readers: z.array(readerAt(housePlace), { error: 'a list of readers in [ ]' }).default([]),
});

/** The card readers of a house's machine: at its cages, by number, and at its floor console. */
export type HouseDevices = z.infer<typeof houseDevicesSchema>;

/** Reads the devices file of a house. Errors mention `path`. */
export function readHouseDevices(path: string): Result<HouseDevices, FileError> {
  const read = readJsonFile(path, houseDevicesSchema, "the house's list of readers");
  return read.ok ? withoutRepeated(read.value, path) : read;
}

function withoutRepeated<Of extends Repeatable>({ value, json }: ReadFile<Of>, name: string): Result<Of, FileError> {
  const repeated = findRepeated(value).map(({ path, first, what }) =>
    problemAt(
      json,
      path,
      `${what} not used elsewhere: ${printPath(first)} on line ${json.valueAt(first).line} already has it`,
    ),
  );
  return repeated.length > 0 ? refuseFile(name, repeated) : ok(value);
}

/** A file in which nothing may appear twice. */
interface Repeatable {
  readonly readers: readonly ReaderConfig[];
  readonly touch?: readonly TouchConfig[];
  readonly displays?: readonly DisplayConfig[];
}

interface Repetition {
  readonly path: JsonPath;
  readonly first: JsonPath;
  readonly what: string;
}

/**
 * Finds two readers or touch controllers for one place, one device for two places, two screens on one monitor or for
 * one station.
 */
function findRepeated({ readers, touch = [], displays = [] }: Repeatable): Repetition[] {
  const seen = new Map<string, JsonPath>();
  const repeated: Repetition[] = [];
  const claim = (kind: string, value: unknown, path: JsonPath, what: string) => {
    if (value === undefined) return;
    const key = JSON.stringify([kind, value]);
    const first = seen.get(key);
    if (first) repeated.push({ path, first, what });
    else seen.set(key, path);
  };
  const claimDevice = (each: ReaderConfig | TouchConfig, at: JsonPath): void => {
    if (each.kind === 'simulated') return;
    claim('path', each.path, [...at, 'path'], 'a path');
    if (each.kind !== 'hid' || each.vendor === undefined) return;
    const { vendor, product = null, serial = null } = each;
    claim('usb', [vendor, product, serial], [...at, 'vendor'], 'a vendor, product and serial number');
  };
  for (const [index, each] of readers.entries()) {
    claim('reader', each.station, ['readers', index, 'station'], 'a place');
    claimDevice(each, ['readers', index]);
  }
  for (const [index, each] of touch.entries()) {
    claim('touch', each.station, ['touch', index, 'station'], 'a station');
    claimDevice(each, ['touch', index]);
  }
  for (const [index, each] of displays.entries()) {
    const at = ['displays', index];
    claim('index', each.index, [...at, 'index'], 'a monitor');
    claim('label', each.label, [...at, 'label'], 'a monitor');
    if (each.screen === 'station') claim('display', each.station, [...at, 'station'], 'a station');
  }
  return repeated;
}
