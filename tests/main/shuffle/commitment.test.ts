import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cardEntry, isUnderSeal, type SealFacts, sealOver } from '../../../main/shuffle/commitment.ts';

const hash = (...parts: (Buffer | string)[]): Buffer => {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest();
};

/** docs/receipts.md put into code once more, for a deck of three: As on top, Kd, Qh. */
const SALTS = ['00', '11', '22'].map((byte) => byte.repeat(16));
const [AS, KD, QH] = ['As', 'Kd', 'Qh'].map((card, n) => hash(Buffer.of(0), Buffer.from(SALTS[n] ?? '', 'hex'), card));
const PAIR = hash(Buffer.of(1), AS as Buffer, KD as Buffer);
const ROOT = hash(Buffer.of(1), PAIR, QH as Buffer);
const SEAL = hash(`dealerless seal 1\n0123456789abcdef\nholdem\n812\n3\n${ROOT.toString('hex')}\n`).toString('hex');

const FACTS: SealFacts = { key: '0123456789abcdef', game: 'holdem', hand: 812, cards: 3, terms: null };
const hex = (bytes: Buffer | undefined): string => bytes?.toString('hex') ?? '';
const KING = { index: 1, card: 'Kd', salt: SALTS[1] ?? '', path: [hex(AS), hex(QH)] };

describe('the seal, written down by hand', () => {
  test('is what the program computes', () => {
    expect(sealOver(FACTS, ROOT)).toBe(SEAL);
    expect(SEAL).toBe('2a4c3961f939b8a488ac4bc29968ef3e8f850751943b88a028bb7e1a1bba9b36');
  });

  test('R10: covers each card at its place', () => {
    expect(isUnderSeal(SEAL, FACTS, { index: 0, card: 'As', salt: SALTS[0] ?? '', path: [hex(KD), hex(QH)] })).toBe(
      true,
    );
    expect(isUnderSeal(SEAL, FACTS, KING)).toBe(true);
    expect(isUnderSeal(SEAL, FACTS, { index: 2, card: 'Qh', salt: SALTS[2] ?? '', path: [hex(PAIR)] })).toBe(true);
  });
});

describe('nothing else is under it', () => {
  test.each([
    ['another card', { ...KING, card: 'Kh' }],
    ['another place', { ...KING, index: 0 }],
    ['a place that the deck does not have', { ...KING, index: 3 }],
    ['another salt', { ...KING, salt: '12'.repeat(16) }],
    ['another path', { ...KING, path: [hex(QH), hex(AS)] }],
    ['a shorter path', { ...KING, path: [hex(AS)] }],
    ['a longer path', { ...KING, path: [...KING.path, hex(AS)] }],
  ])('%s', (_, proof) => {
    expect(isUnderSeal(SEAL, FACTS, proof)).toBe(false);
  });

  test.each([
    ['another table', { ...FACTS, key: '0123456789abcdee' }],
    ['another game', { ...FACTS, game: 'omaha' }],
    ['another hand', { ...FACTS, hand: 813 }],
    ['another number of cards', { ...FACTS, cards: 4 }],
  ])('%s', (_, facts) => {
    expect(isUnderSeal(SEAL, facts, KING)).toBe(false);
  });

  test('another seal', () => {
    expect(
      isUnderSeal(
        SEAL.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        FACTS,
        KING,
      ),
    ).toBe(false);
  });
});

test('salt and card cannot be parted otherwise', () => {
  expect(() => cardEntry(Buffer.alloc(15), 'xAs')).toThrow('a salt of 15 bytes');
  expect(() => sealOver({ ...FACTS, game: 'holdem\n812' }, ROOT)).toThrow('cannot be sealed');
});
