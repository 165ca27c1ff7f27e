import { SqliteError } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../../games/result.ts';
import { StoreError, storeError } from '../../../main/journal/store-error.ts';

const meaning = (code: string): [string, string] => {
  const error = storeError(new SqliteError('low level words', code), '/data/table.db');
  if (!(error instanceof StoreError)) throw new Error(`no StoreError: ${String(error)}`);
  return [error.code, error.message];
};

describe('what a failure means for the file', () => {
  it.each([
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_BUSY_SNAPSHOT', 'locked'],
    ['SQLITE_READONLY_DIRECTORY', 'read-only'],
    ['SQLITE_CANTOPEN', 'read-only'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_CORRUPT_INDEX', 'corrupt'],
    ['SQLITE_NOTADB', 'corrupt'],
    ['SQLITE_IOERR_FSYNC', 'io'],
  ])('%s is %s', (code, expected) => {
    const [found, message] = meaning(code);
    expect(found).toBe(expected);
    expect(message).toContain('/data/table.db');
    expect(message).toContain(code);
  });

  it('understands the file system, too', () => {
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    expect(storeError(denied, 'x')).toMatchObject({
      code: 'read-only',
      message: 'x may not be opened by this user (EACCES).',
    });
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    expect(storeError(full, 'x')).toMatchObject({ code: 'full' });
  });

  it('takes a broken constraint for a mistake in the program', () => {
    const error = storeError(new SqliteError('UNIQUE constraint failed', 'SQLITE_CONSTRAINT_UNIQUE'), 'x');
    expect(error).toBeInstanceOf(InvariantError);
  });

  it('leaves alone what is not about the file', () => {
    const error = new RangeError('other');
    expect(storeError(error, 'x')).toBe(error);
    expect(storeError('text', 'x')).toBe('text');
  });
});
