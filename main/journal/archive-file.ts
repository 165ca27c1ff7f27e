/**
 * An archive: a sealed file of old hands with everything that was decided in them. It is gzipped lines of JSON: the
 * first line says whose hands they are and where their chains continue from, and each other line is a row of the books,
 * `["entries",[41,7,0,…]]`, hand by hand. The hashes of the rows are left out: a reader computes them again, and the
 * books say what the last ones must be.
 */

import { createHash, type Hash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { z } from 'zod';
import {
  type Archive,
  type ArchivedHeads,
  type ArchivedName,
  type Closes,
  headsAsStored,
  noHeads,
  OF_ARCHIVES,
  QUARTER,
  storedHeads,
} from './archived.ts';
import { type ChainHead, hashedColumns, hashedValues, linkHash } from './chain.ts';
import { Fault } from './check.ts';
import { parseJson } from './parse-json.ts';
import type { SqlValue, Store } from './store.ts';

/** How many characters are compressed and written at a time. */
const CHUNK = 4 * 2 ** 20;

const header = z.strictObject({
  dealerless: z.literal('archive'),
  archive: z.int().min(1),
  kind: z.enum(['demo', 'money']),
  /** The columns of each table, in the order of the values in its rows. */
  columns: z.record(z.enum(OF_ARCHIVES), z.array(z.string())),
  /** Where the chains ended before the first row. */
  after: storedHeads,
});
const row = z.tuple([z.enum(OF_ARCHIVES), z.tuple([z.int().min(1)], z.union([z.string(), z.number(), z.null()]))]);

/** A row of an archive with its hash recomputed. Blobs are in hex. */
export interface ArchivedRow {
  readonly table: ArchivedName;
  readonly id: number;
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly hash: Buffer;
}

type BooksRow = Record<string, SqlValue> & { id: number; hash: Buffer };

/** For each table, the column that ties its rows to a hand, in the order in which the tables are written. */
const BY_HAND = { hands: 'id', hand_players: 'hand', entries: 'hand', hand_closes: 'hand' } as const;

/** What was written. */
export interface Written extends Pick<Archive, 'sha256' | 'heads' | 'closes'> {
  readonly bytes: number;
}

/**
 * Writes the hands after those of `last` up to `hands` to a new file, which only its owner can read and which is on
 * disk when this returns. The same hands give the same bytes. Throws when the file already exists or cannot be written.
 */
export function writeArchive(store: Store, to: string, last: Archive | undefined, hands: number): Written {
  const after = last?.heads ?? noHeads(store.kind);
  const columns = Object.fromEntries(OF_ARCHIVES.map((table) => [table, hashedColumns(store, table)]));
  const rowsOf = OF_ARCHIVES.map((table) => ({
    table,
    columns: columns[table] ?? [],
    query: store.query<[number], BooksRow>(`SELECT * FROM ${table} WHERE ${BY_HAND[table]} = ? ORDER BY id`),
  }));
  const heads: Record<ArchivedName, ChainHead> = { ...after };
  const closes = new Map<number, [number, number, number]>();
  const file = new CompressedFile(to);
  try {
    const first = { dealerless: 'archive', archive: (last?.number ?? 0) + 1, kind: store.kind, columns };
    file.line({ ...first, after: headsAsStored(after) });
    for (let hand = after.hands.rows + 1; hand <= hands; hand += 1) {
      for (const { table, columns: names, query } of rowsOf) {
        for (const found of query.all(hand)) {
          file.line([table, [found.id, ...names.map((name) => inHex(found[name] ?? null))]]);
          heads[table] = { rows: found.id, hash: found.hash };
          if (table === 'hand_closes') count(closes, Number(found.at), found.kind === 'settled');
        }
      }
    }
    return { ...file.end(), heads, closes: [...closes.values()].sort(([a], [b]) => a - b) };
  } finally {
    file.close();
  }
}

const inHex = (value: SqlValue): string | number | null => (Buffer.isBuffer(value) ? value.toString('hex') : value);

function count(closes: Map<number, Closes[number]>, at: number, settled: boolean): void {
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  const [, before, voided] = closes.get(quarter) ?? [quarter, 0, 0];
  closes.set(quarter, settled ? [quarter, before + 1, voided] : [quarter, before, voided + 1]);
}

/** Lines, compressed a few megabytes at a time. Gzip reads members written one after the other as one stream. */
class CompressedFile {
  readonly #file: number;
  readonly #hash: Hash = createHash('sha256');
  #lines: string[] = [];
  #length = 0;
  #bytes = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'wx', 0o600);
  }

  line(value: unknown): void {
    const text = `${JSON.stringify(value)}\n`;
    this.#lines.push(text);
    this.#length += text.length;
    if (this.#length >= CHUNK) this.#write();
  }

  end(): { sha256: string; bytes: number } {
    this.#write();
    fsyncSync(this.#file);
    return { sha256: this.#hash.digest('hex'), bytes: this.#bytes };
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(): void {
    const bytes = gzipSync(this.#lines.join(''));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    this.#lines = [];
    this.#length = 0;
  }
}

/**
 * Reads an archive row by row and proves it: its bytes are those that the books sealed, it continues where the previous
 * archive ended, no row is missing, and its chains end as the books say. `each` is called before all of that is known,
 * so its effects must not last when this throws. Throws a `Fault` that names the file.
 */
export async function provenArchive(
  path: string,
  { archive, last, store }: { readonly archive: Archive; readonly last: Archive | undefined; readonly store: Store },
  each: (row: ArchivedRow) => void = () => {},
): Promise<void> {
  const sha256 = await sha256Of(path);
  if (sha256 !== archive.sha256)
    throw new Fault(`${path} is not the archive that was sealed: its SHA-256 is ${sha256}`);
  const chains = new ArchivedChains(path, store, last?.heads ?? noHeads(store.kind));
  let first = true;
  await linesOf(path, (text) => {
    if (first) needHeader(path, header.safeParse(parseJson(text)), archive, store, chains);
    else each(chains.next(text));
    first = false;
  });
  for (const table of OF_ARCHIVES) {
    const [found, sealed] = [chains.heads[table], archive.heads[table]];
    if (found.rows !== sealed.rows || !found.hash.equals(sealed.hash)) {
      throw new Fault(`${path}: ${table} ends in another row than was sealed`);
    }
  }
}

/** The rows of an archive as they are read, each chained to the previous one. */
class ArchivedChains {
  readonly heads: Record<ArchivedName, ChainHead>;
  columns: Readonly<Partial<Record<ArchivedName, readonly string[]>>> = {};
  readonly #path: string;
  readonly #hashed: Readonly<Record<ArchivedName, readonly string[]>>;

  constructor(path: string, store: Store, after: ArchivedHeads) {
    this.#path = path;
    this.heads = { ...after };
    const hashed = (table: ArchivedName): string[] => hashedColumns(store, table);
    this.#hashed = {
      hands: hashed('hands'),
      hand_players: hashed('hand_players'),
      entries: hashed('entries'),
      hand_closes: hashed('hand_closes'),
    };
  }

  next(text: string): ArchivedRow {
    const found = row.safeParse(parseJson(text));
    if (!found.success) throw new Fault(`${this.#path}: expected a row of a hand, found ${text.slice(0, 40)}`);
    const [table, [id, ...cells]] = found.data;
    const before = this.heads[table];
    if (id !== before.rows + 1) throw new Fault(`${this.#path}: ${table} row ${before.rows + 1} is missing`);
    const names = this.columns[table] ?? [];
    const values = Object.fromEntries(names.map((name, nth) => [name, cells[nth] ?? null]));
    const hash = linkHash(before.hash, id, hashedValues(table, this.#hashed[table], values));
    this.heads[table] = { rows: id, hash };
    return { table, id, values, hash };
  }
}

function needHeader(
  path: string,
  found: ReturnType<typeof header.safeParse>,
  { number }: Archive,
  store: Store,
  chains: ArchivedChains,
): void {
  if (!found.success) throw new Fault(`${path} is not an archive of a table`);
  const { archive, kind, columns, after } = found.data;
  if (archive !== number || kind !== store.kind) throw new Fault(`${path} is archive ${archive}, of other books`);
  for (const table of OF_ARCHIVES) {
    if (after[table].rows === chains.heads[table].rows && after[table].hash.equals(chains.heads[table].hash)) continue;
    throw new Fault(`${path}: ${table} does not continue where the previous archive ended`);
  }
  chains.columns = columns;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function linesOf(path: string, each: (line: string) => void): Promise<void> {
  await pipeline(createReadStream(path), createGunzip(), async (text: AsyncIterable<Buffer>) => {
    const input = Readable.from(text);
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) each(line);
  });
}
