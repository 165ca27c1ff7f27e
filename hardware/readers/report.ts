import type { Result } from '../result.ts';
import { encryptedReader, type ReadError, refuseSwipe } from './read-error.ts';
import type { ReportLayout, Span, TrackSpans } from './report-layout.ts';
import { decodeTracks, type Swipe } from './track.ts';
import { TRACK_1, TRACK_2, type TrackFormat } from './track-format.ts';

/** MagneSafe: "initial key injected" and "encryption enabled". Both must be set before anything is encrypted. */
const ENCRYPTING = 0x06;

/**
 * Reads one whole report of a HID reader (B-79): rebuilds the track text and reads that. A track with its error bit set
 * counts as `%E?` (B-80); an encrypted report is refused as such, whatever its track fields hold (B-81).
 */
export function decodeReport(layout: ReportLayout, report: Uint8Array): Result<Swipe, ReadError> {
  if (layout.encryption && (number(report, layout.encryption) & ENCRYPTING) === ENCRYPTING) return encryptedReader();
  const tracks: [TrackFormat, TrackSpans | undefined][] = [
    [TRACK_1, layout.track1],
    [TRACK_2, layout.track2],
  ];
  let text = '';
  for (const [format, spans] of tracks) {
    if (!spans) continue;
    const length = number(report, spans.length);
    if (length > spans.data.length) {
      return refuseSwipe(
        'too-long',
        `The reader reports ${length} bytes of track ${format.track}, and at most ${spans.data.length} fit: please swipe again.`,
      );
    }
    const unread = spans.status !== undefined && (number(report, spans.status) & 1) === 1;
    const data = Buffer.from(report.subarray(spans.data.offset, spans.data.offset + length)).toString('latin1');
    text += unread ? `${format.start}E${format.end}` : withSentinels(format, data, layout.sentinelsOptional);
  }
  return decodeTracks(text);
}

/**
 * Adds the sentinels that a reader omitted. If only one of them is there, the track is incomplete and stays as it is.
 */
function withSentinels({ start, end }: TrackFormat, data: string, optional: boolean): string {
  const bare = optional && data !== '' && !data.startsWith(start) && !data.includes(end);
  return bare ? start + data + end : data;
}

/** A number of one or more bytes, high byte first. */
const number = (report: Uint8Array, { offset, length }: Span): number =>
  report.subarray(offset, offset + length).reduce((sum, byte) => sum * 256 + byte, 0);
