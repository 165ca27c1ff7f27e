/**
 * USB touch screens that present themselves as HID digitizers (HID Usage Tables, page 0x0D): the device's own
 * descriptor says where a report has its fingers. When there are more fingers than a report has room for, they come in
 * several reports of one frame: the first gives their number, the others give 0, and all have the same scan time.
 */
import { type BitField, type BitReport, type HidDescriptor, readHidDescriptor } from '../hid/descriptor.ts';
import type { Axes, Contact, TouchFrame } from './contact.ts';

const DESKTOP = 0x01;
const DIGITIZER = 0x0d;
const TOUCH_SCREEN = 0x04;
const FINGER = 0x22;
const X = 0x30;
const Y = 0x31;
const TIP = 0x42;
const CONFIDENCE = 0x47;
const CONTACT_ID = 0x51;
const CONTACT_COUNT = 0x54;
const SCAN_TIME = 0x56;

/** No glass has more fingers than that: a controller that reports more is not believed. */
export const MOST_FINGERS = 128;

/** A run of bits in a report. */
type Bits = Pick<BitField, 'bit' | 'bits' | 'minimum'>;

/** Where a report has one finger. */
interface Slot {
  readonly tip: Bits;
  /** 0 when the controller takes the contact for a palm. */
  readonly confidence: Bits | null;
  readonly id: Bits | null;
  readonly x: Bits;
  readonly y: Bits;
}

/** The layout of a digitizer's report. */
export interface DigitizerLayout {
  /** The number in byte 0, or 0 for reports without one. */
  readonly reportId: number;
  /** Bytes of the whole report. */
  readonly length: number;
  readonly slots: readonly Slot[];
  readonly count: Bits | null;
  readonly scanTime: Bits | null;
  readonly axes: Axes;
}

/** The layout from a device's descriptor; null when it is not a touch screen but a pen, a touch pad, a mouse. */
export function digitizerLayout(descriptor: Uint8Array): DigitizerLayout | null {
  const read = readHidDescriptor(descriptor);
  for (const report of read.reports) {
    const layout = layoutOf(report, read);
    if (layout !== null) return layout;
  }
  return null;
}

function layoutOf(report: BitReport, { collections }: HidDescriptor): DigitizerLayout | null {
  const fields = report.fields.filter(({ collection, bits }) => bits <= 32 && screenAround(collection, collections));
  const find = (page: number, usage: number, among: readonly BitField[]): BitField | null =>
    among.find((field) => field.usagePage === page && field.usage === usage) ?? null;
  const [first] = fingers(fields, collections);
  const x = first && find(DESKTOP, X, first);
  const y = first && find(DESKTOP, Y, first);
  if (!x || !y) return null;
  return {
    reportId: report.id,
    length: Math.ceil(report.bits / 8),
    slots: fingers(fields, collections).flatMap((among) => slotOf(among, find)),
    count: find(DIGITIZER, CONTACT_COUNT, fields),
    scanTime: find(DIGITIZER, SCAN_TIME, fields),
    axes: { x: [x.minimum, x.maximum], y: [y.minimum, y.maximum] },
  };
}

/** Whether a touch screen is among the collections that contain a field. */
function screenAround(at: number | null, collections: HidDescriptor['collections']): boolean {
  for (let around = at; around !== null; around = collections[around]?.parent ?? null) {
    const { usagePage, usage } = collections[around] ?? { usagePage: 0, usage: 0 };
    if (usagePage === DIGITIZER && usage === TOUCH_SCREEN) return true;
  }
  return false;
}

/** The fields of each finger; a screen for one finger may have them without a separate collection. */
function fingers(fields: readonly BitField[], collections: HidDescriptor['collections']): BitField[][] {
  const groups = new Map<number, BitField[]>();
  for (const field of fields) {
    const around = field.collection === null ? undefined : collections[field.collection];
    if (around?.usagePage !== DIGITIZER || field.collection === null) continue;
    if (around.usage !== FINGER && around.usage !== TOUCH_SCREEN) continue;
    const among = groups.get(field.collection);
    if (among === undefined) groups.set(field.collection, [field]);
    else among.push(field);
  }
  return [...groups.values()].filter((among) =>
    [TIP, X, Y].every((usage) =>
      among.some((field) => field.usagePage === (usage === TIP ? DIGITIZER : DESKTOP) && field.usage === usage),
    ),
  );
}

function slotOf(
  among: readonly BitField[],
  find: (page: number, usage: number, among: readonly BitField[]) => BitField | null,
): Slot[] {
  const tip = find(DIGITIZER, TIP, among);
  const x = find(DESKTOP, X, among);
  const y = find(DESKTOP, Y, among);
  if (!tip || !x || !y) return [];
  return [{ tip, x, y, confidence: find(DIGITIZER, CONFIDENCE, among), id: find(DIGITIZER, CONTACT_ID, among) }];
}

/** The part of a frame received so far. */
export interface DigitizerState {
  readonly expected: number;
  readonly seen: number;
  readonly contacts: readonly Contact[];
  readonly scanTime: number;
}

/** Between two frames. */
export const BETWEEN_FRAMES: DigitizerState = { expected: 0, seen: 0, contacts: [], scanTime: 0 };

/** Takes one report. The frame is null until all its reports have come, and for reports that are not about fingers. */
export function readDigitizer(
  layout: DigitizerLayout,
  state: DigitizerState,
  report: Uint8Array,
): { readonly state: DigitizerState; readonly frame: TouchFrame | null } {
  if (report.length < layout.length || (layout.reportId !== 0 && report[0] !== layout.reportId)) {
    return { state, frame: null };
  }
  const count = layout.count === null ? layout.slots.length : readBits(report, layout.count);
  if (count > MOST_FINGERS) return { state: BETWEEN_FRAMES, frame: null };
  const scanTime = layout.scanTime === null ? 0 : readBits(report, layout.scanTime);
  const goesOn = count === 0 && state.expected > state.seen;
  // The rest of the previous frame was lost: data from another scan cannot be joined to it.
  if (goesOn && scanTime !== state.scanTime) return { state: BETWEEN_FRAMES, frame: null };
  const from = goesOn ? state : { expected: count, seen: 0, contacts: [] };
  const here = layout.slots.slice(0, from.expected - from.seen);
  const contacts = [...from.contacts, ...here.flatMap((slot, nth) => contactIn(report, slot, from.seen + nth))];
  const seen = from.seen + here.length;
  if (seen < from.expected) return { state: { expected: from.expected, seen, contacts, scanTime }, frame: null };
  return { state: BETWEEN_FRAMES, frame: contacts };
}

function contactIn(report: Uint8Array, slot: Slot, nth: number): Contact[] {
  if (readBits(report, slot.tip) === 0) return [];
  if (slot.confidence !== null && readBits(report, slot.confidence) === 0) return [];
  return [
    {
      id: slot.id === null ? nth : readBits(report, slot.id),
      x: readBits(report, slot.x),
      y: readBits(report, slot.y),
    },
  ];
}

/** The value of a field, signed where its minimum is. */
function readBits(report: Uint8Array, { bit, bits, minimum }: Bits): number {
  let value = 0;
  for (let place = 0; place < bits; place += 1) {
    const at = bit + place;
    if (((report[at >> 3] ?? 0) >> (at & 7)) & 1) value += 2 ** place;
  }
  return minimum < 0 && value >= 2 ** (bits - 1) ? value - 2 ** bits : value;
}
