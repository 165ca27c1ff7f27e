/** Files and folders that hold secrets or money: what others on the machine can read or write is refused. */
import { statSync } from 'node:fs';

/** Any right of the group and of others. */
const ANY = 0o077;
/** Any right of others, and of the group all but reading. */
const BEYOND_GROUP = 0o037;
/** The right of the group and of others to write. */
const WRITE = 0o022;

/**
 * Why a secret is none: others than its owner have a right to the file. A sentence with the command that mends it, or
 * null; null on Windows, too, whose rights are not told by modes.
 */
export const secretOpenToOthers = (path: string): string | null =>
  openToOthers(
    path,
    ANY,
    (mode) => `${path} is open to others (mode ${mode}): expected its owner alone, chmod 600 "${path}"`,
  );

/** As `secretOpenToOthers`, of another user's file, which this process reads as one of its group. */
export const secretOpenBeyondGroup = (path: string): string | null =>
  openToOthers(
    path,
    BEYOND_GROUP,
    (mode) =>
      `${path} is open to others (mode ${mode}): expected its owner and one group to read it, chmod 640 "${path}"`,
  );

/** Why a file or folder cannot be trusted: others can write it. Reading it gives nothing of the deck in play away. */
export const writableByOthers = (path: string): string | null =>
  openToOthers(
    path,
    WRITE,
    (mode) => `${path} can be written by others (mode ${mode}): expected its owner alone, chmod go-w "${path}"`,
  );

function openToOthers(path: string, rights: number, sentence: (mode: string) => string): string | null {
  if (process.platform === 'win32') return null;
  const mode = statSync(path).mode & 0o777;
  return (mode & rights) === 0 ? null : sentence(mode.toString(8));
}
