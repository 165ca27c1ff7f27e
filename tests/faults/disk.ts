/** What is on the disk when the power goes: the bytes of both files, table's and house's, at that moment, whole or half written. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HOUSE_FILE } from '../../main/house/store.ts';

export const LEDGER = 'table.sqlite';
/** The table's file and that of the house beside it. */
const FILES = [LEDGER, HOUSE_FILE] as const;
type FileName = (typeof FILES)[number];

/** A file and the log that SQLite writes ahead of it. */
export interface FileImage {
  readonly ledger: Buffer;
  readonly wal: Buffer;
}
export type Image = Readonly<Record<FileName, FileImage>>;

const eachFile = <T>(of: (name: FileName) => T): Readonly<Record<FileName, T>> => ({
  [LEDGER]: of(LEDGER),
  [HOUSE_FILE]: of(HOUSE_FILE),
});

/** The disk under a running table. */
export class Disk {
  readonly #data: string;
  /** Kept open: to close a file would let go of the locks that SQLite has on it in this process. */
  readonly #open: Readonly<Record<FileName, number>>;

  constructor(data: string) {
    this.#data = data;
    this.#open = eachFile((name) => openSync(join(data, name), 'r'));
  }

  image(): Image {
    return eachFile((name) => {
      const ledger = Buffer.alloc(fstatSync(this.#open[name]).size);
      readSync(this.#open[name], ledger, 0, ledger.length, 0);
      const wal = join(this.#data, `${name}-wal`);
      return { ledger, wal: existsSync(wal) ? readFileSync(wal) : Buffer.alloc(0) };
    });
  }

  close(): void {
    for (const name of FILES) closeSync(this.#open[name]);
  }
}

const sameFile = (a: FileImage, b: FileImage): boolean => a.ledger.equals(b.ledger) && a.wal.equals(b.wal);
export const sameImage = (a: Image, b: Image): boolean => FILES.every((name) => sameFile(a[name], b[name]));

/** A new folder with the files as the power cut left them, and beside them what does not change: keys, cards. */
export function layOut(image: Image, from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const isTheirs = (file: string): boolean => FILES.some((name) => file.startsWith(`${name}-`));
  for (const file of readdirSync(from)) if (!isTheirs(file)) copyFileSync(join(from, file), join(to, file));
  for (const name of FILES) {
    writeFileSync(join(to, name), image[name].ledger);
    if (image[name].wal.length > 0) writeFileSync(join(to, `${name}-wal`), image[name].wal);
  }
}

/** What the power cut left of the write that was under way; `chance`, a number from 0 to 1, says where it was. */
export function torn(before: Image, after: Image, how: string, chance: number): { image: Image; how: string } {
  const name = FILES.find((each) => !sameFile(before[each], after[each])) ?? LEDGER;
  const [was, is] = [before[name], after[name]];
  const checkpoint = !was.ledger.equals(is.ledger);
  const left = checkpoint ? tornCheckpoint(was, is, chance) : (TEARS[how]?.(was, is, chance) ?? was);
  return { image: { ...after, [name]: left }, how: checkpoint ? 'its checkpoint torn' : how };
}

/** How a write may be cut off; `chance` is a number from 0 to 1. */
export const TEARS: Readonly<Record<string, (before: FileImage, after: FileImage, chance: number) => FileImage>> = {
  /** The first bytes are new, the rest is as it was. */
  'cut off': (before, after, chance) => ({ ...before, wal: prefix(before.wal, after.wal, chance) }),
  /** Blocks of the disk are new or old as it happened. */
  scattered: (before, after, chance) => ({ ...before, wal: scattered(before.wal, after.wal, chance) }),
  /** The file has grown, but what should be in its last part never arrived: zeros. */
  'never arrived': (before, after, chance) => {
    const wal = Buffer.from(after.wal);
    const [from, to] = [firstDifference(before.wal, after.wal), lastDifference(before.wal, after.wal)];
    // What lies behind is of an older log, and was not written now.
    wal.fill(0, from + Math.floor(chance * (to - from)), to);
    return { ...before, wal };
  },
  /** What was last written is not there at all. */
  missing: (before) => before,
};

export const HOWS = Object.keys(TEARS);

/** A checkpoint cut off: pages of the ledger are new or old, the log is whole. */
const tornCheckpoint = (before: FileImage, after: FileImage, chance: number): FileImage => ({
  ledger: scattered(before.ledger, after.ledger, chance),
  wal: after.wal,
});

function prefix(before: Buffer, after: Buffer, chance: number): Buffer {
  const [from, to] = [firstDifference(before, after), lastDifference(before, after)];
  const cut = from + Math.floor(chance * (to - from));
  const rest = before.length > cut ? before.subarray(cut) : Buffer.alloc(0);
  return Buffer.concat([after.subarray(0, cut), rest]);
}

const BLOCK = 512;

function scattered(before: Buffer, after: Buffer, chance: number): Buffer {
  const old = Buffer.concat([before, Buffer.alloc(Math.max(0, after.length - before.length))]);
  const mixed = Buffer.from(after);
  const first = Math.floor(firstDifference(before, after) / BLOCK) * BLOCK;
  let seed = Math.floor(chance * 2 ** 32) || 1;
  for (let at = first; at < after.length; at += BLOCK) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    // Of the first block nothing has arrived, of each other one all or nothing.
    if (at === first || (seed & 4) === 0) old.copy(mixed, at, at, at + BLOCK);
  }
  return mixed;
}

function firstDifference(a: Buffer, b: Buffer): number {
  const end = Math.min(a.length, b.length);
  const same = (from: number, to: number): boolean => a.compare(b, from, to, from, to) === 0;
  let at = 0;
  while (at + BLOCK <= end && same(at, at + BLOCK)) at += BLOCK;
  while (at < end && a[at] === b[at]) at += 1;
  return at;
}

function lastDifference(before: Buffer, after: Buffer): number {
  if (after.length > before.length) return after.length;
  let at = after.length;
  while (at > 0 && before[at - 1] === after[at - 1]) at -= 1;
  return at;
}
