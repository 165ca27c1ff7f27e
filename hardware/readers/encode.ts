import { checkCharacter, TRACK_1, TRACK_2, type TrackFormat } from './track-format.ts';

/** The data on an account card. The simulated reader and the tests write cards with it. */
export interface StripeCard {
  /** Digits: 1 to 19 of them, or 1 to 37 on a card with only track 2. */
  readonly account: string;
  readonly name?: string;
  /** `YYMM`. */
  readonly expiry?: string;
  readonly service?: string;
}

/** Track 1 in format B, including sentinels, without check character. */
export const encodeTrack1 = ({ account, name = '', expiry = '^', service = '^' }: StripeCard): string =>
  `%B${account}^${name}^${expiry}${service}?`;

/**
 * Track 2, including sentinels, without check character. A card with neither expiry nor service code has only the
 * number.
 */
export function encodeTrack2({ account, expiry, service }: StripeCard): string {
  if (expiry === undefined && service === undefined) return `;${account}?`;
  return `;${account}=${expiry ?? '='}${service ?? '='}?`;
}

/** Both tracks; only track 2 when the number is too long for track 1. */
export const encodeCard = (card: StripeCard): string =>
  card.account.length > TRACK_1.longestNumber ? encodeTrack2(card) : encodeTrack1(card) + encodeTrack2(card);

/**
 * The bits of a track as they pass the head, one array element each: clocking zeros, the characters, the check
 * character, zeros.
 */
export function trackBits(format: TrackFormat, text: string, zeros = 20): Uint8Array {
  const characters = [...text, checkCharacter(format, text)];
  const clocking = Array<number>(zeros).fill(0);
  return Uint8Array.from([...clocking, ...characters.flatMap((one) => characterBits(format, one)), ...clocking]);
}

function characterBits({ bits, base }: TrackFormat, character: string): number[] {
  const value = character.charCodeAt(0) - base;
  const data = Array.from({ length: bits }, (_, place) => (value >> place) & 1);
  const parity = 1 - (data.reduce((sum, bit) => sum + bit, 0) % 2);
  return [...data, parity];
}

/** The stripe of a card as bits, for a reader that returns what passes its head. */
export const cardStripe = (card: StripeCard) => ({
  track1: trackBits(TRACK_1, encodeTrack1(card)),
  track2: trackBits(TRACK_2, encodeTrack2(card)),
});
