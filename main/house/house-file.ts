/** Whether a file was made by a house: a file of another program is neither read nor written. */
import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError, storeError } from '../journal/store-error.ts';

/** Tables that every house has made since its first version, and that no other program's file has all of. */
const OURS = ['answers', 'chains', 'settings'];

/**
 * Throws `StoreError` for a file that no house has made. A file whose creation was interrupted, empty or with settings
 * alone, is accepted.
 */
export function needHouseFile(path: string): void {
  try {
    if (statSync(path).isFile() && statSync(path).size === 0) return;
    const file = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const tables = file.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      if (tables.every((name) => name === 'settings') || OURS.every((name) => tables.includes(name))) return;
    } finally {
      file.close();
    }
  } catch (error) {
    throw storeError(error, path);
  }
  throw new StoreError('foreign-version', `${path} is not the file of a house: another program made it.`);
}
