/** Files and folders that hold secrets or money: they are refused when others on the machine can read or write them. */
import { statSync } from 'node:fs';

/** Any permission of the group and of others. */
const ANY = 0o077;
/** Any permission of others, and any of the group except reading. */
const BEYOND_GROUP = 0o037;
/** Write permission of the group and of others. */
const WRITE = 0o022;

/**
 * Why a file does not keep a secret: users other than its owner have some permission on it. A sentence with the command
 * that fixes it, or null; always null on Windows, where modes do not describe permissions.
 */
export const secretOpenToOthers = (path: string): string | null =>
  openToOthers(
    path,
    ANY,
    (mode) => `${path} is open to others (mode ${mode}): only its owner may have access; run chmod 600 "${path}"`,
  );

/** Like `secretOpenToOthers`, for another user's file, which this process reads as a member of the file's group. */
export const secretOpenBeyondGroup = (path: string): string | null =>
  openToOthers(
    path,
    BEYOND_GROUP,
    (mode) =>
      `${path} is open to others (mode ${mode}): only its owner and one group may read it; run chmod 640 "${path}"`,
  );

/** Why a file or folder cannot be trusted: others can write it. Reading it reveals nothing about the deck in play. */
export const writableByOthers = (path: string): string | null =>
  openToOthers(
    path,
    WRITE,
    (mode) => `${path} can be written by others (mode ${mode}): only its owner may write it; run chmod go-w "${path}"`,
  );

function openToOthers(path: string, rights: number, sentence: (mode: string) => string): string | null {
  if (process.platform === 'win32') return null;
  const mode = statSync(path).mode & 0o777;
  return (mode & rights) === 0 ? null : sentence(mode.toString(8));
}
