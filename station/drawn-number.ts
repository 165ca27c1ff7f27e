/**
 * The numbers by which a station cuts decks: 32 bytes of the machine's own generator, hashed together with where and when
 * the screen was touched, so that the player has a hand in them too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface DrawnNumber {
  /** Hex, kept to itself until the deck is sealed. */
  readonly number: string;
  /** What binds the station to it: the table may know it at once. docs/receipts.md says how it is made. */
  readonly commit: string;
}

/** What binds a station to a number. */
export const commitTo = (number: string): string => hash(`dealerless cut number 1\n${number}\n`);

/** Draws numbers; the touches of a page are added to them. */
export function numbersFrom(page: Pick<Window, 'addEventListener'>): () => DrawnNumber {
  let touches = '';
  page.addEventListener('pointerdown', ({ clientX, clientY, timeStamp }) => {
    touches = hash(`${touches}\n${clientX} ${clientY} ${timeStamp}\n`);
  });
  return () => {
    const drawn = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const number = hash(`${drawn}\n${touches}\n`);
    return { number, commit: commitTo(number) };
  };
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
