/**
 * The anchor: what the books had recorded by a certain moment, signed, and stored outside the folder of the table.
 * Somebody who can write the books can cut off their end, put an older copy in place, or make a whole new chain; the
 * anchor exposes each of these. It is a file of lines, one JSON object each, numbered from 1 and bound to the previous
 * line by its hash.
 */

import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { z } from 'zod';
import { beginningOf } from './archived.ts';
import { canonical } from './canonical.ts';
import type { ChainHead } from './chain.ts';
import { parseJson } from './parse-json.ts';
import { secretOpenToOthers } from './private-file.ts';
import { CHAINED } from './schema.ts';
import type { Store, StoreKind } from './store.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.strictObject({ rows: z.int().min(0), hash: sha256.nullable() });

const anchorLine = z.strictObject({
  n: z.int().min(1),
  /** Wall time, milliseconds since 1970. */
  at: z.int(),
  kind: z.enum(['demo', 'money']),
  /** The end of each chain: the number of rows and the hash of the last; null when there are none. */
  heads: z.record(z.string(), head),
  /** SHA-256 of the previous line; of the empty text for the first line. */
  previous: sha256,
  /** Ed25519 over the canonical JSON of everything before it, base64. */
  signature: z.string(),
});
export type AnchorLine = z.infer<typeof anchorLine>;
export type Heads = AnchorLine['heads'];

/** A file with a longer last line is not an anchor of ours. */
const LONGEST_LINE = 64 * 1024;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Chains outside a file that are anchored with it, under names that none of the file's own chains has: `house:acts`.
 */
export interface MoreChains {
  heads(): Heads;
  /** The hash of a row, hexadecimal; null where there is none. */
  hashOf(name: string, row: number): string | null;
}

const isBeside = (name: string): boolean => name.startsWith('house:');

/** The ends of all chains of a file, and of those next to it. */
export function headsOf(store: Store, beside: MoreChains | null = null): Heads {
  const kept = store.query<[], ChainHead & { name: string }>('SELECT name, rows, hash FROM chains').all();
  const byName = new Map(kept.map(({ name, rows, hash }) => [name, { rows, hash: hash.toString('hex') }]));
  const own = Object.fromEntries(CHAINED.map((name) => [name, byName.get(name) ?? { rows: 0, hash: null }]));
  return { ...own, ...beside?.heads() };
}

/**
 * Compares books with any number of lines of an anchor. Returns how they contradict a line, in one sentence, or null
 * when they contain everything that the lines name. Rows after the anchor may or may not be there: the last moments
 * before a power cut are not anchored yet.
 */
export function contradictions(store: Store, beside: MoreChains | null = null): (line: AnchorLine) => string | null {
  const rows = new Map(
    CHAINED.map((name) => [name, store.query<[number], { hash: Buffer }>(`SELECT hash FROM ${name} WHERE id = ?`)]),
  );
  const beginnings = new Map(CHAINED.map((name) => [name, beginningOf(store, name)]));
  const hashOf = (name: string, row: number): string | null => {
    if (isBeside(name)) return beside?.hashOf(name, row) ?? null;
    const chain = name as (typeof CHAINED)[number];
    const beginning = beginnings.get(chain);
    const found = row === beginning?.rows ? beginning : rows.get(chain)?.get(row);
    return found?.hash.toString('hex') ?? null;
  };
  return ({ n, kind, heads }) => {
    if (store.kind !== kind) return `anchor ${n} is of a table that plays for other money`;
    for (const [name, { rows: row, hash }] of Object.entries(heads)) {
      // When a file is checked alone, the chains next to it are not known.
      if (hash === null || (isBeside(name) && beside === null)) continue;
      if (row < (beginnings.get(name as (typeof CHAINED)[number])?.rows ?? 0)) {
        return `${name} row ${row}, which anchor ${n} saw, is in an archive: "audit" with the archives tells whether it is that row`;
      }
      const found = hashOf(name, row);
      if (found === null) {
        return `${name} row ${row} is missing: it was there at anchor ${n}, so this is an older copy or was cut short`;
      }
      if (found !== hash) return `${name} row ${row} is not the one that anchor ${n} saw: the chain was made again`;
    }
    return null;
  };
}

/** Reads an Ed25519 private key in PEM that nobody but its owner can read. Throws a sentence. */
export function readAnchorKey(path: string): KeyObject {
  const open = existsSync(path) ? secretOpenToOthers(path) : `${path} does not exist: expected the key of the anchor`;
  if (open !== null) throw new Error(open);
  return ed25519(path, () => createPrivateKey(readFileSync(path)));
}

/** Reads the public key that proves an anchor, or derives it from the private one. Throws a sentence. */
export const readAnchorProof = (path: string): KeyObject => ed25519(path, () => createPublicKey(readFileSync(path)));

function ed25519(path: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new Error(`${path}: expected an Ed25519 key in PEM form`, { cause });
  }
  throw new Error(`${path}: expected an Ed25519 key`);
}

/** A line of an anchor with its exact stored text: the next line is bound to that text. */
export interface KeptLine {
  readonly line: AnchorLine;
  readonly text: string;
}

/** Signs the line after `last`; the first line when `last` is null. */
export function nextLine(last: KeptLine | null, key: KeyObject, at: number, kind: StoreKind, heads: Heads): KeptLine {
  const unsigned = { n: (last?.line.n ?? 0) + 1, at, kind, heads, previous: hashOf(last?.text ?? '') };
  const signature = sign(null, Buffer.from(canonical(unsigned)), key).toString('base64');
  const line = { ...unsigned, signature };
  return { line, text: canonical(line) };
}

/** Whether a line follows `last`: it has the next number and is bound to it. */
export const follows = ({ n, previous }: AnchorLine, last: KeptLine | null): boolean =>
  n === (last?.line.n ?? 0) + 1 && previous === hashOf(last?.text ?? '');

/** The anchor as a host writes it: it knows the last line and appends the next. */
export class AnchorFile {
  readonly path: string;
  readonly #key: KeyObject;
  #last: KeptLine | null;

  /**
   * Opens the file, or creates it. A partial line at the end was being written when the power went out, and is removed.
   * Throws a sentence when the last line was not signed with this key.
   */
  constructor(path: string, key: KeyObject) {
    this.path = path;
    this.#key = key;
    this.#last = lastKept(path, createPublicKey(key));
  }

  get last(): AnchorLine | null {
    return this.#last?.line ?? null;
  }

  /** Signs and appends a line. It is on disk when this returns; a failed write throws and leaves the file as it was. */
  append(at: number, kind: StoreKind, heads: Heads): AnchorLine {
    const next = nextLine(this.#last, this.#key, at, kind, heads);
    addLine(this.path, next.text);
    this.#last = next;
    return next.line;
  }
}

/**
 * Every line of an anchor, each one proven: signed with the key, numbered in order, bound to the previous line. Throws
 * a sentence with the number of the first line that is not.
 */
export const readAnchor = (path: string, proof: KeyObject): AnchorLine[] =>
  provenLines(path, readFileSync(path, 'utf8'), proof);

/** Like `readAnchor`, for a text that came from `name`. */
export function provenLines(name: string, text: string, proof: KeyObject): AnchorLine[] {
  const lines: AnchorLine[] = [];
  let before: KeptLine | null = null;
  // After the last line break there is a partial line, or nothing.
  for (const each of text.split('\n').slice(0, -1)) {
    const line = provenLine(name, each, proof);
    if (!follows(line, before)) throw new Error(`${name}: line ${lines.length + 1} does not follow the one before it`);
    lines.push(line);
    before = { line, text: each };
  }
  return lines;
}

/** The last whole line of a file, proven; null when it has none. Removes a partial line after it. Throws a sentence. */
export function lastKept(path: string, proof: KeyObject): KeptLine | null {
  const text = lastLine(path);
  return text === null ? null : { line: provenLine(path, text, proof), text };
}

/** Proves one line of an anchor by its signature. Throws a sentence. */
export function provenLine(name: string, text: string, proof: KeyObject): AnchorLine {
  const parsed = anchorLine.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`${name}: expected lines of an anchor, found ${JSON.stringify(text.slice(0, 40))}`);
  const { signature, ...unsigned } = parsed.data;
  if (!verify(null, Buffer.from(canonical(unsigned)), proof, Buffer.from(signature, 'base64'))) {
    throw new Error(`${name}: line ${unsigned.n} was not signed with this key`);
  }
  return parsed.data;
}

/** The last whole line of a file; null when it has none. Removes what follows it. */
function lastLine(path: string): string | null {
  if (!existsSync(path)) return null;
  const file = openSync(path, 'r+');
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, 2 * LONGEST_LINE));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf('\n');
    if (end + 1 < tail.length) ftruncateSync(file, size - tail.length + end + 1);
    return end === -1 ? null : tail.subarray(tail.lastIndexOf('\n', end - 1) + 1, end).toString('utf8');
  } finally {
    closeSync(file);
  }
}

/** Appends a line to a file: it is on disk when this returns, or not there at all. */
export function addLine(path: string, text: string): void {
  const file = openSync(path, 'a', 0o600);
  try {
    const { size } = fstatSync(file);
    try {
      writeSync(file, `${text}\n`);
      fsyncSync(file);
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
  } finally {
    closeSync(file);
  }
}
