import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServeOptions } from '../../main/open-table.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The settings of a unit, by name; the last of a name counts. */
const unit = (name: string): Map<string, string> =>
  new Map(
    readFileSync(join(ROOT, 'package/systemd', name), 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

describe.each(['dealerless.service', 'dealerless-kiosk.service'])('the unit %s', (name) => {
  it('starts a table again however it ended, without a limit', () => {
    expect(unit(name).get('Restart')).toBe('always');
    expect(unit(name).get('StartLimitIntervalSec')).toBe('0');
  });

  it('leaves no dump of the deck in play and takes no code from the environment', () => {
    expect(unit(name).get('LimitCORE')).toBe('0');
    expect(unit(name).get('UnsetEnvironment')).toContain('NODE_OPTIONS');
    expect(unit(name).get('UMask')).toBe('0077');
  });

  it('opens a real-money table with options that are understood', () => {
    const [program = '', ...args] = (unit(name).get('ExecStart') ?? '').split(' ');
    const options = args[0] === 'serve' ? args.slice(1) : args;
    expect(program).toMatch(/^\/opt\/.*dealerless$/);
    expect(readServeOptions(options)).toMatchObject({ money: true, bots: 0 });
  });
});

it('the packages carry the units', () => {
  const config = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
  const from = /from: (package\/systemd)/.exec(config)?.[1] ?? '';
  expect(existsSync(join(ROOT, from, 'dealerless-kiosk.service'))).toBe(true);
});
