/** Ledger and accounts refuse with codes of a list, and each of them is refused in some test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_REFUSALS } from '../../main/accounts/refusals.ts';
import { LEDGER_REFUSALS } from '../../main/ledger/refusals.ts';

const ROOT = join(import.meta.dirname, '../..');

const textsIn = (folder: string, keep: (name: string) => boolean): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && keep(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

const tests = ['tests/main', 'tests/attack']
  .flatMap((folder) => textsIn(folder, (name) => name.endsWith('.test.ts') && name !== 'refusals.test.ts'))
  .join('\n');

describe.each([
  ['main/accounts', ACCOUNT_REFUSALS],
  ['main/ledger', LEDGER_REFUSALS],
])('%s', (room, refusals) => {
  const source = textsIn(room, (name) => name !== 'refusals.ts').join('\n');

  it('refuses only with the codes of its list, and with each of them', () => {
    const used = [...source.matchAll(/(?:refuse\(|code:)\s*'([a-z-]+)'/g)].map(([, code]) => code);
    expect([...new Set(used)].sort()).toEqual(Object.keys(refusals).sort());
  });

  it.each(Object.keys(refusals))('%s is refused in a test', (code) => {
    expect(tests.includes(`'${code}'`)).toBe(true);
  });
});
