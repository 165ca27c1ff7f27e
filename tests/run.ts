/**
 * `npm test`: builds the screens if necessary, and the program for the tests that run it as a process some hundred times, runs
 * every test, and says `N passed, N failed` on the last line.
 * Words after `npm test --` choose test files, as vitest's own do: `npm test -- tests/games`. `npm test -- --fast` runs
 * what needs no browser, process, socket or long play, and builds nothing.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestModule, TestSuite } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { isBuiltFromThese } from '../bin/program.mjs';
import { buildProgram } from '../main/program.ts';
import { freshScreens, ROOT } from '../main/screens.ts';
import { lackingHere } from './needs.ts';

/**
 * Where Node keeps what it has compiled for the workers and the processes that the tests start: the same thousand files some fifty
 * times. For tests only; the program itself drops the variable (docs/decisions/12).
 */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'dealerless-tests');

/** Some eighty megabytes of it: what the program and one run of its tests come to, twice. */
const MOST_COMPILED = 12_000;

/**
 * Throws away what Node has compiled once it is more than so many files; it is made again in seconds. A test file is loaded under another
 * name in each run, so some of it is never read again.
 */
export function sweep(folder: string, most: number): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length > most) rmSync(folder, { recursive: true, force: true });
}

/** How many tests there were of each kind. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What the tally needs of vitest's results, so that it can be tested without running vitest inside vitest. */
type Results = Pick<TestModule, 'errors'> & {
  children: { allTests(): Iterable<Case>; allSuites(): Iterable<Pick<TestSuite, 'errors'>> };
};
type Case = { result(): { state: string } };

/**
 * Counts vitest's results. A file that does not load, a hook that throws and an error outside any test each count as
 * one failure, so that nothing can go wrong under the words "0 failed".
 */
export function tally(modules: readonly Results[], errorsOutsideTests: number): Tally {
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  const count = (state: string): number => states.filter((each) => each === state).length;
  const broken = modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap((part) => part.errors()));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length + errorsOutsideTests,
    skipped: states.length - count('passed') - count('failed'),
  };
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Builds the screens and the program; a build that fails is one failure, and the tests run all the same. */
async function build(): Promise<number> {
  try {
    await freshScreens();
    if (!isBuiltFromThese(ROOT)) {
      console.log('building the program …');
      await buildProgram();
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** Runs the tests. A run that cannot even begin is one failure. */
async function run(filters: string[], fast: boolean): Promise<Tally> {
  const failedBuilds = fast ? 0 : await build();
  sweep(COMPILED, MOST_COMPILED);
  process.env.NODE_COMPILE_CACHE = COMPILED;
  try {
    const vitest = await startVitest('test', filters, { run: true, watch: false, ...(fast ? { mode: 'fast' } : {}) });
    const errors = vitest.state.getUnhandledErrors().length + failedBuilds;
    const counts = tally(vitest.state.getTestModules(), errors);
    await vitest.close();
    return counts;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 + failedBuilds, skipped: 0 };
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fast: { type: 'boolean', default: false } },
  });
  const counts = await run(positionals, values.fast);
  if (counts.skipped > 0) for (const why of lackingHere()) console.log(`skipped: ${why}`);
  console.log(lastLine(counts));
  process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
}
