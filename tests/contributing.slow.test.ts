/** The walks of CONTRIBUTING.md by the letter: new pages and lines of a registry, and every quick test passes. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BANKED_GAME, HOUSE, STUD_VARIANT, walk } from './contributing/walks.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'walks-'));

/** Runs a command in the copy; what it printed at its end when it fails. */
async function ran(command: string, ...args: string[]): Promise<string> {
  try {
    await run(command, args, { cwd: folder, maxBuffer: 1 << 28 });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr}`.slice(-20_000);
  }
}

beforeAll(async () => {
  walk(folder, [STUD_VARIANT, BANKED_GAME, HOUSE]);
  expect(await ran(process.execPath, 'tests/games/golden.ts', '--write')).toBe('');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it compiles, and its imports follow the arrows', async () => {
  expect(await ran('node_modules/.bin/tsc', '-p', '.')).toBe('');
  expect(await ran(process.execPath, 'tests/foundation/arrows.ts')).toBe('');
});

test('every quick test passes', async () => {
  expect(await ran(process.execPath, 'tests/run.ts', '--fast')).toBe('');
});
