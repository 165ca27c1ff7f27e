/** Files that are named to a command and are not there, are a folder, or lie where no folder is: each is said by its name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import { fileTrouble } from '../../../main/journal/file-trouble.ts';
import { catchOutput } from '../../cli-output.ts';

const said = catchOutput();
const folder = mkdtempSync(join(tmpdir(), 'dealerless-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = join(folder, 'text.txt');
writeFileSync(text, 'hello\n');
const absent = join(folder, 'absent');

/** What each command is given beside the file. */
const COMMANDS: Readonly<Record<string, (file: string) => string[]>> = {
  audit: (file) => ['audit', file],
  'the key of audit': (file) => ['audit', text, '--key', file],
  receipt: (file) => ['receipt', file, '--hand', '1', '--seat', '1'],
  'verify-receipt': (file) => ['verify-receipt', file],
  'the manifest of verify': (file) => ['verify', '--manifest', file],
  'the folder of a keeper': (file) => ['anchor-keeper', '--folder', file, '--port', '0'],
  'the token of a table': (file) => ['serve', '--house', 'ws://127.0.0.1:1', '--table', '1', '--token', file],
  'the settings of a table': (file) => ['serve', '--data', absent, '--config', file],
};

test.each(Object.keys(COMMANDS))('%s that is not there is said by its name', async (what) => {
  expect(await main(COMMANDS[what]?.(absent) ?? [])).toBe(2);
  expect(said.err).toContain('absent');
  expect(said.err).toMatch(/^dealerless: .*(does not exist|there is no file).*\n$/);
  expect(said.err).not.toMatch(/ENOENT/);
});

test.each(['verify-receipt', 'the manifest of verify', 'the token of a table'])(
  '%s that is a folder is said to be one',
  async (what) => {
    expect(await main(COMMANDS[what]?.(folder) ?? [])).toBe(2);
    expect(said.err).toMatch(/^dealerless: .* is a folder; expected a file\n$/);
    expect(said.err).toContain(folder);
  },
);

test('a folder that is a file is said to be one', async () => {
  expect(await main(['anchor-keeper', '--folder', text, '--port', '0'])).toBe(2);
  expect(said.err).toBe(`dealerless: anchor-keeper: ${text} is a file, or is inside one; expected a folder\n`);
});

test('what is not about a file is left to the caller', () => {
  expect(fileTrouble(new Error('something else'), text)).toBeNull();
  expect(fileTrouble(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), text)).toBeNull();
  expect(fileTrouble(Object.assign(new Error('EISDIR: illegal operation, read'), { code: 'EISDIR' }))).toBeNull();
});
