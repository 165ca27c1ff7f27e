import { faceOf } from '../../games/card.ts';

/** The outlines of the four suits, on a 32 × 32 field. */
export const SUIT_PATHS: Readonly<Record<string, string>> = {
  s: 'M16 2C12.4 8.4 3 12.6 3 19.6a6.4 6.4 0 0 0 11 4.5C13.7 26.8 12.8 28.8 11 30h10c-1.8-1.2-2.7-3.2-3-5.9a6.4 6.4 0 0 0 11-4.5C29 12.6 19.6 8.4 16 2z',
  h: 'M16 29C8.3 22.3 2.5 17.2 2.5 10.9A6.9 6.9 0 0 1 9.4 4c2.8 0 5.3 1.6 6.6 4.2C17.3 5.6 19.8 4 22.6 4a6.9 6.9 0 0 1 6.9 6.9C29.5 17.2 23.7 22.3 16 29z',
  d: 'M16 2c2.7 4.9 6.3 9.7 11 14-4.7 4.3-8.3 9.1-11 14-2.7-4.9-6.3-9.7-11-14C9.7 11.7 13.3 6.9 16 2z',
  c: 'M16 2.5a6.2 6.2 0 0 1 5.3 9.4 6.2 6.2 0 1 1-3.4 11.4C18 26.6 19 28.8 21 30H11c2-1.2 3-3.4 3.1-6.7a6.2 6.2 0 1 1-3.4-11.4A6.2 6.2 0 0 1 16 2.5z',
};

export const SUIT_NAMES: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

const RANK_NAMES: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'deuce',
};

/** The names of the tiles, by their faces. */
const TILE_NAMES: Readonly<Record<string, string>> = {
  '6-6': 'Teen',
  '1-1': 'Day',
  '4-4': 'Yun',
  '1-3': 'Gor',
  '5-5': 'Mooy',
  '3-3': 'Chong',
  '2-2': 'Bon',
  '5-6': 'Foo',
  '4-6': 'Ping',
  '1-6': 'Tit',
  '1-5': 'Look',
  '3-6': 'Gow',
  '4-5': 'Gow',
  '2-6': 'Bot',
  '3-5': 'Bot',
  '2-5': 'Chit',
  '3-4': 'Chit',
  '1-4': 'Ng',
  '2-3': 'Ng',
  '2-4': 'Gee Joon',
  '1-2': 'Gee Joon',
};

/** A card in words for screen readers: `As` is `ace of spades`, `4-6` is `Ping, tile 4 6`. */
export function cardName(card: string | null): string {
  if (card === null) return 'card face down';
  if (card.startsWith('X')) return 'joker';
  const tile = TILE_NAMES[faceOf(card)];
  if (tile !== undefined) return `${tile}, tile ${faceOf(card).replace('-', ' ')}`;
  return `${RANK_NAMES[card.charAt(0)] ?? '?'} of ${SUIT_NAMES[card.charAt(1)] ?? '?'}`;
}

/** The text in the corner of a card: `10` for a ten. */
export const rankLabel = (card: string): string => (card.charAt(0) === 'T' ? '10' : card.charAt(0));
