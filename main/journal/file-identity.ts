import { statSync } from 'node:fs';

/** Identifies the file behind a name, as the operating system knows it; null when there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}
