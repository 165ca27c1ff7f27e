import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeReport } from '../../hardware/readers/report.ts';
import { layoutFromDescriptor, MAGTEK_MAGNESAFE, MAGTEK_SWIPE } from '../../hardware/readers/report-layout.ts';
import { magnesafeReport, magtekReport, POS_DESCRIPTOR, posReport } from './hid-reports.ts';

const TRACK_1 = '%B6009991234567890^SMITH/JOHN^2812101?';
const TRACK_2 = ';6009991234567890=2812101?';
const READ = {
  ok: true,
  value: {
    account: '6009991234567890',
    name: 'SMITH/JOHN',
    expiry: '2812',
    service: '101',
    track1: TRACK_1,
    track2: TRACK_2,
  },
};

describe('the report of a MagTek swipe reader', () => {
  test('is a swipe; bytes past a track’s length do not count', () => {
    expect(decodeReport(MAGTEK_SWIPE, magtekReport({ track1: TRACK_1, track2: TRACK_2, track3: '+123?' }))).toEqual(
      READ,
    );
  });

  test('with one track unread is a swipe by the other', () => {
    const report = magtekReport({ track2: TRACK_2, status: [1, 0, 1] });
    expect(decodeReport(MAGTEK_SWIPE, report)).toMatchObject({ ok: true, value: { account: '6009991234567890' } });
  });

  test('B-80: with all tracks unread is a failed read', () => {
    const report = magtekReport({ status: [1, 1, 1] });
    expect(decodeReport(MAGTEK_SWIPE, report)).toMatchObject({ ok: false, error: { code: 'read-error', retry: true } });
  });

  test('B-80: an unread track counts as unread, no matter what its field holds', () => {
    const report = magtekReport({ track1: TRACK_1, track2: TRACK_2, status: [1, 1, 0] });
    expect(decodeReport(MAGTEK_SWIPE, report)).toMatchObject({ ok: false, error: { code: 'read-error' } });
  });

  test('of a blank card has no data', () => {
    expect(decodeReport(MAGTEK_SWIPE, magtekReport({}))).toMatchObject({ ok: false, error: { code: 'no-data' } });
  });

  test('that claims more bytes than fit is refused', () => {
    const report = magtekReport({ track1: TRACK_1, track2: TRACK_2 });
    report[4] = 111;
    expect(decodeReport(MAGTEK_SWIPE, report)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });

  test('of random bytes is refused or a swipe, never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 337, maxLength: 337 }), (bytes) => {
        expect(typeof decodeReport(MAGTEK_SWIPE, bytes).ok).toBe('boolean');
      }),
    );
  });
});

describe('the report of a MagneSafe reader', () => {
  test('B-81: encrypted, is refused as such, and not as a bad card', () => {
    const cipher = '\u00c2\u0051\u00e9\u0017'.repeat(10);
    const result = decodeReport(MAGTEK_MAGNESAFE, magnesafeReport(cipher, cipher, 0x0006));
    expect(result).toMatchObject({ ok: false, error: { code: 'encrypted', retry: false } });
    expect(result.ok || result.error.message).toMatch(/reader is in encrypted mode/);
  });

  test('B-81: encrypted, its tracks are not believed even if they look plain or empty', () => {
    for (const report of [magnesafeReport(TRACK_1, TRACK_2, 0x0006), magnesafeReport('', '', 0x000e)]) {
      expect(decodeReport(MAGTEK_MAGNESAFE, report)).toMatchObject({ ok: false, error: { code: 'encrypted' } });
    }
  });

  test.each([0x0000, 0x0002, 0x0004])('in the clear (status %i), is a swipe', (status) => {
    expect(decodeReport(MAGTEK_MAGNESAFE, magnesafeReport(TRACK_1, TRACK_2, status))).toEqual(READ);
  });
});

describe('the report of a reader on page 0x8E', () => {
  const layout = layoutFromDescriptor(POS_DESCRIPTOR);
  if (!layout) throw new Error('no layout');

  test('is a swipe, with sentinels or without', () => {
    expect(decodeReport(layout, posReport(TRACK_1, TRACK_2))).toEqual(READ);
    expect(decodeReport(layout, posReport(TRACK_1.slice(1, -1), TRACK_2.slice(1, -1)))).toEqual(READ);
  });

  test('with one sentinel of two is a partial swipe', () => {
    expect(decodeReport(layout, posReport('', TRACK_2.slice(0, -1)))).toMatchObject({
      ok: false,
      error: { code: 'no-end-sentinel' },
    });
  });
});
