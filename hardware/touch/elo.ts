/**
 * Elo touch controllers on a serial line, in the SmartSet protocol: packets of ten bytes, `U`, a letter for the kind of
 * report, seven or eight bytes of data and a checksum. A touch is `U T status x x y y z z checksum`, low byte first;
 * the checksum is the one-byte sum of 0xAA and the nine bytes before it.
 */
import { type Axes, type Decoded, joined, NO_BYTES, type TouchFrame } from './contact.ts';

const LENGTH = 10;
const LEAD = 0x55;
const TOUCH = 0x54;
/** Bits of the status: the finger came down, moves or rests, was lifted. */
const INITIAL = 0x01;
const STREAM = 0x02;
const LIFTED = 0x04;

/** Twelve bits for each axis, from the upper left. */
export const ELO_AXES: Axes = { x: [0, 4095], y: [0, 4095] };

/**
 * Reads the bytes of a line. `rest` is what the previous call left over. Bytes that are not part of a packet are
 * skipped one by one until a packet with the right checksum begins; packets that are not touches (answers to commands)
 * are skipped.
 */
export function readElo(rest: Uint8Array, bytes: Uint8Array): Decoded {
  const all = joined(rest, bytes);
  const frames: TouchFrame[] = [];
  let at = 0;
  while (at < all.length) {
    if (all[at] !== LEAD) at += 1;
    else if (at + LENGTH > all.length) return { frames, rest: all.slice(at) };
    else if (checksum(all, at) !== all[at + LENGTH - 1]) at += 1;
    else {
      const frame = touchAt(all, at);
      if (frame) frames.push(frame);
      at += LENGTH;
    }
  }
  return { frames, rest: NO_BYTES };
}

function checksum(bytes: Uint8Array, at: number): number {
  let sum = 0xaa;
  for (let place = at; place < at + LENGTH - 1; place += 1) sum += bytes[place] ?? 0;
  return sum & 0xff;
}

function touchAt(bytes: Uint8Array, at: number): TouchFrame | null {
  if (bytes[at + 1] !== TOUCH) return null;
  const status = bytes[at + 2] ?? 0;
  if (status & LIFTED) return [];
  if (!(status & (INITIAL | STREAM))) return null;
  const word = (place: number): number => (bytes[at + place] ?? 0) + 256 * (bytes[at + place + 1] ?? 0);
  return [{ id: 0, x: word(3), y: word(5) }];
}
