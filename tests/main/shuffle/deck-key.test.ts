import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDeckKey, readDeckKey } from '../../../main/shuffle/deck-key.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-key-'));
  path = join(folder, 'deck.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key of the decks', () => {
  test('is made once, for its owner alone, and kept', () => {
    const first = DeckSeal.open(path).fingerprint;
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(DeckSeal.open(path).fingerprint).toBe(first);
    expect(DeckSeal.read(path).fingerprint).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is another one for every table', () => {
    makeDeckKey(path);
    makeDeckKey(`${path}2`);
    expect(readDeckKey(path).equals(readDeckKey(`${path}2`))).toBe(false);
  });

  test('is not made by reading it', () => {
    expect(() => DeckSeal.read(path)).toThrow(`${path} is not there`);
    expect(existsSync(path)).toBe(false);
  });

  test.each([0o640, 0o604, 0o644, 0o620])('is refused when others may use it: mode %o', (mode) => {
    makeDeckKey(path);
    chmodSync(path, mode);
    expect(() => DeckSeal.open(path)).toThrow(`open to others (mode ${mode.toString(8)})`);
  });

  test.each(['', 'ab'.repeat(31), 'ab'.repeat(33), 'zz'.repeat(32)])('is refused when it is none: "%s"', (text) => {
    writeFileSync(path, text, { mode: 0o600 });
    expect(() => DeckSeal.open(path)).toThrow('expected a deck key of 64 hexadecimal digits');
  });
});
