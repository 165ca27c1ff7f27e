/** Builders of what HID readers send, after their makers' manuals. */

export interface MagtekTracks {
  track1?: string;
  track2?: string;
  track3?: string;
  /** Decode status of the three tracks; 1 is an error. */
  status?: readonly [number, number, number];
}

/** The 337 bytes of a MagTek USB HID swipe reader. Bytes past a track's length are undefined: we leave an older card there. */
export function magtekReport({ track1 = '', track2 = '', track3 = '', status = [0, 0, 0] }: MagtekTracks): Uint8Array {
  const tracks = [track1, track2, track3];
  const report = Buffer.alloc(337, '9');
  report.set(status, 0);
  report.set(
    tracks.map(({ length }) => length),
    3,
  );
  report[6] = 0; // ISO/ABA
  for (const [index, track] of tracks.entries()) report.write(track, 7 + index * 110, 'latin1');
  return report;
}

/**
 * The 856 bytes of a MagneSafe V5 reader. Encrypting, it puts cipher text where the tracks were and masks the number in the
 * copies further on; before keys are loaded it sends the tracks in the clear.
 */
export function magnesafeReport(track1: string, track2: string, encryptionStatus: number): Uint8Array {
  const report = Buffer.alloc(856);
  report[3] = track1.length;
  report[4] = track2.length;
  report.write(track1, 7, 'latin1');
  report.write(track2, 119, 'latin1');
  report.writeUInt16BE(encryptionStatus, 493);
  const masked = '%B5452000000007189^HOGAN/PAUL      ^08040000000000000000000000000000?';
  report[505] = masked.length;
  report.write(masked, 508, 'latin1');
  return report;
}

/** The report descriptor in the manual of the MagTek USB HID swipe reader. */
export const MAGTEK_DESCRIPTOR = hex(`
  06 00 FF  09 01  A1 01  15 00  26 FF 00  75 08
  09 20  09 21  09 22  09 28  09 29  09 2A  09 38  95 07  81 02
  09 30  95 6E  82 02 01
  09 31  95 6E  82 02 01
  09 32  95 6E  82 02 01
  09 20  95 18  B2 02 01
  C0`);

/** The beginning of that of a MagneSafe V5 reader, up to the encryption status. */
export const MAGNESAFE_DESCRIPTOR = hex(`
  06 00 FF  09 01  A1 01  15 00  26 FF 00  75 08
  09 20  09 21  09 22  09 28  09 29  09 2A  09 38  95 07  81 02
  09 30  95 70  82 02 01
  09 31  95 70  82 02 01
  09 32  95 70  82 02 01
  09 39  95 01  81 02
  75 20  09 23  95 01  81 02
  75 08  09 2B  95 01  81 02
  09 33  95 80  82 02 01
  09 40  95 10  82 02 01
  09 42  95 02  82 02 01
  C0`);

/** A point-of-sale reader: page 0x8E, numbered reports, a status report (2) before the one that carries the tracks (1). */
export const POS_DESCRIPTOR = hex(`
  05 8E  09 01  A1 01  15 00  26 FF 00
  85 02  75 08  95 01  06 00 FF  09 01  81 02
  05 8E  85 01
  19 11  29 13  95 03  81 02
  09 21  95 4F  82 02 01
  09 22  95 28  82 02 01
  09 23  95 6B  82 02 01
  C0`);

/** A keyboard. */
export const KEYBOARD_DESCRIPTOR = hex(`
  05 01  09 06  A1 01  05 07  19 E0  29 E7  15 00  25 01  75 01  95 08  81 02
  95 01  75 08  81 03  95 06  75 08  15 00  25 65  05 07  19 00  29 65  81 00  C0`);

/** Report 1 of that point-of-sale reader: number, three lengths, 79 + 40 + 107 bytes of tracks. */
export function posReport(track1: string, track2: string): Uint8Array {
  const report = Buffer.alloc(1 + 3 + 79 + 40 + 107);
  report.set([1, track1.length, track2.length, 0]);
  report.write(track1, 4, 'latin1');
  report.write(track2, 4 + 79, 'latin1');
  return report;
}

function hex(text: string): Uint8Array {
  return Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
}
