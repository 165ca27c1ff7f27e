import { ok, type Result } from '../result.ts';
import { type ReadError, refuseSwipe, unreadable } from './read-error.ts';
import { decodeTracks, type Swipe } from './track.ts';
import { checkCharacter, TRACK_1, TRACK_2, type TrackFormat } from './track-format.ts';

/**
 * What passed over the head: for each track, one array element per bit, 0 or 1, with the card drawn in either
 * direction.
 */
export interface Stripe {
  readonly track1?: Uint8Array;
  readonly track2?: Uint8Array;
}

/**
 * Reads a whole stripe. One good track is enough, as with readers that decode for themselves; with none, the refusal is
 * that of the first track that had anything on it.
 */
export function decodeStripe({ track1, track2 }: Stripe): Result<Swipe, ReadError> {
  const tracks = [
    track1 && decodeBits(TRACK_1, track1), //
    track2 && decodeBits(TRACK_2, track2),
  ].filter((track) => track !== undefined);
  const text = tracks.map((track) => (track.ok ? track.value : '')).join('');
  const refused = tracks.find((track) => !track.ok);
  return text === '' && refused && !refused.ok ? refused : decodeTracks(text);
}

/**
 * Reads the bits of one track: clocking zeros, start sentinel, characters with odd parity, end sentinel, check
 * character (ISO/IEC 7811-6). Returns the text from sentinel to sentinel, or the empty text for a track without a
 * single one bit. The card may have been drawn backward.
 */
export function decodeBits(format: TrackFormat, bits: Uint8Array): Result<string, ReadError> {
  if (!bits.includes(1)) return ok('');
  const forward = decodeOneWay(format, bits);
  const backward = decodeOneWay(format, bits.toReversed());
  if (forward.ok && backward.ok) {
    // Both directions make sense, by a chance in many millions; there is no way to tell which one is right.
    return forward.value === backward.value ? forward : unreadable();
  }
  if (forward.ok) return forward;
  if (backward.ok) return backward;
  // The direction that at least began like a track gives the better error.
  return forward.error.code === 'no-start-sentinel' ? backward : forward;
}

function decodeOneWay(format: TrackFormat, bits: Uint8Array): Result<string, ReadError> {
  const { track, start, end, longest } = format;
  const width = format.bits + 1;
  const first = bits.indexOf(1);
  let text = '';
  while (!text.endsWith(end)) {
    const character = readCharacter(format, bits, first + text.length * width);
    if (text === '' && character !== start) {
      return refuseSwipe('no-start-sentinel', `No start of track ${track} was found: please swipe the card again.`);
    }
    if (character === undefined) {
      return refuseSwipe('no-end-sentinel', `Track ${track} ended early: please swipe the card again.`);
    }
    if (character === 'parity') return refuseParity(track, text.length);
    text += character;
    if (text.length > longest + 2) {
      return refuseSwipe('too-long', `Track ${track} has no end within ${longest + 2} characters: please swipe again.`);
    }
  }
  const check = readCharacter(format, bits, first + text.length * width);
  if (check === 'parity') return refuseParity(track, text.length);
  if (check !== checkCharacter(format, text)) {
    return refuseSwipe('bad-lrc', `The check character of track ${track} is wrong: please swipe the card again.`);
  }
  if (text.length === 2) return refuseSwipe('no-data', `Track ${track} is empty: please swipe the card again.`);
  return ok(text);
}

const refuseParity = (track: number, place: number): Result<never, ReadError> =>
  refuseSwipe('bad-parity', `Character ${place + 1} of track ${track} was misread: please swipe the card again.`);

/** The character whose bits begin at `at`; `parity` if it was misread, nothing where the bits run out. */
function readCharacter(
  { bits: width, base }: TrackFormat,
  bits: Uint8Array,
  at: number,
): string | 'parity' | undefined {
  if (at + width >= bits.length) return undefined;
  let value = 0;
  let ones = 0;
  for (let place = 0; place <= width; place += 1) {
    const bit = bits[at + place] === 1 ? 1 : 0;
    ones += bit;
    if (place < width) value |= bit << place;
  }
  return ones % 2 === 1 ? String.fromCharCode(base + value) : 'parity';
}
