import { SqliteError } from 'better-sqlite3';
import { InvariantError } from '../../games/result.ts';

export type StoreErrorCode = 'locked' | 'read-only' | 'full' | 'corrupt' | 'foreign-version' | 'wrong-kind' | 'io';

/** The file cannot be used, or can no longer be written. The message names the file and says what is in the way. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The first prefix here that matches the code from SQLite or the operating system says what is wrong. */
const MEANINGS: readonly (readonly [prefix: string, code: StoreErrorCode, what: string])[] = [
  ['SQLITE_BUSY', 'locked', 'is being written by another program'],
  ['SQLITE_LOCKED', 'locked', 'is being written by another program'],
  ['SQLITE_READONLY', 'read-only', 'cannot be written: the file, its folder or its disk is read-only'],
  ['SQLITE_CANTOPEN', 'read-only', 'cannot be opened: check that its folder may be read and written'],
  ['SQLITE_PERM', 'read-only', 'may not be opened by this user'],
  ['SQLITE_FULL', 'full', 'cannot grow: the disk is full'],
  ['SQLITE_CORRUPT', 'corrupt', 'is damaged'],
  ['SQLITE_NOTADB', 'corrupt', 'is damaged, or is not a database'],
  ['SQLITE_IOERR', 'io', 'could not be read or written: the disk reported an error'],
  ['EACCES', 'read-only', 'may not be opened by this user'],
  ['EPERM', 'read-only', 'may not be opened by this user'],
  ['EROFS', 'read-only', 'cannot be written: its disk is read-only'],
  ['ENOSPC', 'full', 'cannot grow: the disk is full'],
  ['EISDIR', 'io', 'is a folder; expected a file'],
  ['ENOENT', 'io', 'does not exist'],
];

/**
 * What a failure of SQLite or of the file system means for the file. A broken constraint is a programmer's mistake and
 * becomes an `InvariantError`; an error that is not about the file is returned unchanged.
 */
export function storeError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const code = error.code;
  if (error instanceof SqliteError && code.startsWith('SQLITE_CONSTRAINT')) {
    return new InvariantError(`${path}: ${error.message}`, { cause: error });
  }
  const meaning = MEANINGS.find(([prefix]) => code.startsWith(prefix));
  if (meaning === undefined) return error;
  return new StoreError(meaning[1], `${path} ${meaning[2]} (${code}).`, { cause: error });
}
