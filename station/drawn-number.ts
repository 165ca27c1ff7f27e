/**
 * The numbers with which a station cuts decks: 32 bytes from the machine's own generator, hashed together with the
 * positions and times of touches on the screen, so that the player contributes to them.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface DrawnNumber {
  /** Hex; secret until the deck is sealed. */
  readonly number: string;
  /** Binds the station to the number; the table may know it at once. docs/receipts.md says how it is made. */
  readonly commit: string;
}

/** The commitment for a number. */
export const commitTo = (number: string): string => hash(`dealerless cut number 1\n${number}\n`);

/** Draws numbers; the touches on a page are mixed in. */
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
