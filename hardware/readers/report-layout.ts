import { type ReportField, readDescriptor } from './hid-descriptor.ts';

/** A run of bytes in a report. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** Where a report has one track. */
export interface TrackSpans {
  /** Bit 0 set: the reader could not decode this track. Readers on page 0x8E do not report it. */
  readonly status?: Span;
  /** How many bytes of `data` count. */
  readonly length: Span;
  readonly data: Span;
}

/** The layout of a reader's report of a swipe. */
export interface ReportLayout {
  /** The number in byte 0, or 0 for reports without one. */
  readonly reportId: number;
  /** Bytes of the whole report. */
  readonly length: number;
  readonly track1?: TrackSpans;
  readonly track2?: TrackSpans;
  /** Two bytes, high byte first: bits 1 and 2 both set mean that the tracks are encrypted (MagneSafe readers). */
  readonly encryption?: Span;
  /** Whether the reader may omit the sentinels: page 0x8E does not specify it. */
  readonly sentinelsOptional: boolean;
}

/** What is known about a HID device when it is opened. */
export interface HidDevice {
  readonly vendorId: number;
  readonly productId: number;
  readonly usagePage: number;
  /** The report descriptor, where the operating system provides it. */
  readonly descriptor?: Uint8Array;
}

export const MAGTEK = 0x0801;
/**
 * The magnetic stripe reader page of the HID point-of-sale usage tables, and the page that MagTek and compatible makers
 * use.
 */
export const MSR_PAGE = 0x8e;
export const MAGTEK_PAGE = 0xff00;
const MAGNESAFE_PRODUCT = 0x0011;

/** MagTek USB HID swipe reader: the report of its reference manual, 337 bytes. */
export const MAGTEK_SWIPE: ReportLayout = {
  reportId: 0,
  length: 337,
  track1: { status: byte(0), length: byte(3), data: { offset: 7, length: 110 } },
  track2: { status: byte(1), length: byte(4), data: { offset: 117, length: 110 } },
  sentinelsOptional: false,
};

/** MagTek MagneSafe V5 reader (Dynamag and related models): tracks plain or encrypted, and two bytes that say which. */
export const MAGTEK_MAGNESAFE: ReportLayout = {
  reportId: 0,
  length: 856,
  track1: { status: byte(0), length: byte(3), data: { offset: 7, length: 112 } },
  track2: { status: byte(1), length: byte(4), data: { offset: 119, length: 112 } },
  encryption: { offset: 493, length: 2 },
  sentinelsOptional: false,
};

function byte(offset: number): Span {
  return { offset, length: 1 };
}

/**
 * The layout of a device's reports: as its descriptor says, which is what its maker asks for, or otherwise as the
 * manual of a known reader says. Undefined for a device that is not a card reader.
 */
export function layoutFor(device: HidDevice): ReportLayout | undefined {
  if (device.descriptor) return layoutFromDescriptor(device.descriptor);
  if (device.vendorId !== MAGTEK) return undefined;
  return device.productId === MAGNESAFE_PRODUCT ? MAGTEK_MAGNESAFE : MAGTEK_SWIPE;
}

/** Usages of one reader family for track 1; track 2 has the next ones. */
const FAMILIES = [
  { page: MSR_PAGE, length: 0x11, data: 0x21, sentinelsOptional: true },
  { page: MAGTEK_PAGE, status: 0x20, length: 0x28, data: 0x30, encryption: 0x42, sentinelsOptional: false },
] as const;

/** Finds the report that holds the tracks, by their usages. */
export function layoutFromDescriptor(descriptor: Uint8Array): ReportLayout | undefined {
  for (const report of readDescriptor(descriptor)) {
    for (const family of FAMILIES) {
      const find = (usage: number | undefined): ReportField | undefined =>
        report.fields.find((field) => field.usagePage === family.page && field.usage === usage);
      const status = 'status' in family ? family.status : undefined;
      const track = (number: 1 | 2): TrackSpans | undefined => {
        const length = find(family.length + number - 1);
        const data = find(family.data + number - 1);
        const state = status === undefined ? undefined : find(status + number - 1);
        return length && data && { ...(state && { status: span(state) }), length: span(length), data: span(data) };
      };
      const track1 = track(1);
      const track2 = track(2);
      const encryption = 'encryption' in family ? find(family.encryption) : undefined;
      if (!track1 && !track2) continue;
      return {
        reportId: report.id,
        length: report.length,
        ...(track1 && { track1 }),
        ...(track2 && { track2 }),
        ...(encryption && { encryption: span(encryption) }),
        sentinelsOptional: family.sentinelsOptional,
      };
    }
  }
  return undefined;
}

const span = ({ offset, length }: ReportField): Span => ({ offset, length });
