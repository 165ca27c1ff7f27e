/**
 * The two tracks of an account card, as ISO/IEC 7811-6 encodes them and ISO/IEC 7813 lays them out. A character is its
 * offset from `base` in `bits` data bits, least significant first, then one bit of odd parity.
 */
export interface TrackFormat {
  readonly track: 1 | 2;
  readonly start: string;
  readonly end: '?';
  readonly separator: string;
  /** Data bits of one character, without parity. */
  readonly bits: number;
  /** The ASCII code of the character whose data bits are all zero. */
  readonly base: number;
  /**
   * The maximum number of characters between the sentinels: 79 and 40 in total, minus two sentinels and the check
   * character.
   */
  readonly longest: number;
  /** The characters allowed between the sentinels: never a sentinel, of this track or of another. */
  readonly data: RegExp;
  /**
   * The longest account number: 19 digits by ISO/IEC 7812; on track 2, a house card may fill the track with digits
   * (B-85).
   */
  readonly longestNumber: number;
}

export const TRACK_1: TrackFormat = {
  track: 1,
  start: '%',
  end: '?',
  separator: '^',
  bits: 6,
  base: 0x20,
  longest: 76,
  data: /[ -$&-*,-:<->@-_]/, // 0x20 to 0x5F except % ? ; +
  longestNumber: 19,
};

export const TRACK_2: TrackFormat = {
  track: 2,
  start: ';',
  end: '?',
  separator: '=',
  bits: 4,
  base: 0x30,
  longest: 37,
  data: /[0-9=]/,
  longestNumber: 37,
};

/**
 * The longitudinal redundancy check: the character that makes the count of each data bit even, from start sentinel to
 * check character (ISO/IEC 7811). `text` runs from the start sentinel to the end sentinel.
 */
export function checkCharacter(format: TrackFormat, text: string): string {
  let sum = 0;
  for (const character of text) sum ^= character.charCodeAt(0) - format.base;
  return String.fromCharCode(format.base + sum);
}
