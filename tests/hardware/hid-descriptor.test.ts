import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDescriptor } from '../../hardware/readers/hid-descriptor.ts';
import { KEYBOARD_DESCRIPTOR, MAGTEK_DESCRIPTOR, POS_DESCRIPTOR } from './hid-reports.ts';

describe('a report descriptor', () => {
  test('gives the place of every usage', () => {
    const [report, ...others] = readDescriptor(MAGTEK_DESCRIPTOR);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ id: 0, length: 337 });
    expect(report?.fields).toContainEqual({ usagePage: 0xff00, usage: 0x22, offset: 2, length: 1 });
    expect(report?.fields).toContainEqual({ usagePage: 0xff00, usage: 0x32, offset: 227, length: 110 });
  });

  test('of several numbered reports gives each, the number in byte 0', () => {
    expect(readDescriptor(POS_DESCRIPTOR).map(({ id, length }) => [id, length])).toEqual([
      [2, 2],
      [1, 230],
    ]);
  });

  test('leaves bits that are no bytes out', () => {
    const [report] = readDescriptor(KEYBOARD_DESCRIPTOR);
    expect(report?.length).toBe(8);
    expect(report?.fields.filter(({ usage }) => usage >= 0xe0)).toEqual([]);
  });

  test('brings back what was pushed', () => {
    // Page 0x8E, one byte; push; page 0xFF00, four bytes; pop: the next byte is on page 0x8E again.
    const descriptor = Buffer.from('058E75089501A40600FF9504093081 02B409118102'.replaceAll(' ', ''), 'hex');
    expect(readDescriptor(descriptor)[0]?.fields).toEqual([
      { usagePage: 0xff00, usage: 0x30, offset: 0, length: 4 },
      { usagePage: 0x8e, usage: 0x11, offset: 4, length: 1 },
    ]);
  });

  test('takes the page from a usage of four bytes', () => {
    const descriptor = Buffer.from('0501750895010B11008E008102', 'hex');
    expect(readDescriptor(descriptor)[0]?.fields).toEqual([{ usagePage: 0x8e, usage: 0x11, offset: 0, length: 1 }]);
  });

  test.each([
    ['cut short', MAGTEK_DESCRIPTOR.subarray(0, 20).subarray(0, 15)],
    ['with a long item', Uint8Array.of(0xfe, 0, 0)],
    ['of absurd size', Buffer.from('75ff97ffffffff8102', 'hex')],
  ])('%s gives no report', (_, descriptor) => {
    expect(readDescriptor(descriptor)).toEqual([]);
  });

  test('made of random bytes is never thrown at', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => Array.isArray(readDescriptor(bytes))));
  });
});
