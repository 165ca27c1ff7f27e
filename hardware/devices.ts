import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type JsonPath, type JsonText, type Place, readJson } from './json-text.ts';
import { fail, ok, type Result } from './result.ts';

/** One thing that is wrong in the devices file. `path` is such as `readers[2].station`, empty for the file as a whole. */
export interface DeviceProblem extends Place {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

/** What is wrong with the devices file. `message` has one line for each problem, in the order of the file. */
export interface DevicesError {
  readonly file: string;
  readonly problems: readonly DeviceProblem[];
  readonly message: string;
}

const STATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const KINDS = '"serial", "hid" or "simulated"';
const SCREENS = '"station", "center-display", "floor-console" or "cage"';

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

/** An object with these properties and no others. */
const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `only ${Object.keys(shape).join(', ')} here` : 'an object'),
  });

const hidReader = strict({
  station: readerPlace,
  kind: z.literal('hid'),
  path: text('the path of a raw HID device, such as "/dev/hidraw0"').optional(),
  vendor: usbNumber('vendor').optional(),
  product: usbNumber('product').optional(),
  serial: text("the reader's serial number").optional(),
})
  .refine(({ path, vendor }) => (path === undefined) !== (vendor === undefined), {
    error: 'either a path or a vendor, to say which USB device it is',
  })
  .refine(({ path, product, serial }) => path === undefined || (product === undefined && serial === undefined), {
    error: 'product and serial only beside a vendor',
  });

const reader = z.discriminatedUnion(
  'kind',
  [
    strict({
      station: readerPlace,
      kind: z.literal('serial'),
      path: text('the path of a serial port, such as "/dev/ttyS0"'),
    }),
    hidReader,
    strict({ station: readerPlace, kind: z.literal('simulated') }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? KINDS : 'a reader, such as {"station": 1, "kind": "simulated"}') },
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
    strict({ ...monitor, screen: z.literal(['center-display', 'floor-console', 'cage']) }).refine(
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
  displays: z.array(display, { error: 'a list of displays in [ ]' }).default([]),
});

/** Which card readers and monitors a table has and where each one belongs. */
export type Devices = z.infer<typeof devicesSchema>;
export type ReaderConfig = Devices['readers'][number];
export type DisplayConfig = Devices['displays'][number];

/** Reads a devices file. `path` is named in the errors. */
export function readDevices(path: string): Result<Devices, DevicesError> {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${path} cannot be read (${reason}); expected the table's list of readers and displays`;
    return fail({ file: path, problems: [], message });
  }
  return parseDevices(content, path);
}

/** Reads the text of a devices file. `name` is what the errors call it. */
export function parseDevices(content: string, name: string): Result<Devices, DevicesError> {
  const json = readJson(content);
  if (!json.ok) return refuse(name, [{ ...json.error, path: '' }]);
  const parsed = devicesSchema.safeParse(json.value.value);
  if (!parsed.success)
    return refuse(
      name,
      parsed.error.issues.flatMap((issue) => explain(json.value, issue)),
    );
  const repeated = findRepeated(parsed.data).map(({ path, first, what }) =>
    problemAt(
      json.value,
      path,
      `${what} of its own: ${printPath(first)} on line ${json.value.valueAt(first).line} has it`,
    ),
  );
  return repeated.length > 0 ? refuse(name, repeated) : ok(parsed.data);
}

function refuse(file: string, problems: readonly DeviceProblem[]): Result<never, DevicesError> {
  const inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const lines = inOrder.map(({ line, column, path, found, expected }) => {
    const subject = path === '' ? `found ${found}` : `${path} is ${found}`;
    return `${file}:${line}:${column}: ${subject}; expected ${expected}`;
  });
  return fail({ file, problems: inOrder, message: lines.join('\n') });
}

/** What zod found wrong, where it stands in the file. Our schemas' messages say what was expected. */
function explain(json: JsonText, issue: z.core.$ZodIssue): DeviceProblem[] {
  if (issue.code !== 'unrecognized_keys') return [problemAt(json, issue.path, issue.message)];
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    return { ...json.keyAt(path), path: printPath(path), found: 'not a setting', expected: issue.message };
  });
}

const problemAt = (json: JsonText, path: JsonPath, expected: string): DeviceProblem => ({
  ...json.valueAt(path),
  path: printPath(path),
  found: printValue(valueAt(json.value, path)),
  expected,
});

const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value);

const printPath = (path: JsonPath): string =>
  path.reduce<string>((printed, key) => {
    if (typeof key === 'number') return `${printed}[${key}]`;
    return printed === '' ? String(key) : `${printed}.${String(key)}`;
  }, '');

function printValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const printed = JSON.stringify(value);
  return printed.length > 60 ? `${printed.slice(0, 60)}…` : printed;
}

interface Repetition {
  readonly path: JsonPath;
  readonly first: JsonPath;
  readonly what: string;
}

/** Two readers for one place, one device for two readers, two screens on one monitor or for one station. */
function findRepeated({ readers, displays }: Devices): Repetition[] {
  const seen = new Map<string, JsonPath>();
  const repeated: Repetition[] = [];
  const claim = (kind: string, value: unknown, path: JsonPath, what: string) => {
    if (value === undefined) return;
    const key = JSON.stringify([kind, value]);
    const first = seen.get(key);
    if (first) repeated.push({ path, first, what });
    else seen.set(key, path);
  };
  for (const [index, each] of readers.entries()) {
    const at = ['readers', index];
    claim('reader', each.station, [...at, 'station'], 'a place');
    if (each.kind === 'simulated') continue;
    claim('path', each.path, [...at, 'path'], 'a path');
    if (each.kind === 'hid' && each.vendor !== undefined) {
      const { vendor, product = null, serial = null } = each;
      claim('usb', [vendor, product, serial], [...at, 'vendor'], 'a vendor, product and serial number');
    }
  }
  for (const [index, each] of displays.entries()) {
    const at = ['displays', index];
    claim('index', each.index, [...at, 'index'], 'a monitor');
    claim('label', each.label, [...at, 'label'], 'a monitor');
    if (each.screen === 'station') claim('display', each.station, [...at, 'station'], 'a station');
  }
  return repeated;
}
