import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../lab/cli/files.ts';
import { playFile, SCENARIOS } from '../lab/cli/run.ts';
import { loadScenarios } from '../lab/scenario/schema.ts';

const FOLDER = join(import.meta.dirname, 'scenarios');
const found = filesOf(FOLDER, SCENARIOS);
const files = found.ok ? found.value : [];

/** None may be lost: raise it as scenarios are added. */
const SCENARIOS_THERE_ARE = 653;

describe('every scenario', () => {
  it.each(files.map((path) => [relative(FOLDER, path), path]))('%s', (_, path) => {
    const failures = playFile(path).flatMap((played): unknown[] =>
      Array.isArray(played) ? played : [...played.failures],
    );
    expect(failures).toEqual([]);
  });

  it('is in a file with a name of its own, under a title of its own in that file', () => {
    expect(new Set(files.map((path) => basename(path))).size).toBe(files.length);
    const titles = files.flatMap((path) => {
      const read = loadScenarios(path);
      return read.ok ? read.value.map(({ title }) => `${path}: ${title}`) : [];
    });
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThanOrEqual(SCENARIOS_THERE_ARE);
  });
});
