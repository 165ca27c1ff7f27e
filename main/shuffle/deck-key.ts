/** The key of a table's decks: one file, its owner's alone, never in the database. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { secretOpenToOthers } from '../journal/private-file.ts';

export const KEY_BYTES = 32;

/** Reads a key. Throws a sentence when the file is missing, is not a key, or may be read by others than its owner. */
export function readDeckKey(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`${path} is not there: expected the file with the key of the decks`);
  const open = secretOpenToOthers(path);
  if (open !== null) throw new Error(open);
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path}: expected a deck key of 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
}

/**
 * Makes a key where there is none. It is on the disk, its name too, before this returns: no hand may be sealed with a
 * key that a power cut takes away.
 */
export function makeDeckKey(path: string): void {
  const unfinished = `${path}-new`;
  const key = randomBytes(KEY_BYTES).toString('hex');
  writeFileSync(unfinished, `${key}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
