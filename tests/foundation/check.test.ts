import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));

/** The type checker is a Go program that lives for seconds: collecting its garbage took a fifth of its time. */
const RARE_COLLECTIONS = { GOGC: '400' };

/** What a tool of node_modules prints about the repository; empty when it exits with 0. */
function complaints(tool: string, args: string[]): string {
  const env = { ...process.env, ...RARE_COLLECTIONS };
  const run = spawnSync(join(ROOT, 'node_modules', '.bin', tool), args, { cwd: ROOT, encoding: 'utf8', env });
  return run.status === 0 ? '' : `${tool} exit ${run.status}\n${run.stdout}${run.stderr}`;
}

// Another part of `npm run check`, the import arrows, is in arrows.test.ts.
// One checker: several check what they share once each, a third more work in all beside the other tests.
it('every file type-checks', () => {
  expect(complaints('tsc', ['-p', '.', '--checkers', '1'])).toBe('');
});

it('the lint has nothing to say, not even a warning', () => {
  expect(complaints('biome', ['check', '--error-on-warnings', '.'])).toBe('');
});

it('nothing is unused: no file, no export, no dependency', () => {
  expect(complaints('knip', ['--no-progress', '--treat-config-hints-as-errors'])).toBe('');
});
