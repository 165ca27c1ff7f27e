import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchmarks, measureAll, withRows } from '../../bench/run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, source: string): void => writeFileSync(join(folder, name), source);

describe('running the benchmarks', () => {
  it('merges the figures of all, each under the name of its file', async () => {
    put('shuffle.ts', 'export const measure = async () => ({ decksPerSecond: 5 });');
    put('evaluate.ts', 'export const measure = async () => ({ handsPerSecond: 7, ratioToPhe: 1.5 });');
    put('run.ts', '');
    put('results.md', '');
    expect(benchmarks(folder)).toEqual(['evaluate', 'shuffle']);
    expect(await measureAll(folder, benchmarks(folder))).toEqual({
      'evaluate.handsPerSecond': 7,
      'evaluate.ratioToPhe': 1.5,
      'shuffle.decksPerSecond': 5,
    });
  });

  it('refuses a benchmark without measure() and a figure that is no number, naming the file', async () => {
    put('empty.ts', 'export const other = 1;');
    put('broken.ts', 'export const measure = async () => ({ ratio: 0 / 0 });');
    await expect(measureAll(folder, ['empty'])).rejects.toThrow('bench/empty.ts does not export measure()');
    await expect(measureAll(folder, ['broken'])).rejects.toThrow('bench/broken.ts gives NaN for ratio');
  });
});

describe('keeping the results', () => {
  const monday = { date: '2026-01-05', commit: 'abc1234', machine: 'Chip × 2' };
  const tuesday = { date: '2026-01-06', commit: 'def5678', machine: 'Chip × 2' };
  const rows = (results: string): string[] => results.split('\n').filter((line) => line.startsWith('| 20'));

  it('adds a row for each figure below those of earlier commits', () => {
    const first = withRows('', monday, { 'evaluate.handsPerSecond': 12_345_678 });
    const second = withRows(first, tuesday, { 'evaluate.handsPerSecond': 0.123456 });
    expect(rows(second)).toEqual([
      '| 2026-01-05 | abc1234 | Chip × 2 | evaluate.handsPerSecond | 12,350,000 |',
      '| 2026-01-06 | def5678 | Chip × 2 | evaluate.handsPerSecond | 0.1235 |',
    ]);
  });

  it('replaces the row of a figure measured again at the same commit', () => {
    const first = withRows('', monday, { 'a.ms': 1, 'b.ms': 2 });
    expect(rows(withRows(first, monday, { 'a.ms': 3 }))).toEqual([
      '| 2026-01-05 | abc1234 | Chip × 2 | b.ms | 2 |',
      '| 2026-01-05 | abc1234 | Chip × 2 | a.ms | 3 |',
    ]);
  });
});
