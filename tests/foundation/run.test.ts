import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../files.ts';
import { lacking } from '../needs.ts';
import { lastLine, sweep, tally } from '../run.ts';

const TESTS = dirname(import.meta.dirname);
const error = { message: 'it broke' };

/** One test file's results: the states of its tests, and what broke around them. */
const file = (states: string[], broken: { file?: number; hooks?: number } = {}) => ({
  errors: () => Array(broken.file ?? 0).fill(error),
  children: {
    allTests: () => states.map((state) => ({ result: () => ({ state }) })),
    allSuites: () => [{ errors: () => Array(broken.hooks ?? 0).fill(error) }],
  },
});

describe('counting the results', () => {
  it('adds up the tests of every file', () => {
    const files = [file(['passed', 'passed', 'skipped']), file(['passed', 'failed'])];
    expect(tally(files, 0)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that does not load, a hook that throws and an error outside any test as failures', () => {
    const files = [file([], { file: 1 }), file(['passed', 'skipped'], { hooks: 1 })];
    expect(tally(files, 1)).toEqual({ passed: 1, failed: 3, skipped: 1 });
  });

  it('counts every test, in any state', () => {
    expect(tally([file(['passed', 'pending', 'skipped'])], 0)).toEqual({ passed: 1, failed: 0, skipped: 2 });
  });
});

describe('the last line', () => {
  it('speaks of skipped tests only when there are some', () => {
    expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(lastLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });
});

describe('what Node has compiled', () => {
  it('is kept from run to run, until it is more than it may be', () => {
    const root = mkdtempSync(join(FILES, 'dealerless-compiled-'));
    const compiled = join(root, 'compiled');
    expect(() => sweep(compiled, 2)).not.toThrow();
    mkdirSync(join(compiled, 'v24'), { recursive: true });
    for (const name of ['one', 'two']) writeFileSync(join(compiled, 'v24', name), '');
    sweep(compiled, 2);
    expect(readdirSync(join(compiled, 'v24'))).toEqual(['one', 'two']);
    sweep(compiled, 1);
    expect(existsSync(compiled)).toBe(false);
    rmSync(root, { recursive: true });
  });
});

describe('a program that only root can install', () => {
  const socat = (there: boolean) => lacking('socat', { tests: 'the serial port tests', there: () => there });

  it('is named with the command to type when it is missing', () => {
    expect(socat(false)).toBe('the serial port tests need socat, which is not installed: sudo apt-get install socat');
    expect(socat(true)).toBeNull();
  });

  it('is asked for by every test file that opens a browser or lays a cable', () => {
    const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const lax = files.filter((file) => {
      const text = readFileSync(join(TESTS, file), 'utf8');
      return /\b(openBrowser|openStation|Cable)\b/.test(text) && !text.includes('describeWith(');
    });
    expect(lax).toEqual([]);
  });
});
