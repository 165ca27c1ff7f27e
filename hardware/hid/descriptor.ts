/**
 * HID report descriptors (Device Class Definition for HID 1.11, section 6.2.2), input reports only: where each usage
 * is, to the bit, which values it may have, and which collection contains it.
 */

/** Where one usage is in an input report. A report's number, if it has one, is its first eight bits. */
export interface BitField {
  readonly usagePage: number;
  readonly usage: number;
  /** From the beginning of the report, the lowest bit of each byte first. */
  readonly bit: number;
  readonly bits: number;
  /** The smallest and the largest value by the descriptor. */
  readonly minimum: number;
  readonly maximum: number;
  /**
   * Number of the innermost collection that contains it, in the order in which they open; null outside any collection.
   */
  readonly collection: number | null;
}

/** One kind of input report that a device sends. `id` 0 means that its reports have no number. */
export interface BitReport {
  readonly id: number;
  readonly bits: number;
  readonly fields: readonly BitField[];
}

/** A collection and the one that contains it. */
export interface HidCollection {
  readonly usagePage: number;
  readonly usage: number;
  readonly parent: number | null;
}

export interface HidDescriptor {
  readonly reports: readonly BitReport[];
  readonly collections: readonly HidCollection[];
}

/** The global items that `Push` saves and `Pop` restores. */
interface Globals {
  usagePage: number;
  reportId: number;
  /** Bits. */
  size: number;
  count: number;
  minimum: number;
  maximum: number;
}

/** Items by type and tag, sizes masked off. */
const INPUT = 0x80;
const COLLECTION = 0xa0;
const END_COLLECTION = 0xc0;
const MAIN_TYPE = 0x00;
const USAGE_PAGE = 0x04;
const LOGICAL_MINIMUM = 0x14;
const LOGICAL_MAXIMUM = 0x24;
const REPORT_SIZE = 0x74;
const REPORT_ID = 0x84;
const REPORT_COUNT = 0x94;
const PUSH = 0xa4;
const POP = 0xb4;
const USAGE = 0x08;
const USAGE_MINIMUM = 0x18;
const USAGE_MAXIMUM = 0x28;
const LONG_ITEM = 0xfe;

interface Item {
  readonly tag: number;
  /** Bytes that the item's value took. */
  readonly size: number;
  readonly value: number;
}

/** Bytes of all reports together. No device of ours has more; a descriptor that claims more is not credible. */
export const LONGEST_REPORT = 4096;

const NOTHING: HidDescriptor = { reports: [], collections: [] };

/** Reads a descriptor. One that is cut short or not credible gives no reports at all; it never throws. */
export function readHidDescriptor(descriptor: Uint8Array): HidDescriptor {
  const state = new DescriptorState();
  for (const item of splitItems(descriptor)) state.take(item);
  const reports = [...state.reports].map(([id, { bits, fields }]) => ({ id, bits, fields }));
  return state.bits <= LONGEST_REPORT * 8 ? { reports, collections: state.collections } : NOTHING;
}

function splitItems(descriptor: Uint8Array): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < descriptor.length; ) {
    const prefix = descriptor[at] ?? 0;
    const size = [0, 1, 2, 4][prefix & 3] ?? 0;
    const next = at + 1 + size;
    if (prefix === LONG_ITEM || next > descriptor.length) return [];
    items.push({ tag: prefix & 0xfc, size, value: littleEndian(descriptor.subarray(at + 1, next)) });
    at = next;
  }
  return items;
}

const littleEndian = (bytes: Uint8Array): number => bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);

/** The value of an item that may be negative. */
const signed = ({ size, value }: Item): number => (value >= 2 ** (size * 8 - 1) ? value - 2 ** (size * 8) : value);

/** The state built up by the items so far. */
class DescriptorState {
  readonly reports = new Map<number, { bits: number; fields: BitField[] }>();
  readonly collections: HidCollection[] = [];
  /** Of all reports together. */
  bits = 0;
  readonly #saved: Globals[] = [];
  readonly #open: number[] = [];
  #globals: Globals = { usagePage: 0, reportId: 0, size: 0, count: 0, minimum: 0, maximum: 0 };
  /** Page and usage in one number, page high. */
  #usages: number[] = [];
  #minimum = 0;

  take(item: Item): void {
    const { tag, size, value } = item;
    // A usage of four bytes includes its own page; a shorter one is on the current page.
    const usage = size === 4 ? value : this.#globals.usagePage * 0x10000 + value;
    if (tag === INPUT) this.#place();
    else if (tag === COLLECTION) this.#enter();
    else if (tag === END_COLLECTION) this.#open.pop();
    // Usages belong only to the next main item.
    if ((tag & 0x0c) === MAIN_TYPE) this.#usages = [];
    else if (tag === USAGE) this.#usages.push(usage);
    else if (tag === USAGE_MINIMUM) this.#minimum = usage;
    else if (tag === USAGE_MAXIMUM) this.#addRange(usage);
    else this.#global(item);
  }

  #global(item: Item): void {
    const { tag, value } = item;
    if (tag === USAGE_PAGE) this.#globals.usagePage = value;
    else if (tag === LOGICAL_MINIMUM) this.#globals.minimum = signed(item);
    else if (tag === LOGICAL_MAXIMUM) {
      // A maximum below the minimum was meant as unsigned: 0xFF for 255.
      this.#globals.maximum = signed(item) < this.#globals.minimum ? value : signed(item);
    } else if (tag === REPORT_SIZE) this.#globals.size = value;
    else if (tag === REPORT_ID) this.#globals.reportId = value;
    else if (tag === REPORT_COUNT) this.#globals.count = value;
    else if (tag === PUSH) this.#saved.push({ ...this.#globals });
    else if (tag === POP) this.#globals = this.#saved.pop() ?? this.#globals;
  }

  #enter(): void {
    const [usage = 0] = this.#usages;
    this.collections.push({ ...halves(usage), parent: this.#open.at(-1) ?? null });
    this.#open.push(this.collections.length - 1);
  }

  #addRange(maximum: number): void {
    for (let usage = this.#minimum; usage <= maximum && this.#usages.length < LONGEST_REPORT; usage += 1) {
      this.#usages.push(usage);
    }
  }

  /**
   * Places the input item's elements: each usage takes one, the last usage all the remaining ones. Places none when
   * there are more than a device has, or when the elements have no bits; otherwise a few bytes could fill the memory.
   */
  #place(): void {
    const { reportId, size, count, minimum, maximum } = this.#globals;
    const report = this.reports.get(reportId) ?? { bits: reportId === 0 ? 0 : 8, fields: [] };
    this.reports.set(reportId, report);
    this.bits += size * count;
    if (size === 0 || this.bits > LONGEST_REPORT * 8) return;
    for (const [index, usage] of this.#usages.slice(0, count).entries()) {
      const bit = report.bits + index * size;
      const bits = size * (index === this.#usages.length - 1 ? count - index : 1);
      report.fields.push({ ...halves(usage), bit, bits, minimum, maximum, collection: this.#open.at(-1) ?? null });
    }
    report.bits += size * count;
  }
}

const halves = (usage: number): { usagePage: number; usage: number } => ({
  usagePage: Math.floor(usage / 0x10000),
  usage: usage % 0x10000,
});
