/** What is on the disk when the power goes: the bytes of the table's files at that moment, whole or half written. */
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

export const LEDGER = 'table.sqlite';
const WAL = `${LEDGER}-wal`;

/** The ledger and the log that SQLite writes ahead of it. */
export interface Image {
  readonly ledger: Buffer;
  readonly wal: Buffer;
}

/** The disk under a running table. */
export class Disk {
  readonly #data: string;
  /** Kept open: to close the file would let go of the locks that SQLite has on it in this process. */
  readonly #ledger: number;

  constructor(data: string) {
    this.#data = data;
    this.#ledger = openSync(join(data, LEDGER), 'r');
  }

  image(): Image {
    const ledger = Buffer.alloc(fstatSync(this.#ledger).size);
    readSync(this.#ledger, ledger, 0, ledger.length, 0);
    const wal = join(this.#data, WAL);
    return { ledger, wal: existsSync(wal) ? readFileSync(wal) : Buffer.alloc(0) };
  }

  close(): void {
    closeSync(this.#ledger);
  }
}

export const sameImage = (a: Image, b: Image): boolean => a.ledger.equals(b.ledger) && a.wal.equals(b.wal);

/** A new folder with the files as the power cut left them, and beside them what does not change: keys, cards. */
export function layOut(image: Image, from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from))
    if (!file.startsWith(`${LEDGER}-`)) copyFileSync(join(from, file), join(to, file));
  writeFileSync(join(to, LEDGER), image.ledger);
  if (image.wal.length > 0) writeFileSync(join(to, WAL), image.wal);
}

/** How a write may be cut off; `chance` is a number from 0 to 1. */
export const TEARS: Readonly<Record<string, (before: Image, after: Image, chance: number) => Image>> = {
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

/** A checkpoint cut off: pages of the ledger are new or old, the log is whole. */
export const tornCheckpoint = (before: Image, after: Image, chance: number): Image => ({
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
