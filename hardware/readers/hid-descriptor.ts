/** Where one usage lies in an input report, in whole bytes. The report's number, if it has one, is byte 0 of the report. */
export interface ReportField {
  readonly usagePage: number;
  readonly usage: number;
  readonly offset: number;
  readonly length: number;
}

/** One kind of input report that a device sends. `id` 0 means that its reports carry no number. */
export interface InputReport {
  readonly id: number;
  readonly length: number;
  readonly fields: readonly ReportField[];
}

/** The global items that `Push` saves and `Pop` brings back. */
interface Globals {
  usagePage: number;
  reportId: number;
  /** Bits. */
  size: number;
  count: number;
}

/** Items by type and tag, sizes masked off (Device Class Definition for HID 1.11, section 6.2.2). */
const INPUT = 0x80;
const MAIN_TYPE = 0x00;
const USAGE_PAGE = 0x04;
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
  /** Bytes that the value took. */
  readonly size: number;
  readonly value: number;
}

/** A report longer than this is no card reader's; a descriptor that claims one is not worth believing. */
const LONGEST_REPORT = 4096;

/**
 * Reads a HID report descriptor as far as we need it: which input reports there are and where in them each usage lies. Fields
 * that do not start and end on whole bytes are left out. Gives no reports at all for a descriptor that is cut short or absurd.
 */
export function readDescriptor(descriptor: Uint8Array): readonly InputReport[] {
  const items = splitItems(descriptor);
  const state = new DescriptorState();
  for (const item of items) state.take(item);
  const reports = [...state.reports].map(([id, { bits, fields }]) => ({ id, length: Math.ceil(bits / 8), fields }));
  return reports.every(({ length }) => length <= LONGEST_REPORT) ? reports : [];
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

/** What the items so far add up to. */
class DescriptorState {
  readonly reports = new Map<number, { bits: number; fields: ReportField[] }>();
  readonly #saved: Globals[] = [];
  #globals: Globals = { usagePage: 0, reportId: 0, size: 0, count: 0 };
  /** Page and usage in one number, page high. */
  #usages: number[] = [];
  #minimum = 0;

  take({ tag, size, value }: Item): void {
    // A usage of four bytes brings its own page; a shorter one is on the current page.
    const usage = size === 4 ? value : this.#globals.usagePage * 0x10000 + value;
    if (tag === INPUT) this.#place();
    // Usages belong to the main item that comes next, and to no other.
    if ((tag & 0x0c) === MAIN_TYPE) this.#usages = [];
    else if (tag === USAGE_PAGE) this.#globals.usagePage = value;
    else if (tag === REPORT_SIZE) this.#globals.size = value;
    else if (tag === REPORT_ID) this.#globals.reportId = value;
    else if (tag === REPORT_COUNT) this.#globals.count = value;
    else if (tag === PUSH) this.#saved.push({ ...this.#globals });
    else if (tag === POP) this.#globals = this.#saved.pop() ?? this.#globals;
    else if (tag === USAGE) this.#usages.push(usage);
    else if (tag === USAGE_MINIMUM) this.#minimum = usage;
    else if (tag === USAGE_MAXIMUM) this.#addRange(usage);
  }

  #addRange(maximum: number): void {
    for (let usage = this.#minimum; usage <= maximum && this.#usages.length < LONGEST_REPORT; usage += 1) {
      this.#usages.push(usage);
    }
  }

  /** Lays the input item's elements down: each usage takes one, the last usage all that are left. */
  #place(): void {
    const { reportId, size, count } = this.#globals;
    const report = this.reports.get(reportId) ?? { bits: reportId === 0 ? 0 : 8, fields: [] };
    this.reports.set(reportId, report);
    for (const [index, usage] of this.#usages.slice(0, count).entries()) {
      const bit = report.bits + index * size;
      const bits = size * (index === this.#usages.length - 1 ? count - index : 1);
      if (bit % 8 !== 0 || bits % 8 !== 0) continue;
      report.fields.push({
        usagePage: Math.floor(usage / 0x10000),
        usage: usage % 0x10000,
        offset: bit / 8,
        length: bits / 8,
      });
    }
    report.bits += size * count;
  }
}
