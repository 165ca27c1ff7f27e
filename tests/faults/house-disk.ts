/** What is on the disk when the power goes under a house: its folder at that moment, and with its last write half done. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import type { CardHouse } from '../../main/house/house.ts';
import { FILES } from '../main/test-room.ts';
import { type FileImage, TEARS } from './disk.ts';

/** SQLite makes these again by itself, and a lock is of the process that is gone. */
const NOT_KEPT = /-shm$|-lock$|-lock-journal$/;

/** Files by name. */
export type Folder = ReadonlyMap<string, Buffer>;

export const folderNow = (data: string): Folder =>
  new Map(
    readdirSync(data)
      .filter((name) => !NOT_KEPT.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(data, name))]),
  );

/** Writes a folder as it was and gives its path. */
export function laidOut(folder: Folder): string {
  const path = mkdtempSync(join(FILES, 'dealerless-left-'));
  for (const [name, bytes] of folder) writeFileSync(join(path, name), bytes, { mode: 0o600 });
  return path;
}

export const sameFolder = (a: Folder, b: Folder): boolean =>
  a.size === b.size && [...a].every(([name, bytes]) => b.get(name)?.equals(bytes) === true);

/** The folder, where it is another than the last one: few statements of a transaction reach the disk. */
export function ifOther(last: Folder | undefined, data: string): Folder[] {
  const now = folderNow(data);
  return last !== undefined && sameFolder(last, now) ? [] : [now];
}

export function digestOf(folder: Folder): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of folder) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

/** A database of the folder with what it has ahead of it. */
const imageOf = (folder: Folder, file: string): FileImage => ({
  ledger: folder.get(file) ?? Buffer.alloc(0),
  wal: folder.get(`${file}-wal`) ?? Buffer.alloc(0),
});

/** The folder with the write to this database cut off, once for each way in which one is. */
export function torn(before: Folder, after: Folder, file: string, chance: number): [string, Folder][] {
  const [was, is] = [imageOf(before, file), imageOf(after, file)];
  // A checkpoint is the business of SQLite alone: what is in the file then was proven durable in the log before.
  if (!was.ledger.equals(is.ledger) || was.wal.equals(is.wal)) return [];
  return Object.entries(TEARS).map(([how, tear]) => {
    const { wal } = tear(was, is, chance);
    return [how, new Map([...after, [`${file}-wal`, wal]])];
  });
}

/** Is told after each statement of the house's, inside and outside of transactions. */
export function watchStatements(house: CardHouse, after: () => void): void {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      after();
      return result;
    },
  };
  Object.assign(house.store, { db: house.store.db.withPlugin(plugin) });
}

/** Copies of a folder that were laid out, taken away again. */
export function forget(...folders: readonly string[]): void {
  for (const folder of folders) if (existsSync(folder)) rmSync(folder, { recursive: true });
}
