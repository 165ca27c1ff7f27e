import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, messageOf, ok, type Result } from '../../hardware/result.ts';

/**
 * The file itself, or the files in and under a folder with these endings, in order. An error, in words, for a path that
 * does not exist or cannot be read, and for a folder without such files: the caller expects to read something from it.
 */
export function filesOf(path: string, endings: readonly string[]): Result<string[], string> {
  try {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder === undefined) return fail('no such file');
    if (!isFolder) return ok([path]);
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .sort();
    if (names.length === 0) return fail(`a folder without any file that ends in ${endings.join(' or ')}`);
    return ok(names.map((name) => join(path, name)));
  } catch (error) {
    return fail(`cannot be read: ${messageOf(error)}`);
  }
}
