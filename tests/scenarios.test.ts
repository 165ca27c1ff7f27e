import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../lab/cli/files.ts';
import { playFile, SCENARIOS } from '../lab/cli/run.ts';

const FOLDER = join(import.meta.dirname, 'scenarios');
const found = filesOf(FOLDER, SCENARIOS);
const files = found.ok ? found.value : [];

describe('every scenario file', () => {
  it.each(files.map((path) => [relative(FOLDER, path), path]))('%s', (_, path) => {
    const played = playFile(path);
    expect(Array.isArray(played) ? played : played.failures).toEqual([]);
  });

  it('has a name of its own and a title that begins with what it tests', () => {
    expect(new Set(files.map((path) => basename(path))).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(120);
  });
});
