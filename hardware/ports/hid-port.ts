import { readFile, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageOf } from '../result.ts';
import type { Clock } from './clock.ts';
import type { Port } from './port.ts';
import { type Connect, ReconnectingPort } from './reconnecting-port.ts';

/**
 * Which USB device to open: by the path of its raw device, or by its maker and, if needed, product and serial number.
 */
export interface HidMatch {
  readonly path?: string | undefined;
  readonly vendor?: number | undefined;
  readonly product?: number | undefined;
  readonly serial?: string | undefined;
}

/** What the port finds out about a device when it opens it. */
export interface OpenedHid {
  readonly vendorId: number;
  readonly productId: number;
  readonly usagePage: number;
  /** The HID report descriptor, where the operating system provides it (Linux). */
  readonly descriptor?: Uint8Array;
}

/** The part of node-hid that we use. */
export interface HidLibrary {
  devicesAsync(): Promise<HidEntry[]>;
  HIDAsync: { open(path: string): Promise<HidHandle> };
}

export interface HidEntry {
  vendorId: number;
  productId: number;
  path?: string | undefined;
  serialNumber?: string | undefined;
  usagePage?: number | undefined;
  usage?: number | undefined;
}

export interface HidHandle {
  on(event: 'data', heard: (data: Uint8Array) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The native library is loaded on first use: a table without HID readers does not need it, nor libudev. */
const nodeHid = (): Promise<HidLibrary> => import('node-hid');

/**
 * The raw HID reports of one USB device. A device that presents itself as a keyboard is never opened (B-84): its
 * keystrokes would go to whichever screen has the focus.
 */
export const hidPort = (match: HidMatch, clock: Clock, library = nodeHid): Port<OpenedHid> =>
  new ReconnectingPort(connectHid(match, library), clock);

const connectHid =
  (match: HidMatch, library: () => Promise<HidLibrary>): Connect<OpenedHid> =>
  async (events) => {
    const { devicesAsync, HIDAsync } = await load(library);
    const { path, entry } = await choose(match, await devicesAsync());
    const handle = await HIDAsync.open(path).catch((error: Error) => {
      throw new Error(`${path} could not be opened: ${error.message}; may this user read and write it?`);
    });
    const descriptor = await readDescriptorFile(path);
    const { vendorId, productId, usagePage = 0 } = entry;
    const device: OpenedHid = { vendorId, productId, usagePage, ...(descriptor && { descriptor }) };
    // Only now: the device is read from the first listener on, and an earlier swipe would have no receiver.
    handle.on('data', (data) => events.bytes(data));
    handle.on('error', (error) => events.dropped(`${path} was unplugged: ${error.message}`));
    return { device, close: () => handle.close() };
  };

async function load(library: () => Promise<HidLibrary>): Promise<HidLibrary> {
  try {
    return await library();
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`USB HID readers need node-hid, which did not load (on Linux, is libudev installed?): ${reason}`);
  }
}

/** Generic desktop, keyboard. */
const isKeyboard = ({ usagePage, usage }: HidEntry): boolean => usagePage === 0x01 && usage === 0x06;

/** Picks the one intended device, or says why there is none. */
async function choose(match: HidMatch, entries: HidEntry[]): Promise<{ path: string; entry: HidEntry }> {
  const wanted = describe(match);
  const matching = await matchingEntries(match, entries);
  if (matching.length === 0) throw new Error(`no USB device is ${wanted}`);
  const raw = matching.filter((entry) => !isKeyboard(entry));
  if (raw.length === 0) throw new Error(`the reader ${wanted} is set up as a keyboard: set it to HID mode`);
  const paths = new Set(raw.map(({ path }) => path));
  const [entry] = raw;
  if (paths.size > 1) {
    throw new Error(
      `${paths.size} USB devices are ${wanted}: give the path or the serial number of the one that is meant`,
    );
  }
  if (entry?.path === undefined) throw new Error(`the operating system gives no path for the reader ${wanted}`);
  return { path: entry.path, entry };
}

async function matchingEntries(match: HidMatch, entries: HidEntry[]): Promise<HidEntry[]> {
  const { vendor, product, serial } = match;
  // A udev name is a link to the raw device, whose own name changes with the order of plugging in.
  const path = match.path && (await realpath(match.path).catch(() => match.path));
  return entries.filter(
    (entry) =>
      (path === undefined || entry.path === path) &&
      (vendor === undefined || entry.vendorId === vendor) &&
      (product === undefined || entry.productId === product) &&
      (serial === undefined || entry.serialNumber === serial),
  );
}

function describe({ path, vendor, product, serial }: HidMatch): string {
  const parts = [
    path,
    vendor === undefined ? undefined : `vendor ${hex(vendor)}`,
    product === undefined ? undefined : `product ${hex(product)}`,
    serial === undefined ? undefined : `serial ${serial}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const hex = (id: number): string => `0x${id.toString(16).padStart(4, '0')}`;

/** Linux provides the descriptor of `/dev/hidrawN` in sysfs; other systems do not. */
async function readDescriptorFile(path: string): Promise<Uint8Array | undefined> {
  const file = `/sys/class/hidraw/${basename(path)}/device/report_descriptor`;
  return readFile(file).catch(() => undefined);
}
