import Database from 'better-sqlite3';
import { StoreError, storeError } from './store-error.ts';

export interface Lock {
  release(): void;
}

/**
 * Makes sure that only one host writes a file; a second one is refused with `locked`. The lock is SQLite's own, on an
 * empty file next to the ledger, so the operating system releases it when the process ends, however it ends. Readers
 * are not kept out.
 */
export function takeLock(path: string): Lock {
  let file: Database.Database | undefined;
  try {
    file = new Database(`${path}-lock`, { timeout: 0 });
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    const meaning = storeError(error, `${path}-lock`);
    if (meaning instanceof StoreError && meaning.code === 'locked') {
      throw new StoreError('locked', `${path} is in use by another host. Stop that one first.`);
    }
    throw meaning;
  }
  const held = file;
  return { release: () => void held.close() };
}
