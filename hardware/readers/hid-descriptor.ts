import { readHidDescriptor } from '../hid/descriptor.ts';

/**
 * Where one usage is in an input report, in whole bytes. The report's number, if it has one, is byte 0 of the report.
 */
export interface ReportField {
  readonly usagePage: number;
  readonly usage: number;
  readonly offset: number;
  readonly length: number;
}

/** One kind of input report that a device sends. `id` 0 means that its reports have no number. */
export interface InputReport {
  readonly id: number;
  readonly length: number;
  readonly fields: readonly ReportField[];
}

/**
 * Reads a HID report descriptor for card readers: which input reports there are and where each usage is in them. Fields
 * that do not start and end on whole bytes are left out. Returns no reports at all for a descriptor that is cut short
 * or not credible.
 */
export function readDescriptor(descriptor: Uint8Array): readonly InputReport[] {
  return readHidDescriptor(descriptor).reports.map(({ id, bits, fields }) => ({
    id,
    length: Math.ceil(bits / 8),
    fields: fields
      .filter((field) => field.bit % 8 === 0 && field.bits % 8 === 0)
      .map((field) => ({
        usagePage: field.usagePage,
        usage: field.usage,
        offset: field.bit / 8,
        length: field.bits / 8,
      })),
  }));
}
