import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServeOptions } from '../../main/open-table.ts';
import { newFolder } from '../main/ledger/books.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The settings of a unit, by name; the last of a name counts. */
const unit = (name: string): Map<string, string> =>
  new Map(
    readFileSync(join(ROOT, 'package/systemd', name), 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The options with a key of the anchor, and a place for it, that are there. */
function onThisMachine(options: readonly string[]): string[] {
  const folder = newFolder();
  const here = new Map([
    ['--anchor', join(folder, 'table.anchor')],
    ['--anchor-key', join(folder, 'anchor.key')],
  ]);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'anchor.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return options.map((option, at) => here.get(options[at - 1] ?? '') ?? option);
}

describe.each(['dealerless.service', 'dealerless-kiosk.service'])('the unit %s', (name) => {
  it('starts a table again however it ended, without a limit', () => {
    expect(unit(name).get('Restart')).toBe('always');
    expect(unit(name).get('StartLimitIntervalSec')).toBe('0');
  });

  it('leaves no dump of the deck in play and takes no code from the environment', () => {
    expect(unit(name).get('LimitCORE')).toBe('0');
    for (const variable of ['NODE_OPTIONS', 'NODE_PATH', 'NODE_COMPILE_CACHE'])
      expect(unit(name).get('UnsetEnvironment')).toContain(variable);
    expect(unit(name).get('UMask')).toBe('0077');
  });

  it('opens a real-money table with options that are understood', () => {
    const [program = '', ...args] = (unit(name).get('ExecStart') ?? '').split(' ');
    const options = args[0] === 'serve' ? args.slice(1) : args;
    expect(program).toMatch(/^\/opt\/.*dealerless$/);
    expect(readServeOptions(onThisMachine(options))).toMatchObject({ money: true, bots: 0, anchor: expect.anything() });
  });
});

it('the packages carry the units', () => {
  const config = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
  const from = /from: (package\/systemd)/.exec(config)?.[1] ?? '';
  expect(existsSync(join(ROOT, from, 'dealerless-kiosk.service'))).toBe(true);
});
