import { ok, type Result } from '../result.ts';
import { encryptedReader, type ReadError, refuseSwipe, unreadable } from './read-error.ts';
import { checkCharacter, TRACK_1, TRACK_2, type TrackFormat } from './track-format.ts';

/** A card that was read. The account number is digits; everything else is as on the card, and may be missing. */
export interface Swipe {
  readonly account: string;
  /** The tracks as read, from start to end sentinel, without check character. */
  readonly track1?: string;
  readonly track2?: string;
  /** As written on track 1, `SURNAME/FIRST`, outer spaces removed. */
  readonly name?: string;
  /** Year and month, `YYMM`. */
  readonly expiry?: string;
  /** The three-digit service code. */
  readonly service?: string;
}

/** One track of the text: the characters between its sentinels. `format` is missing on track 3, which we skip. */
interface RawTrack {
  readonly format: TrackFormat | undefined;
  readonly data: string;
}

type Fields = Pick<Swipe, 'account' | 'name' | 'expiry' | 'service'>;

/**
 * No reader sends more than three full tracks for one swipe; a little more than twice that is two swipes and room to
 * spare.
 */
export const LONGEST_TEXT = 512;

const FORMATS: ReadonlyMap<string, TrackFormat | undefined> = new Map([
  [TRACK_1.start, TRACK_1],
  [TRACK_2.start, TRACK_2],
  ['+', undefined], // track 3
]);

/**
 * Reads the text that a reader sends for a swipe: up to three tracks, in any order, line breaks between them allowed,
 * each `start … ?` with or without check character (ISO/IEC 7811-6, 7813). A track that the reader marks as unread
 * (`%E?`, B-80) is skipped if the other one was read. The same card twice in one text is one swipe. Anything else that
 * is not exactly a card is refused as a whole, so a damaged swipe can never name a wrong account.
 */
export function decodeTracks(text: string): Result<Swipe, ReadError> {
  if (text.length > LONGEST_TEXT) {
    return refuseSwipe('too-long', `The reader sent ${text.length} characters, more than any card holds: swipe again.`);
  }
  const split = splitTracks(text);
  return split.ok ? combine(split.value) : split;
}

/** Splits the text at its sentinels. */
function splitTracks(text: string): Result<RawTrack[], ReadError> {
  const tracks: RawTrack[] = [];
  let at = 0;
  for (;;) {
    while (isBreak(text[at])) at += 1;
    const start = text[at];
    if (start === undefined) return ok(tracks);
    if (start === '|' && tracks.length > 0) return encryptedReader(); // masked tracks, then `|` and the cipher text
    if (!FORMATS.has(start)) return refuseStart(start, at);
    const end = text.indexOf('?', at);
    if (end < 0) {
      return refuseSwipe('no-end-sentinel', 'The swipe ended early: please swipe the card again.');
    }
    const track: RawTrack = { format: FORMATS.get(start), data: text.slice(at + 1, end) };
    const check = checkCharacterAt(text, end + 1, track.format);
    const refusal = refuseData(track) ?? refuseCheck(track, check);
    if (refusal) return refusal;
    tracks.push(track);
    at = end + 1 + (check === undefined ? 0 : 1);
  }
}

const isBreak = (character: string | undefined): boolean => character === '\r' || character === '\n';

function refuseStart(found: string, at: number): Result<never, ReadError> {
  const code = found.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase();
  return refuseSwipe(
    'no-start-sentinel',
    `Expected the start of a track (% or ; or +) at character ${at + 1} but found code 0x${code}: please swipe again.`,
  );
}

/**
 * The check character after an end sentinel, if the reader sent one. It may look like the start of a track: then it is
 * a check character only if no track follows it directly. Track 3 has the alphabet of track 2.
 */
function checkCharacterAt(text: string, at: number, format: TrackFormat = TRACK_2): string | undefined {
  const found = text[at];
  if (found === undefined) return undefined;
  const value = found.charCodeAt(0) - format.base;
  if (value < 0 || value >= 2 ** format.bits) return undefined;
  if (!FORMATS.has(found)) return found;
  const next = text[at + 1];
  const nothingFollows = next === undefined || isBreak(next) || FORMATS.has(next);
  return nothingFollows ? found : undefined;
}

function refuseCheck({ format, data }: RawTrack, check: string | undefined): Result<never, ReadError> | undefined {
  if (format === undefined || check === undefined || data === 'E') return undefined;
  if (check === checkCharacter(format, format.start + data + format.end)) return undefined;
  return refuseSwipe('bad-lrc', `The check character of track ${format.track} is wrong: please swipe the card again.`);
}

/** Length and alphabet. */
function refuseData({ format, data }: RawTrack): Result<never, ReadError> | undefined {
  if (format === undefined || data === 'E') return undefined;
  const { track, longest } = format;
  if (/[%;+\r\n]/.test(data)) {
    return refuseSwipe('no-end-sentinel', `Track ${track} ended early and another began: please swipe the card again.`);
  }
  if (data.length > longest) {
    return refuseSwipe(
      'too-long',
      `Track ${track} has ${data.length} characters, and at most ${longest} fit: please swipe again.`,
    );
  }
  // Encrypting heads replace digits of the number with asterisks (B-81).
  if (/^B?\d*\*/.test(data)) return encryptedReader();
  const place = [...data].findIndex((character) => !format.data.test(character));
  if (place < 0) return undefined;
  return refuseSwipe(
    'bad-character',
    `Character ${place + 1} of track ${track} is not allowed on that track: please swipe the card again.`,
  );
}

/** Makes one swipe of the tracks, if they belong to one card. */
function combine(tracks: readonly RawTrack[]): Result<Swipe, ReadError> {
  const read = new Map<TrackFormat, { data: string; fields: Fields }>();
  for (const { format, data } of tracks) {
    if (format === undefined || data === 'E' || data === '') continue;
    const fields = format === TRACK_1 ? parseTrack1(data) : parseTrack2(data);
    if (!fields.ok) return fields;
    const before = read.get(format);
    if (before !== undefined && before.data !== data) {
      return refuseSwipe('two-cards', 'Two different cards were swiped at once: please swipe one card.');
    }
    read.set(format, { data, fields: fields.value });
  }
  const one = read.get(TRACK_1);
  const two = read.get(TRACK_2);
  const fields = two && one ? { ...one.fields, ...two.fields } : (two ?? one)?.fields;
  if (fields === undefined) {
    return tracks.some(({ data }) => data === 'E')
      ? unreadable()
      : refuseSwipe('no-data', 'Nothing was read: please swipe the card again, stripe toward the reader.');
  }
  if (one && one.fields.account !== fields.account) {
    return refuseSwipe('bad-number', 'The two tracks of this card carry different account numbers.');
  }
  return ok({
    ...fields,
    ...(one && { track1: `${TRACK_1.start}${one.data}${TRACK_1.end}` }),
    ...(two && { track2: `${TRACK_2.start}${two.data}${TRACK_2.end}` }),
  });
}

/** Format B: `B` number `^` name `^` expiry, service code and the house's own data. */
function parseTrack1(data: string): Result<Fields, ReadError> {
  if (!data.startsWith('B')) {
    return refuseSwipe('bad-number', 'This is not an account card: its track 1 is not in format B.');
  }
  const [number = '', name = '', ...rest] = data.slice(1).split(TRACK_1.separator);
  const owner = name.trim();
  const dates = parseDates(rest.join(TRACK_1.separator), TRACK_1);
  return withNumber(TRACK_1, number, { ...dates, ...(owner !== '' && { name: owner }) });
}

/** Number `=` expiry, service code and the house's own data; or only the number. */
function parseTrack2(data: string): Result<Fields, ReadError> {
  const [number = '', ...rest] = data.split(TRACK_2.separator);
  return withNumber(TRACK_2, number, parseDates(rest.join(TRACK_2.separator), TRACK_2));
}

function withNumber(format: TrackFormat, number: string, rest: Omit<Fields, 'account'>): Result<Fields, ReadError> {
  if (/^\d+$/.test(number) && number.length <= format.longestNumber) return ok({ account: number, ...rest });
  return refuseSwipe(
    'bad-number',
    `Track ${format.track} of this card has no account number of 1 to ${format.longestNumber} digits.`,
  );
}

/**
 * Expiry and service code, either of which may be replaced by a separator (ISO/IEC 7813). A house may omit them and
 * write its own data there: anything that does not look like them is ignored.
 */
function parseDates(text: string, { separator }: TrackFormat): Pick<Swipe, 'expiry' | 'service'> {
  const expiry = /^\d\d(0[1-9]|1[0-2])/.exec(text)?.[0];
  if (expiry === undefined && !text.startsWith(separator)) return {};
  const service = /^\d{3}/.exec(text.slice(expiry?.length ?? 1))?.[0];
  return { ...(expiry !== undefined && { expiry }), ...(service !== undefined && { service }) };
}
