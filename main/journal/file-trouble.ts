/** What the file system's error codes mean for a file, worded for the person who has to fix it. */
const MEANINGS: Readonly<Record<string, string>> = {
  EACCES: 'may not be opened by this user',
  EPERM: 'may not be opened by this user',
  EROFS: 'cannot be written: its disk is read-only',
  ENOSPC: 'cannot grow: the disk is full',
  EISDIR: 'is a folder; expected a file',
  ENOENT: 'does not exist',
  ENOTDIR: 'is a file, or is inside one; expected a folder',
  EEXIST: 'already exists',
  ENAMETOOLONG: 'is too long for a file name',
};

/**
 * A file system failure as a sentence that names the file, `path` where the failure does not name it itself; null for
 * an error that is not about a file.
 */
export function fileTrouble(error: unknown, path?: string): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const meaning = Object.hasOwn(MEANINGS, error.code) ? MEANINGS[error.code] : undefined;
  const named = path ?? ('path' in error && typeof error.path === 'string' ? error.path : undefined);
  return meaning === undefined || named === undefined ? null : `${named} ${meaning}`;
}
