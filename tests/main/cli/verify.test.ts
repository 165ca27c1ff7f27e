import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'bin', 'program.mjs');

let folder: string;
let manifest: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-verify-'));
  manifest = join(folder, 'manifest.sha256');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]): { code: number | null; said: string; complained: string } {
  const done = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
  return { code: done.status, said: done.stdout, complained: done.stderr };
}

test('M7: verify names each file that is not as the manifest says, and exits with 1', () => {
  const written = run('manifest', '--to', manifest);
  expect(written).toMatchObject({ code: 0, complained: '' });
  const composite = /composite ([0-9a-f]{64})/.exec(written.said)?.[1];
  const lines = readFileSync(manifest, 'utf8').split('\n');
  const tampered = lines.map((line) =>
    line.endsWith('  games/holdem.ts') ? `${line[0] === '0' ? '1' : '0'}${line.slice(1)}` : line,
  );
  writeFileSync(manifest, tampered.join('\n'));
  const { code, said } = run('verify', '--manifest', manifest, '--json');
  const { approved, differences, files, ...found } = JSON.parse(said) as Record<string, unknown>;
  expect({ code, approved, differences }).toEqual({
    code: 1,
    approved: false,
    differences: [{ path: 'games/holdem.ts', what: 'changed' }],
  });
  expect(found).toEqual({ composite });
  expect(Object.keys(files as object)).toEqual(
    expect.arrayContaining(['main/host.ts', 'node_modules/better-sqlite3/lib/index.js']),
  );
});

test('a manifest that cannot be read is one line and exit code 2', () => {
  const { code, complained } = run('verify', '--manifest', manifest);
  expect(code).toBe(2);
  expect(complained).toMatch(/^dealerless: verify: --manifest: .*manifest\.sha256 does not exist\n$/);
});

test('real money needs a manifest, and says how to write one', () => {
  const { code, complained } = run('serve', '--money', '--data', folder, '--manifest', manifest);
  expect(code).toBe(2);
  expect(complained).toMatch(/^dealerless: serve: --manifest: there is no file .*\n$/);
});
