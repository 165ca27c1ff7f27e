/**
 * The deck, fixed before the first card. Its order is kept encrypted, and the root of a Merkle tree over its salted
 * cards is published at the deal: afterwards any card can be proven to have been there from the start, and no
 * other card is given away by it.
 *
 * Leaf i: SHA-256("dealerless card" 0x00, i as two bytes, the card's text, 0x00, its 16-byte salt).
 * Node: SHA-256("dealerless node" 0x00, left, right). A last leaf without a partner goes up as it is.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Card, cardText, parseCard } from '../../games/card.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const contents = z.strictObject({ cards: z.array(z.string()).min(1), salts: z.array(z.string().length(32)) });

export interface SealedDeck {
  /** Version byte, nonce, tag, ciphertext: for the journal. */
  readonly sealed: Buffer;
  /** Root of the tree, hex: for everyone. */
  readonly root: string;
}

/** The way from one card up to the root: what a receipt opens. */
export interface CardProof {
  readonly index: number;
  readonly card: string;
  readonly salt: string;
  /** Neighbours from the bottom up, hex; `left` tells on which side they stand. */
  readonly path: readonly { readonly left: boolean; readonly hash: string }[];
}

export class DeckSeal {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    if (key.length !== KEY_BYTES) throw new Error(`a deck key has ${KEY_BYTES} bytes, this one ${key.length}`);
    this.#key = key;
  }

  /** The key of a table from its file, readable by its owner only; made there on first use. Never in the database. */
  static open(path: string): DeckSeal {
    if (!existsSync(path)) {
      writeFileSync(path, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    }
    const text = readFileSync(path, 'utf8').trim();
    if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path}: expected a deck key of 64 hexadecimal digits`);
    return new DeckSeal(Buffer.from(text, 'hex'));
  }

  seal(deck: readonly Card[]): SealedDeck {
    const cards = deck.map(cardText);
    const salts = cards.map(() => randomBytes(SALT_BYTES).toString('hex'));
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify({ cards, salts }), 'utf8'), cipher.final()]);
    return {
      sealed: Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]),
      root: rootOf(leaves(cards, salts)).toString('hex'),
    };
  }

  /** The order of a sealed deck. Throws when the seal is broken or made with another key. */
  open(sealed: Buffer): Card[] {
    return this.#contents(sealed).cards.map((text) => {
      const card = parseCard(text);
      if (card === null) throw new Error(`the sealed deck holds "${text}", which is no card`);
      return card;
    });
  }

  /** Opens single cards of a sealed deck, by their places in it, and no others. */
  prove(sealed: Buffer, indexes: readonly number[]): CardProof[] {
    const { cards, salts } = this.#contents(sealed);
    const levels = tree(leaves(cards, salts));
    return indexes.map((index) => ({
      index,
      card: cards[index] ?? '',
      salt: salts[index] ?? '',
      path: pathOf(levels, index),
    }));
  }

  #contents(sealed: Buffer): z.infer<typeof contents> {
    if (sealed[0] !== VERSION) throw new Error(`a sealed deck of version ${sealed[0]}, expected ${VERSION}`);
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce);
    decipher.setAuthTag(tag);
    const body = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return contents.parse(JSON.parse(body.toString('utf8')));
  }
}

/** Whether a card was in the deck of that root, at that place. Needs no key and no database. */
export function verifyCard(root: string, proof: CardProof): boolean {
  const top = proof.path.reduce<Buffer>(
    (hash, step) => {
      const other = Buffer.from(step.hash, 'hex');
      return step.left ? node(other, hash) : node(hash, other);
    },
    leaf(proof.index, proof.card, proof.salt),
  );
  return top.toString('hex') === root;
}

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const leaf = (index: number, card: string, salt: string): Buffer =>
  sha256('dealerless card\0', Buffer.of(index >> 8, index & 0xff), `${card}\0`, Buffer.from(salt, 'hex'));

const node = (left: Buffer, right: Buffer): Buffer => sha256('dealerless node\0', left, right);

const leaves = (cards: readonly string[], salts: readonly string[]): Buffer[] =>
  cards.map((card, index) => leaf(index, card, salts[index] ?? ''));

/** All levels of the tree, leaves first, the root alone in the last. */
function tree(bottom: readonly Buffer[]): Buffer[][] {
  const levels: Buffer[][] = [[...bottom]];
  for (let level = levels[0] ?? []; level.length > 1; ) {
    const up: Buffer[] = [];
    for (let i = 0; i < level.length; i += 2) {
      const [left, right] = [level[i], level[i + 1]];
      if (left) up.push(right ? node(left, right) : left);
    }
    levels.push(up);
    level = up;
  }
  return levels;
}

function rootOf(bottom: readonly Buffer[]): Buffer {
  return tree(bottom).at(-1)?.[0] ?? sha256();
}

function pathOf(levels: readonly (readonly Buffer[])[], index: number): CardProof['path'] {
  const path: { left: boolean; hash: string }[] = [];
  for (let [level, at] = [0, index]; level < levels.length - 1; level += 1, at >>= 1) {
    const other = levels[level]?.[at ^ 1];
    if (other) path.push({ left: (at & 1) === 1, hash: other.toString('hex') });
  }
  return path;
}
