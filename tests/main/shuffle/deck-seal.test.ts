import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardText, standardDeck } from '../../../games/card.ts';
import { isUnderSeal } from '../../../main/shuffle/commitment.ts';
import { DeckSeal, SealError, type SealedHand } from '../../../main/shuffle/deck-seal.ts';
import { seededBytes } from './seeded-bytes.ts';

const KEY = Buffer.alloc(32, 7);
const seal = new DeckSeal(KEY);
const ID = { hand: 12, game: 'holdem' };
const DECK = standardDeck().reverse();
const SHOE = Array.from({ length: 8 }, () => standardDeck()).flat();

const sealed = (deck = DECK, id = ID): SealedHand => ({
  ...{ ...id, ...seal.seal(id, deck, null) },
  ...{ terms: null, cut: [] },
});

function codeOf(work: () => unknown): SealError['code'] | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof SealError) return error.code;
    throw error;
  }
}

describe('a sealed deck', () => {
  test.each([
    ['of one card', [3]],
    ['of 52 cards', DECK],
    ['with a joker', standardDeck(1)],
    ['of a short deck', standardDeck().slice(16)],
    ['of eight decks', SHOE],
  ])('%s opens in its order', (_, deck) => {
    expect(seal.open(sealed(deck))).toEqual(deck);
  });

  test('proves each of its cards under its seal', () => {
    for (const deck of [DECK, SHOE]) {
      const hand = sealed(deck);
      const facts = seal.facts(hand, deck.length);
      const proofs = seal.prove(hand, [...deck.keys()]);
      expect(proofs.map(({ card }) => card)).toEqual(deck.map(cardText));
      expect(proofs.every((proof) => isUnderSeal(hand.seal, facts, proof))).toBe(true);
    }
  });

  test('opens no place that it does not have', () => {
    expect(() => seal.prove(sealed(), [52])).toThrow('entry 52 of 52');
    expect(() => seal.prove(sealed(), [-1])).toThrow('entry -1 of 52');
  });

  test('is another one each time, and so is the seal: nobody can tell equal decks', () => {
    const [one, other] = [sealed(), sealed()];
    expect(one.seal).not.toBe(other.seal);
    expect(one.deck.equals(other.deck)).toBe(false);
  });

  test('shows no cards or salts at rest, and has the same length for every order', () => {
    // The same bytes in every run: two letters stand in so many random ones every now and then.
    const bytes = seededBytes('at rest');
    const same = new DeckSeal(KEY, (count) => Buffer.from(bytes(count)));
    const hand = { ...ID, ...same.seal(ID, DECK, null), terms: null, cut: [] };
    const text = hand.deck.toString('latin1');
    expect(text).not.toContain('As');
    expect(text).not.toContain('salts');
    for (const { salt } of seal.prove(hand, [0, 51])) {
      expect(hand.deck.includes(Buffer.from(salt, 'hex'))).toBe(false);
      expect(text).not.toContain(salt);
    }
    expect(sealed(standardDeck()).deck.length).toBe(hand.deck.length);
  });

  test('a proof reveals nothing about the other cards: every card has its own salt', () => {
    const salts = seal.prove(sealed(SHOE), [...SHOE.keys()]).map(({ salt }) => salt);
    expect(new Set(salts).size).toBe(SHOE.length);
  });

  test('cannot be made of a card that could not be read back', () => {
    expect(() => sealed([61])).toThrow('card 61 is written "X10"');
  });
});

describe('a sealed deck does not open', () => {
  test('when any of its bytes is another', () => {
    const hand = sealed();
    fc.assert(
      fc.property(fc.nat(hand.deck.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const deck = Buffer.from(hand.deck);
        deck[at] = (deck[at] ?? 0) ^ change;
        expect(codeOf(() => seal.open({ ...hand, deck }))).toBe(at >= 1 && at < 9 ? 'another key' : 'broken');
      }),
    );
  });

  test('when it is cut short anywhere', () => {
    const hand = sealed();
    for (let length = 0; length < hand.deck.length; length += 1) {
      expect(codeOf(() => seal.open({ ...hand, deck: hand.deck.subarray(0, length) }))).not.toBeNull();
    }
  });

  test('in the place of another hand or game', () => {
    const hand = sealed();
    expect(codeOf(() => seal.open({ ...hand, hand: 13 }))).toBe('broken');
    expect(codeOf(() => seal.open({ ...hand, game: 'omaha' }))).toBe('broken');
    expect(codeOf(() => seal.prove({ ...hand, hand: 13 }, [0]))).toBe('broken');
  });

  test('with the key of another table, and says which key it wants', () => {
    const other = new DeckSeal(Buffer.alloc(32, 8));
    expect(() => other.open(sealed())).toThrow(
      `The deck of hand 12 was sealed with the key ${seal.fingerprint}; this is the key ${other.fingerprint}.`,
    );
  });

  test('R10: when its seal is not the one that was shown', () => {
    const [shown, other] = [sealed(), sealed(standardDeck())];
    expect(codeOf(() => seal.open({ ...other, seal: shown.seal }))).toBe('another deck');
    expect(codeOf(() => seal.prove({ ...other, seal: shown.seal }, [0]))).toBe('another deck');
  });

  test('when the sealed content is not a deck', () => {
    expect(codeOf(() => seal.open(forged('{"cards":["As"],"salts":[]}')))).toBe('broken');
    expect(codeOf(() => seal.open(forged('{"cards":[],"salts":[]}')))).toBe('broken');
    expect(codeOf(() => seal.open(forged('not JSON')))).toBe('broken');
  });
});

/** Sealed rightly, with something else inside: what only the holder of the key can make. */
function forged(text: string): SealedHand {
  const nonce = Buffer.alloc(12, 1);
  const head = Buffer.concat([Buffer.of(1), Buffer.from(seal.fingerprint, 'hex')]);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.concat([head, Buffer.from('holdem\n12\n')]));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { ...ID, deck: Buffer.concat([head, nonce, cipher.getAuthTag(), body]), seal: '', terms: null, cut: [] };
}

test('a key has 32 bytes', () => {
  expect(() => new DeckSeal(Buffer.alloc(31))).toThrow('a deck key has 32 bytes, this one 31');
});
