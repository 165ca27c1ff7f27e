import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchmarks, measureOne, merged, withRows } from '../../bench/run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, source: string): void => writeFileSync(join(folder, name), source);

describe('running the benchmarks', () => {
  it('finds the files that measure something', () => {
    for (const name of ['shuffle.ts', 'evaluate.ts', 'run.ts', 'results.md']) put(name, '');
    expect(benchmarks(folder)).toEqual(['evaluate', 'shuffle']);
  });

  it('keeps the plain names of the figures', async () => {
    put('shuffle.ts', 'export const measure = async () => ({ decksPerSec: 5 });');
    put('evaluate.ts', 'export const measure = async () => ({ handsPerSec: 7, handsRatio: 1.5 });');
    const parts = [await measureOne(folder, 'evaluate'), await measureOne(folder, 'shuffle')];
    expect(merged(parts)).toEqual({ handsPerSec: 7, handsRatio: 1.5, decksPerSec: 5 });
  });

  it('refuses a name that two of them use', () => {
    expect(() => merged([{ handsPerSec: 1 }, { handsPerSec: 2 }])).toThrow('two benchmarks measure handsPerSec');
  });

  it('refuses a benchmark without measure() and a figure that is not a number, naming the file', async () => {
    put('empty.ts', 'export const other = 1;');
    put('broken.ts', 'export const measure = async () => ({ ratio: 0 / 0 });');
    await expect(measureOne(folder, 'empty')).rejects.toThrow('bench/empty.ts does not export measure()');
    await expect(measureOne(folder, 'broken')).rejects.toThrow('bench/broken.ts gives NaN for ratio');
  });
});

describe('keeping the results', () => {
  const monday = { date: '2026-01-05', commit: 'abc1234', machine: 'Chip × 2', command: 'npm run bench -- a' };
  const tuesday = { ...monday, date: '2026-01-06', commit: 'def5678' };
  const rows = (results: string): string[] => results.split('\n').filter((line) => line.startsWith('| 20'));

  it('adds a row for each figure below those of earlier commits, with its ratio if there is one', () => {
    const first = withRows('', monday, { handsPerSec: 12_345_678 });
    const second = withRows(first, tuesday, { handsPerSec: 0.123456, handsRatio: 2.5 });
    expect(rows(second)).toEqual([
      '| 2026-01-05 | abc1234 | Chip × 2 | npm run bench -- a | handsPerSec | 12,350,000 |  |',
      '| 2026-01-06 | def5678 | Chip × 2 | npm run bench -- a | handsPerSec | 0.1235 | 2.5 |',
    ]);
  });

  it('replaces the row of a figure measured again at the same commit', () => {
    const first = withRows('', monday, { aMs: 1, bMs: 2 });
    expect(rows(withRows(first, monday, { aMs: 3 }))).toEqual([
      '| 2026-01-05 | abc1234 | Chip × 2 | npm run bench -- a | bMs | 2 |  |',
      '| 2026-01-05 | abc1234 | Chip × 2 | npm run bench -- a | aMs | 3 |  |',
    ]);
  });
});
