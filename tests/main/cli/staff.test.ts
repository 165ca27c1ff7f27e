import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'bin', 'program.mjs');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dealerless-staff-'));
});
afterEach(() => rmSync(data, { recursive: true }));

function staff(args: readonly string[], typed = ''): { code: number | null; said: string } {
  const done = spawnSync(process.execPath, [MAIN, 'staff', ...args, '--data', data], {
    input: typed,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

test('the first member of staff is added from the command line, with a PIN that is never an argument', () => {
  expect(staff(['add', 'fred', '--name', 'Fred Floor', '--role', 'floor'], '2468\n')).toMatchObject({ code: 0 });
  expect(staff(['list']).said).toMatch(/fred\s+floor\s+Fred Floor/);
  expect(staff(['pin', 'fred'], '5079\n').code).toBe(0);
  const { code, said } = staff(['card', 'fred']);
  expect(code).toBe(0);
  const number = /^card {5}(9\d{15})$/m.exec(said)?.[1];
  expect(said).toContain(`track 2  ;${number}?`);
  expect(said).not.toMatch(/fred floor/i);
  expect(staff(['dismiss', 'fred']).code).toBe(0);
  expect(staff(['card', 'fred'])).toEqual({ code: 2, said: 'dealerless: staff: fred no longer works here.\n' });
  expect(staff(['list']).said).toBe('');
});

test.each([
  [['add', 'x', '--name', 'X Y', '--role', 'king'], '2468\n', /--role expects one of floor/],
  [['add', 'x', '--name', 'X Y', '--role', 'floor'], '12\n', /four to eight digits/],
  [['list'], '', /there is no table/],
  [['dance', 'x'], '', /there is no table/],
  [['card', 'x'], '', /there is no table/],
])('%j is refused in one line', (args, typed, why) => {
  const { code, said } = staff(args, typed);
  expect(code).toBe(2);
  expect(said).toMatch(why);
  expect(said.trim().split('\n')).toHaveLength(1);
});
