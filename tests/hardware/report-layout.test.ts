import { describe, expect, test } from 'vitest';
import {
  type HidDevice,
  layoutFor,
  layoutFromDescriptor,
  MAGTEK,
  MAGTEK_MAGNESAFE,
  MAGTEK_SWIPE,
} from '../../hardware/readers/report-layout.ts';
import { KEYBOARD_DESCRIPTOR, MAGNESAFE_DESCRIPTOR, MAGTEK_DESCRIPTOR, POS_DESCRIPTOR } from './hid-reports.ts';

const device = (changes: Partial<HidDevice>): HidDevice => ({
  vendorId: MAGTEK,
  productId: 0x0002,
  usagePage: 0xff00,
  ...changes,
});

describe('the layout of a report', () => {
  test('of a MagTek swipe reader: the manual and its descriptor agree', () => {
    expect(layoutFromDescriptor(MAGTEK_DESCRIPTOR)).toEqual(MAGTEK_SWIPE);
  });

  test('of a MagneSafe reader: they agree up to the status of the encryption', () => {
    expect(layoutFromDescriptor(MAGNESAFE_DESCRIPTOR)).toEqual({ ...MAGTEK_MAGNESAFE, length: 495 });
  });

  test('of a reader on page 0x8E comes from its descriptor', () => {
    expect(layoutFromDescriptor(POS_DESCRIPTOR)).toEqual({
      reportId: 1,
      length: 230,
      track1: { length: { offset: 1, length: 1 }, data: { offset: 4, length: 79 } },
      track2: { length: { offset: 2, length: 1 }, data: { offset: 83, length: 40 } },
      sentinelsOptional: true,
    });
  });

  test('without descriptor is the manual’s, for MagTek readers', () => {
    expect(layoutFor(device({}))).toBe(MAGTEK_SWIPE);
    expect(layoutFor(device({ productId: 0x0011 }))).toBe(MAGTEK_MAGNESAFE);
  });

  test('is not to be had for anything else', () => {
    expect(layoutFor(device({ vendorId: 0x046d }))).toBeUndefined();
    expect(layoutFor(device({ descriptor: KEYBOARD_DESCRIPTOR }))).toBeUndefined();
  });
});
