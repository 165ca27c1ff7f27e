/**
 * What a deck is bound to before its first card is dealt. To check a receipt is to compute this and nothing else;
 * docs/receipts.md describes it in words, so that it can be written again in any language.
 */
import { invariant } from '../../games/result.ts';
import type { SealTerms } from '../hand/terms.ts';
import { digest } from '../journal/canonical.ts';
import { rootFrom, sha256 } from './merkle.ts';

export const SALT_BYTES = 16;
/** The maximum number of cards in a sealed deck; the largest shoe has some 430. */
export const MOST_CARDS = 4096;

/** What a seal covers in addition to the cards. */
export interface SealFacts {
  /** Fingerprint of the key of the table, 16 hexadecimal digits: one table, one key. */
  readonly key: string;
  readonly game: string;
  readonly hand: number;
  /** How many cards the deck has. */
  readonly cards: number;
  /** The terms under which the hand is dealt; null for hands that were sealed before terms existed. */
  readonly terms: SealTerms | null;
}

/** One card opened: its place in the deck, 0 for the top, its salt, and its path to the root, all hex. */
export interface CardProof {
  readonly index: number;
  readonly card: string;
  readonly salt: string;
  readonly path: readonly string[];
}

/**
 * A card's entry in the tree: its salt, then its text. Without the salt 52 guesses would find the card; with it the
 * hash reveals nothing. The salt has a fixed length, so no two pairs make the same entry.
 */
export function cardEntry(salt: Uint8Array, card: string): Buffer {
  invariant(salt.length === SALT_BYTES, () => `a salt of ${salt.length} bytes`);
  return Buffer.concat([salt, Buffer.from(card, 'ascii')]);
}

/**
 * The seal, hex: SHA-256 of lines of text, so that a root is valid for one hand, game, table, number of cards and terms
 * only. Six lines without terms, seven with them.
 */
export function sealOver({ key, game, hand, cards, terms }: SealFacts, root: Uint8Array): string {
  invariant(/^[0-9a-z-]+$/.test(game), () => `a game id that cannot be sealed: ${game}`);
  const facts = [key, game, hand, cards, Buffer.from(root).toString('hex')];
  const lines = terms === null ? ['dealerless seal 1', ...facts] : ['dealerless seal 2', ...facts, digest(terms)];
  return sha256(lines.map((line) => `${line}\n`).join('')).toString('hex');
}

/** Whether this card was at this place of the deck under this seal. Needs no key. */
export function isUnderSeal(seal: string, facts: SealFacts, { index, card, salt, path }: CardProof): boolean {
  const root = rootFrom(
    cardEntry(Buffer.from(salt, 'hex'), card),
    { index, of: facts.cards },
    path.map((hash) => Buffer.from(hash, 'hex')),
  );
  return root !== null && sealOver(facts, root) === seal;
}
