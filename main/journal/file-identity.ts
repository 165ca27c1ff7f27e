import { statSync } from 'node:fs';

/** Which file a name stands for, as the system knows it; null where there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}
