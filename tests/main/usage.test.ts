import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../lab/cli/main.ts';
import { type OptionTable, readArguments } from '../../main/arguments.ts';
import { UsageError } from '../../main/command.ts';
import { usageOf } from '../../main/usage.ts';

const OPTIONS = {
  to: { value: 'FILE', help: 'where it goes' },
  kind: { value: 'KIND', help: 'what it is', default: 'plain' },
  json: { help: 'as JSON' },
} as const satisfies OptionTable;

describe('the usage of a command', () => {
  it('is made of the table that its options are read by', () => {
    expect(usageOf({ name: 'copy', operands: 'FROM', explained: { FROM: 'what is copied' }, options: OPTIONS })).toBe(
      `dealerless copy FROM [--to FILE] [--kind KIND] [--json]

  FROM         what is copied
  --to FILE    where it goes
  --kind KIND  what it is (default: plain)
  --json       as JSON`,
    );
    expect(readArguments(['x', '--json'], OPTIONS)).toEqual({
      values: { kind: 'plain', json: true },
      positionals: ['x'],
    });
  });

  it('shows the forms of a command that has several, and what else is to be known', () => {
    const usage = usageOf({ name: 'copy', options: {}, forms: ['all', 'one NAME'], about: 'It only reads.' });
    expect(usage).toBe('dealerless copy all\ndealerless copy one NAME\n\nIt only reads.');
  });

  it('breaks long lines between words, an option and its value kept together', () => {
    const options = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`option-${i}`, { value: 'VALUE', help: 'a word '.repeat(30).trim() }]),
    );
    const usage = usageOf({ name: 'copy', options });
    expect(Math.max(...usage.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(usage).not.toMatch(/\[--[a-z0-9-]+$/m);
    expect(usage.replace(/\s+/g, ' ')).toContain('[--option-11 VALUE]');
  });
});

describe('an option that is given twice', () => {
  it.each([
    ['--to', ['--to', 'one', '--to', 'two']],
    ['--to', ['--to=one', 'x', '--to', 'one']],
    ['--kind', ['--kind', 'plain', '--json', '--kind=plain']],
    ['--json', ['--json', '--json']],
  ])('%s is refused, whatever was meant', (option, args) => {
    expect(() => readArguments(args, OPTIONS)).toThrow(new UsageError(`${option} is given twice`));
  });

  it('is not one after the options have ended', () => {
    expect(readArguments(['--to', 'one', '--', '--to'], OPTIONS).positionals).toEqual(['--to']);
  });
});

describe('every command', () => {
  it.each(Object.keys(COMMANDS))('%s fits a terminal and begins with its name', async (name) => {
    const usage = (await COMMANDS[name]?.load())?.command.usage ?? '';
    for (const line of usage.split('\n')) expect([line, line.length <= 120]).toEqual([line, true]);
    expect(usage.startsWith(`dealerless ${name}`)).toBe(true);
  });
});
