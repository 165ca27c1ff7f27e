/**
 * The manifest of the approved program: one line per file in the format of `sha256sum`, so that anybody can verify a
 * table without this program. The composite is the SHA-256 of the manifest itself.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../screens.ts';
import { counts, type Fingerprints } from './files.ts';

/** Where the manifest of a built program is. */
export const MANIFEST_FILE = join(ROOT, 'dist', 'manifest.sha256');

/** A file that differs from the approved one. */
export interface Difference {
  readonly path: string;
  readonly what: 'changed' | 'missing' | 'not in the manifest';
}

export const writeManifest = (files: Fingerprints): string =>
  [...files].map(([path, hash]) => `${hash}  ${path}\n`).join('');

/** One fingerprint for the whole program: equal composites mean equal programs. */
export const compositeOf = (files: Fingerprints): string =>
  createHash('sha256').update(writeManifest(files)).digest('hex');

/** Reads a manifest. Throws an error that names the file, the line and what was expected. */
export function readManifest(path: string): Fingerprints {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new Error(`${path} is empty: expected a line of SHA-256 and path for each file`);
  return new Map(
    lines.map((line, index) => {
      const [, hash, file] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (hash === undefined || file === undefined) {
        throw new Error(`${path} line ${index + 1}: expected SHA-256, two spaces and a path`);
      }
      return [file, hash];
    }),
  );
}

/** How the files found under a root differ from the approved ones, sorted by path. */
export function differences(root: string, approved: Fingerprints, found: Fingerprints): Difference[] {
  const expected = [...approved].filter(([path]) => counts(root, path));
  const wrong = expected.flatMap(([path, hash]): Difference[] => {
    const now = found.get(path);
    return now === hash ? [] : [{ path, what: now === undefined ? 'missing' : 'changed' }];
  });
  const added = [...found.keys()].filter((path) => !approved.has(path));
  return [...wrong, ...added.map((path): Difference => ({ path, what: 'not in the manifest' }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}
