import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { flush } from './flush.ts';
import { openReadOnly, StoreError } from './store.ts';
import { storeError } from './store-error.ts';

/**
 * More pages than a file can have: copies everything in one step, so that a host's write cannot make the copy start
 * over.
 */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies a ledger as of one moment, up to its last commit, while its host plays on. The copy is one file, readable only
 * by its owner and on disk when this returns; it is written under another name and renamed when complete. Throws
 * `StoreError`, also when a file of that name already exists: no back-up is overwritten.
 */
export async function backUp(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  if (!existsSync(folder)) throw new StoreError('io', `${to} cannot be created: the folder ${folder} does not exist.`);
  if (existsSync(to)) throw new StoreError('io', `${to} already exists: give the copy another name.`);
  openReadOnly(from).close();
  await copyFile(from, to);
}

/**
 * Like `backUp`, for any SQLite file, which need not be a ledger. Throws `StoreError`. An existing file of that name is
 * replaced.
 */
export async function copyFile(from: string, to: string): Promise<void> {
  const unfinished = `${to}-unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await copy(from, unfinished);
    makeOneFile(unfinished);
    renameSync(unfinished, to);
    flush(dirname(to));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw storeError(error, to);
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Takes the copy out of WAL mode, so that it needs no other file; a host turns WAL mode on again. */
function makeOneFile(path: string): void {
  chmodSync(path, 0o600);
  const db = new Database(path, { fileMustExist: true });
  try {
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  flush(path);
}
