/**
 * The deck, fixed before the first card. Its order is stored encrypted, and a seal over its salted cards is journaled
 * and shown at the deal: afterwards any card can be proven to have been there from the start without revealing any
 * other card (see `commitment.ts`).
 *
 * A deck that continues from hand to hand, like a shoe, keeps the seal from when it was shuffled; it is encrypted again
 * for each hand.
 *
 * At rest a deck is: version (1 byte), fingerprint of the key (8), nonce (12), tag (16), ciphertext. AES-256-GCM also
 * authenticates the version, the fingerprint, the game and the number of the hand, so that no deck can be put in the
 * place of another.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type Card, cardText, parseCard } from '../../games/card.ts';
import { invariant } from '../../games/result.ts';
import type { SealTerms } from '../hand/terms.ts';
import { onceFor } from '../journal/once-for.ts';
import { type CardProof, cardEntry, MOST_CARDS, SALT_BYTES, type SealFacts, sealOver } from './commitment.ts';
import { type CutNumber, cutOrder } from './cut.ts';
import { KEY_BYTES, makeDeckKey, readDeckKey } from './deck-key.ts';
import { MerkleTree, sha256 } from './merkle.ts';

const VERSION = 1;
const CIPHER = 'aes-256-gcm';
const FINGERPRINT_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + FINGERPRINT_BYTES;
const BODY_AT = HEAD_BYTES + NONCE_BYTES + TAG_BYTES;

/** The hand that a deck is for. */
export interface HandId {
  readonly hand: number;
  readonly game: string;
}

/** What a seal covers in addition to the cards, and how the sealed deck was cut. */
export interface TermsAndCut {
  /** Null for a hand that was dealt before terms existed. */
  readonly terms: SealTerms | null;
  /** The numbers that stations opened; without any the deck is dealt as it was sealed. */
  readonly cut: readonly CutNumber[];
}

/** A hand's deck as the journal stores it: in the order in which it was sealed. */
export interface SealedHand extends HandId, TermsAndCut {
  /** The deck at rest. */
  readonly deck: Buffer;
  /** The seal that was shown, hex. */
  readonly seal: string;
}

/**
 * A sealed deck that does not open: it was sealed with another key, it is damaged, or it is not the one that was shown.
 */
export class SealError extends Error {
  override name = 'SealError';
  readonly code: 'another key' | 'broken' | 'another deck';

  constructor(code: SealError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const contents = z
  .strictObject({
    cards: z
      .array(z.string().regex(/^[!-~]{1,8}$/))
      .min(1)
      .max(MOST_CARDS),
    salts: z.array(z.string().regex(/^[0-9a-f]{32}$/)),
    /** The hand for which it was shuffled and sealed, when that was an earlier one. */
    since: z.int().min(1).exactOptional(),
  })
  .refine(({ cards, salts }) => cards.length === salts.length);
type Contents = z.infer<typeof contents>;

export class DeckSeal {
  readonly #key: Buffer;
  readonly #random: (count: number) => Buffer;
  /** Identifies the key without revealing it, 16 hexadecimal digits. */
  readonly fingerprint: string;

  /** `random` makes salts and nonces; tests pass repeatable bytes. */
  constructor(key: Buffer, random: (count: number) => Buffer = randomBytes) {
    invariant(key.length === KEY_BYTES, () => `a deck key has ${KEY_BYTES} bytes, this one ${key.length}`);
    this.#key = key;
    this.#random = random;
    this.fingerprint = sha256('dealerless deck key\0', key).subarray(0, FINGERPRINT_BYTES).toString('hex');
  }

  /** Reads the key of a table from its file, or creates the file on first use. Throws like `readDeckKey`. */
  static open(path: string): DeckSeal {
    if (!existsSync(path)) makeDeckKey(path);
    return DeckSeal.read(path);
  }

  /** Reads a key that must already exist. Throws like `readDeckKey`. */
  static read(path: string): DeckSeal {
    return new DeckSeal(readDeckKey(path));
  }

  /** The key itself, for a thread of this process that opens decks. */
  get key(): Uint8Array {
    return this.#key;
  }

  /** A code of a text that nobody can make without the key, 64 hexadecimal digits. Reveals nothing about decks. */
  code(text: string): string {
    const key = createHmac('sha256', this.#key).update('dealerless code').digest();
    return createHmac('sha256', key).update(text).digest('hex');
  }

  /** Seals the deck of a hand for the journal, in the journal's field names. Uncut, `deck[0]` is dealt first. */
  seal(id: HandId, deck: readonly Card[], terms: SealTerms | null): Pick<SealedHand, 'deck' | 'seal'> {
    const cards = deck.map(textOf);
    const salts = cards.map(() => this.#random(SALT_BYTES).toString('hex'));
    return this.#sealed({ ...id, terms }, { cards, salts });
  }

  /**
   * Carries the deck of one hand over to a later one of the same game: the same cards in the same order with the same
   * salts, under the seal that was shown when it was shuffled, with its terms and its cut. Throws like `open`.
   */
  takeOn(from: SealedHand, to: HandId): Omit<SealedHand, keyof HandId> {
    invariant(from.game === to.game, () => `a deck of ${from.game} cannot continue as one of ${to.game}`);
    const deck = this.#contents(from);
    const { terms, cut } = from;
    return { ...this.#sealed({ ...to, terms }, { ...deck, since: deck.since ?? from.hand }), terms, cut };
  }

  /**
   * The hand for which a sealed deck was shuffled: this one or, where a shoe continues, an earlier one. Throws like
   * `open`.
   */
  shuffledFor(sealed: SealedHand): number {
    return this.#contents(sealed).since ?? sealed.hand;
  }

  /**
   * Unsealed once per hand object: a receipt opens its deck and proves cards of it, and a tree over a shoe takes some
   * 830 hashes.
   */
  readonly #contents = onceFor((sealed: SealedHand) => this.#unseal(sealed));

  #sealed(id: HandId & Pick<SealedHand, 'terms'>, deck: Contents): Pick<SealedHand, 'deck' | 'seal'> {
    const nonce = this.#random(NONCE_BYTES);
    const head = Buffer.concat([Buffer.of(VERSION), Buffer.from(this.fingerprint, 'hex')]);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(authenticated(head, id));
    const body = Buffer.concat([cipher.update(JSON.stringify(deck), 'utf8'), cipher.final()]);
    return { deck: Buffer.concat([head, nonce, cipher.getAuthTag(), body]), seal: this.#sealOf(id, deck) };
  }

  /**
   * A sealed deck as it was cut, the first card to deal at the front. Throws `SealError` when it does not open, or is
   * not the deck whose seal was shown.
   */
  open(sealed: SealedHand): Card[] {
    const { cards } = this.#contents(sealed);
    return cutOrder(sealed.seal, sealed.cut, cards.length).map((place) => {
      const card = parseCard(cards[place] ?? '');
      if (card === null)
        throw new SealError('broken', `The deck of hand ${sealed.hand} holds "${cards[place]}", which is not a card.`);
      return card;
    });
  }

  /**
   * Opens single cards of a sealed deck, and no others. They are named by when they are dealt, 0 for the first, and
   * proven by their places under the seal. Throws like `open`.
   */
  prove(sealed: SealedHand, dealt: readonly number[]): CardProof[] {
    const deck = this.#contents(sealed);
    const { cards, salts } = deck;
    const order = cutOrder(sealed.seal, sealed.cut, cards.length);
    const tree = treeOf(deck);
    return dealt.map((nth) => {
      const index = order[nth] ?? nth;
      const path = tree.path(index).map((hash) => hash.toString('hex'));
      return { index, card: cards[index] ?? '', salt: salts[index] ?? '', path };
    });
  }

  /** What a seal is made for. */
  facts({ hand, game, terms }: HandId & Pick<SealedHand, 'terms'>, cards: number): SealFacts {
    return { key: this.fingerprint, game, hand, cards, terms };
  }

  #sealOf({ hand, game, terms }: HandId & Pick<SealedHand, 'terms'>, deck: Contents): string {
    const first = { game, hand: deck.since ?? hand, terms };
    return sealOver(this.facts(first, deck.cards.length), treeOf(deck).root);
  }

  #unseal(sealed: SealedHand): Contents {
    const deck = this.#decrypt(sealed);
    if (this.#sealOf(sealed, deck) === sealed.seal) return deck;
    throw new SealError('another deck', `The deck of hand ${sealed.hand} is not the one whose seal was shown.`);
  }

  #decrypt(sealed: SealedHand): Contents {
    const bytes = sealed.deck;
    const head = bytes.subarray(0, HEAD_BYTES);
    const name = `The deck of hand ${sealed.hand}`;
    if (bytes.length <= BODY_AT || head[0] !== VERSION) throw new SealError('broken', `${name} is not a sealed deck.`);
    const other = head.subarray(1).toString('hex');
    if (other !== this.fingerprint) {
      throw new SealError(
        'another key',
        `${name} was sealed with the key ${other}; this is the key ${this.fingerprint}.`,
      );
    }
    try {
      const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(authenticated(head, sealed)).setAuthTag(bytes.subarray(HEAD_BYTES + NONCE_BYTES, BODY_AT));
      const text = Buffer.concat([decipher.update(bytes.subarray(BODY_AT)), decipher.final()]).toString('utf8');
      return contents.parse(JSON.parse(text));
    } catch (error) {
      throw new SealError('broken', `${name} is damaged, or belongs to another hand.`, error);
    }
  }
}

/** A card that could be written but not read back would make the hand impossible to replay after a power cut. */
function textOf(card: Card): string {
  const text = cardText(card);
  invariant(parseCard(text) === card, () => `card ${card} is written "${text}", which is not read as that card`);
  return text;
}

const authenticated = (head: Uint8Array, { hand, game }: HandId): Buffer =>
  Buffer.concat([head, Buffer.from(`${game}\n${hand}\n`, 'utf8')]);

const treeOf = onceFor(
  ({ cards, salts }: Contents) =>
    new MerkleTree(cards.map((card, index) => cardEntry(Buffer.from(salts[index] ?? '', 'hex'), card))),
);
