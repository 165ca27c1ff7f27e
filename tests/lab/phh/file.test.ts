import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../lab/phh/file.ts';

describe('files of hand histories', () => {
  it('a file with a variant is one hand', () => {
    expect(readEntries("variant = 'NT'\nmin_bet = 2\n")).toEqual({
      ok: true,
      value: [{ name: null, fields: { variant: 'NT', min_bet: 2 } }],
    });
  });

  it('a file of tables is as many hands, by their numbers', () => {
    const text = "[2]\nvariant = 'FT'\n\n[10]\nvariant = 'NS'\n\n[1]\nvariant = 'NT'\n";
    expect(readEntries(text)).toEqual({
      ok: true,
      value: [
        { name: '1', fields: { variant: 'NT' } },
        { name: '2', fields: { variant: 'FT' } },
        { name: '10', fields: { variant: 'NS' } },
      ],
    });
  });

  it.each([
    ["variant = 'NT'\nantes = [1,, 2]\n", /^line 2, column \d+: expected TOML; /],
    ["variant = 'NT'\nvariant = 'FT'\n", /^line 2, column \d+: expected TOML; /],
    ['__proto__ = 1\n', /expected TOML; /],
    ['', /^expected at least one hand$/],
    ['# nothing\n', /^expected at least one hand$/],
    ['antes = [1, 2]\n', /^antes: expected a field "variant", or hands in tables \[1\], \[2\], …$/],
    ['time = 12:00:00\n', /^time: expected a field "variant"/],
  ])('%j is not a file of hands, and the error says where', (text, error) => {
    expect(readEntries(text)).toEqual({ ok: false, error: expect.stringMatching(error) });
  });
});
