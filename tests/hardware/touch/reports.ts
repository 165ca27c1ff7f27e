/** What touch controllers send, built by their makers' protocols. */

/** An Elo SmartSet packet: `U`, a letter, seven bytes, the checksum. */
export function eloPacket(letter: string, data: readonly number[]): Uint8Array {
  const packet = Uint8Array.of(0x55, letter.charCodeAt(0), ...data, ...Array<number>(7 - data.length).fill(0), 0);
  packet[9] = packet.subarray(0, 9).reduce((sum, byte) => sum + byte, 0xaa) & 0xff;
  return packet;
}

/** A touch of an Elo controller: `how` is 1 for the first, 2 while it lasts, 4 at the lift. */
export const elo = (how: 1 | 2 | 4, x: number, y: number): Uint8Array =>
  eloPacket('T', [how, x & 0xff, x >> 8, y & 0xff, y >> 8]);

/** A report of a MicroTouch controller in Format Tablet. */
export const microTouch = (touches: boolean, x: number, y: number): Uint8Array =>
  Uint8Array.of(touches ? 0xc0 : 0x80, x & 0x7f, x >> 7, y & 0x7f, y >> 7);

export interface Finger {
  readonly tip: boolean;
  readonly confidence?: boolean;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** One finger of a multi-touch screen: tip, confidence, six bits of nothing, id, x, y. */
const FINGER =
  '05 0D 09 22 A1 02 09 42 15 00 25 01 75 01 95 01 81 02 09 47 81 02 95 06 81 03 75 08 95 01 09 51 25 7F 81 02' +
  ' 05 01 26 FF 0F 75 10 09 30 81 02 26 FF 0B 09 31 81 02 C0';

/** A touch screen with report number 4, two fingers a report, 4096 by 3072, contact count and scan time. */
export const TOUCH_SCREEN = bytes(
  `05 0D 09 04 A1 01 85 04 ${FINGER} ${FINGER} 05 0D 27 FF FF 00 00 75 10 95 01 09 56 81 02 25 7F 75 08 09 54 81 02 C0`,
);

/** A report of it: `count` is 0 in the second and further reports of a frame. */
export function touchScreenReport(count: number, scanTime: number, fingers: readonly Finger[]): Uint8Array {
  const slots = [0, 1].flatMap((nth) => {
    const { tip, confidence = true, id, x, y } = fingers[nth] ?? { tip: false, id: 0, x: 0, y: 0 };
    return [Number(tip) + 2 * Number(confidence), id, x & 0xff, x >> 8, y & 0xff, y >> 8];
  });
  return Uint8Array.of(4, ...slots, scanTime & 0xff, scanTime >> 8, count);
}

/** A screen for one finger whose values stand in the application itself: tip, x, y from -100 to 100, no number. */
export const SINGLE_TOUCH = bytes(
  '05 0D 09 04 A1 01 09 42 15 00 25 01 75 01 95 01 81 02 95 07 81 03 05 01 15 9C 25 64 75 08 95 01 09 30 81 02 09 31 81 02 C0',
);

/** A pen, which lies in a digitizer of its own. */
export const PEN = bytes(
  '05 0D 09 02 A1 01 09 20 A1 00 09 42 15 00 25 01 75 01 95 01 81 02 95 07 81 03 05 01 26 FF 7F 75 10 95 01 09 30 81 02 09 31 81 02 C0 C0',
);

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
}
