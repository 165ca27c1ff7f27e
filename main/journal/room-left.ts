import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** How many bytes must be free before a table that stopped for lack of room continues: an hour of play. */
const ENOUGH = 2 ** 20;

/** Why there is too little room for the file to grow, in one sentence; null when there is enough. */
export function tooLittleRoom(path: string): string | null {
  if (path === ':memory:') return null;
  const { bavail, bsize } = statfsSync(dirname(path));
  const free = bavail * bsize;
  if (free >= ENOUGH) return null;
  return `${path} has ${Math.floor(free / 1024)} KB left to grow: free at least ${ENOUGH / 1024} KB`;
}
