/**
 * The key of a table's decks: from a file that no stranger can read, or from a program on this machine; never in the
 * database.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { secretOpenBeyondGroup, secretOpenToOthers } from '../journal/private-file.ts';

export const KEY_BYTES = 32;

/** How long a program may take to print the key, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Reads a key. Throws a sentence when the file is missing, is not a key, or can be read by others: by anybody except
 * its owner or, where the file belongs to another user, by anybody except its owner and the group through which this
 * process reads it.
 */
export function readDeckKey(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`${path} does not exist: expected the file with the key of the decks`);
  const open = isOfAnother(path) ? secretOpenBeyondGroup(path) : secretOpenToOthers(path);
  if (open !== null) throw new Error(open);
  return keyIn(readFileSync(path, 'utf8'), path);
}

/**
 * Runs a program on this machine that prints the key, such as one that unseals it with the machine's TPM. It prints 64
 * hexadecimal digits. Throws a sentence, which never contains what the program printed.
 */
export function askForDeckKey(command: string): Buffer {
  const [program = '', ...args] = command.trim().split(/\s+/);
  const asked = spawnSync(program, args, { encoding: 'utf8', timeout: PATIENCE, maxBuffer: 4096, windowsHide: true });
  if (asked.error !== undefined) throw new Error(`the key of the decks: "${program}" cannot be run`);
  if (asked.status !== 0) {
    throw new Error(`the key of the decks: "${program}" ended with ${asked.status ?? asked.signal}`);
  }
  return keyIn(asked.stdout, `the key of the decks from "${program}"`);
}

function keyIn(text: string, from: string): Buffer {
  const digits = text.trim();
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Error(`${from}: expected a deck key of 64 hexadecimal digits`);
  return Buffer.from(digits, 'hex');
}

const isOfAnother = (path: string): boolean => process.getuid !== undefined && statSync(path).uid !== process.getuid();

/**
 * Makes a key where there is none. The key and its file name are on disk before this returns: no hand may be sealed
 * with a key that a power cut could take away.
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
