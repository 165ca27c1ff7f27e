import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askForDeckKey, makeDeckKey, readDeckKey } from '../../../main/shuffle/deck-key.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-key-'));
  path = join(folder, 'deck.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key of the decks', () => {
  test('is made once, for its owner only, and kept', () => {
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
    expect(() => DeckSeal.read(path)).toThrow(`${path} does not exist`);
    expect(existsSync(path)).toBe(false);
  });

  test.each([0o640, 0o604, 0o644, 0o620])('is refused when others may use it: mode %o', (mode) => {
    makeDeckKey(path);
    chmodSync(path, mode);
    expect(() => DeckSeal.open(path)).toThrow(`open to others (mode ${mode.toString(8)})`);
  });

  test.each(['', 'ab'.repeat(31), 'ab'.repeat(33), 'zz'.repeat(32)])(
    'is refused when it is not a key: "%s"',
    (text) => {
      writeFileSync(path, text, { mode: 0o600 });
      expect(() => DeckSeal.open(path)).toThrow('expected a deck key of 64 hexadecimal digits');
    },
  );
});

describe('the key of the decks from a program of the machine', () => {
  const program = (text: string): string => {
    const file = join(folder, 'unseal');
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o700 });
    return file;
  };

  test('is what it prints', () => {
    const digits = 'ab'.repeat(32);
    expect(askForDeckKey(program(`echo ${digits}`)).toString('hex')).toBe(digits);
    expect(askForDeckKey(`${program('echo "$1"')} ${digits}`).toString('hex')).toBe(digits);
  });

  test.each([
    ['exit 3', 'ended with 3'],
    ['echo secret-half-a-key', 'expected a deck key of 64 hexadecimal digits'],
    ['echo key-on-stderr >&2; exit 1', 'ended with 1'],
  ])('that does "%s" is refused, without a word of what it printed', (text, why) => {
    const file = program(text);
    expect(() => askForDeckKey(file)).toThrow(why);
    expect(() => askForDeckKey(file)).not.toThrow(/secret|on-stderr/);
  });

  test('that does not exist is refused', () => {
    expect(() => askForDeckKey('/no/such/program')).toThrow('"/no/such/program" cannot be run');
  });
});

test.runIf(process.getuid?.() === 0)('another user’s key may be read through a group, and by nobody else', () => {
  makeDeckKey(path);
  chownSync(path, 12_345, 0);
  chmodSync(path, 0o640);
  expect(DeckSeal.read(path).fingerprint).toMatch(/^[0-9a-f]{16}$/);
  for (const mode of [0o644, 0o660]) {
    chmodSync(path, mode);
    expect(() => DeckSeal.read(path)).toThrow(`open to others (mode ${mode.toString(8)})`);
  }
});
