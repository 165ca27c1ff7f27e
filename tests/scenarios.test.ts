import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playFile, scenarioFiles } from '../lab/cli/run.ts';

const FOLDER = join(import.meta.dirname, 'scenarios');

describe('every scenario file', () => {
  it.each(scenarioFiles(FOLDER).map((path) => [relative(FOLDER, path), path]))('%s', (_, path) => {
    const played = playFile(path);
    expect(Array.isArray(played) ? played : played.failures).toEqual([]);
  });

  it('has a name of its own and a title that begins with what it tests', () => {
    const files = scenarioFiles(FOLDER);
    expect(new Set(files.map((path) => basename(path))).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(120);
  });
});
