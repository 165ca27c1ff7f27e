/**
 * The recipe of docs/service.md for a key that systemd seals, command by command, with a key of a machine that is made for the
 * test. Where `systemd-creds` is not installed there is nothing to try it on.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForDeckKey } from '../../../main/shuffle/deck-key.ts';

const there = spawnSync('systemd-creds', ['--version']).error === undefined;

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/service.md'), 'utf8');
/** The commands of the guide, and the one that reads the key again. */
const [, RECIPE = ''] = /```sh\n(openssl rand[^`]*systemd-creds[^`]*)```/.exec(GUIDE) ?? [];
const [, READ = ''] = /`(systemd-creds decrypt [^`]*)`/.exec(GUIDE) ?? [];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-creds-'));
  vi.stubEnv('SYSTEMD_CREDENTIAL_SECRET', join(folder, 'machine.secret'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.skipIf(!there)('a key that systemd seals by the recipe of the guide is the one that the table is given', () => {
  expect([RECIPE, READ]).not.toContain('');
  const kept = join(folder, 'etc');
  mkdirSync(kept);
  const here = (text: string): string => text.replaceAll('/etc/dealerless', kept);
  // The file is looked at before the recipe takes it away.
  const steps = here(RECIPE).replace(/^shred .*$/m, 'cp deck.key kept; shred -u deck.key');
  const { status, stderr } = spawnSync('sh', ['-ec', steps], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const key = readFileSync(join(folder, 'kept'), 'utf8').trim();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(askForDeckKey(here(READ)).toString('hex')).toBe(key);

  // A file that was changed, one sealed under another name, and the key of another machine give no key, and say nothing of it.
  const sealed = join(kept, 'deck.key.cred');
  const good = readFileSync(sealed, 'utf8');
  const middle = Math.floor(good.length / 2);
  writeFileSync(sealed, `${good.slice(0, middle)}${good[middle] === 'A' ? 'B' : 'A'}${good.slice(middle + 1)}`);
  expect(() => askForDeckKey(here(READ))).toThrow(/^the key of the decks: "systemd-creds" ended with 1$/);
  writeFileSync(sealed, good);
  expect(() => askForDeckKey(here(READ).replace('--name=deck.key', '--name=other.key'))).toThrow(/ended with 1$/);
  cpSync(sealed, join(kept, 'copied.cred'));
  rmSync(join(folder, 'machine.secret'), { force: true });
  expect(() => askForDeckKey(here(READ).replace('deck.key.cred', 'copied.cred'))).toThrow(/ended with 1$/);
});
