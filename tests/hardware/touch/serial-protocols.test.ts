import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decoded, NO_BYTES, type TouchFrame } from '../../../hardware/touch/contact.ts';
import { readElo } from '../../../hardware/touch/elo.ts';
import { MICROTOUCH_SETUP, readMicroTouch } from '../../../hardware/touch/microtouch.ts';
import { elo, eloPacket, microTouch } from './reports.ts';

type Read = (rest: Uint8Array, bytes: Uint8Array) => Decoded;

const PROTOCOLS = [
  {
    name: 'Elo SmartSet',
    read: readElo as Read,
    stream: [elo(1, 100, 200), elo(2, 0x0155, 0x0254), elo(2, 4095, 0), elo(4, 4095, 0)],
    frames: [[{ id: 0, x: 100, y: 200 }], [{ id: 0, x: 0x0155, y: 0x0254 }], [{ id: 0, x: 4095, y: 0 }], []],
  },
  {
    name: '3M MicroTouch, Format Tablet',
    read: readMicroTouch as Read,
    stream: [
      microTouch(true, 100, 200),
      microTouch(true, 0x3fff, 0),
      microTouch(true, 7, 0x3fff),
      microTouch(false, 7, 9),
    ],
    frames: [[{ id: 0, x: 100, y: 200 }], [{ id: 0, x: 0x3fff, y: 0 }], [{ id: 0, x: 7, y: 0x3fff }], []],
  },
];

const joined = (pieces: readonly Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap((piece) => [...piece]));

function readAll(read: Read, pieces: readonly Uint8Array[]): { frames: TouchFrame[]; rest: Uint8Array } {
  const frames: TouchFrame[] = [];
  let rest: Uint8Array = NO_BYTES;
  for (const piece of pieces) {
    const decoded = read(rest, piece);
    frames.push(...decoded.frames);
    rest = decoded.rest;
  }
  return { frames, rest };
}

describe.each(PROTOCOLS)('$name', ({ read, stream, frames }) => {
  const line = joined(stream);

  test('gives the places and the lift', () => {
    expect(readAll(read, [line])).toEqual({ frames, rest: NO_BYTES });
  });

  test('gives the same wherever the line is split', () => {
    for (let at = 0; at <= line.length; at += 1) {
      expect(readAll(read, [line.slice(0, at), line.slice(at)]).frames).toEqual(frames);
    }
    expect(
      readAll(
        read,
        [...line].map((byte) => Uint8Array.of(byte)),
      ).frames,
    ).toEqual(frames);
  });

  test('is in step again with the first whole report after garbage', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (garbage) => {
        const read_ = readAll(read, [garbage, line]).frames;
        // What begins in the garbage may take the beginning of a report with it, and no more than that.
        expect(read_.slice(-(frames.length - 1))).toEqual(frames.slice(1));
      }),
      { numRuns: 500 },
    );
  });

  test('loses only one report when a byte is lost', () => {
    const length = stream[0]?.length ?? 0;
    for (let lost = 0; lost < length; lost += 1) {
      const broken = joined([line.slice(0, lost), line.slice(lost + 1)]);
      expect(readAll(read, [broken]).frames.slice(-(frames.length - 1))).toEqual(frames.slice(1));
    }
  });

  test('never throws and never keeps more than one report', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 20 }), (pieces) => {
        expect(readAll(read, pieces).rest.length).toBeLessThan(stream[0]?.length ?? 0);
      }),
      { numRuns: 500 },
    );
  });
});

test('an Elo packet that is not a touch, or has a wrong checksum, is skipped', () => {
  const wrong = elo(1, 5, 5);
  wrong[9] = (wrong[9] ?? 0) ^ 1;
  const pieces = [eloPacket('A', [0x30]), wrong, eloPacket('T', [0x80, 5, 0, 5, 0]), elo(1, 6, 7)];
  expect(readAll(readElo, pieces).frames).toEqual([[{ id: 0, x: 6, y: 7 }]]);
});

test('the answer of a MicroTouch controller to its setup is passed over', () => {
  const answer = new TextEncoder().encode('\u00010\r\u00010\r');
  expect(readAll(readMicroTouch, [answer, microTouch(true, 1, 2)]).frames).toEqual([[{ id: 0, x: 1, y: 2 }]]);
  expect(new TextDecoder().decode(MICROTOUCH_SETUP)).toBe('\u0001MS\r\u0001FT\r');
});
