import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { LocalTime, writeToml } from '../../../lab/phh/toml.ts';

describe('TOML as hands are written in it', () => {
  it('one field a line', () => {
    const fields = {
      variant: 'FO/8',
      antes: [0, 1.5],
      actions: ['d db 7c', "# He's all in"],
      ante_trimming_status: true,
      time: new LocalTime(new Date(Date.UTC(2026, 2, 14, 20, 5, 9))),
      _collections: { 'player-fee': 3 },
      _fouled: [{ action: 3, player: 1 }],
      _empty: {},
    };
    expect(writeToml(fields)).toBe(
      [
        "variant = 'FO/8'",
        'antes = [0, 1.5]',
        `actions = ['d db 7c', "# He's all in"]`,
        'ante_trimming_status = true',
        'time = 20:05:09',
        '_collections = { player-fee = 3 }',
        '_fouled = [{ action = 3, player = 1 }]',
        '_empty = {}',
        '',
      ].join('\n'),
    );
  });

  it.each(['', 'plain', "it's", 'a "word"', 'back\\slash', 'new\nline', 'tab\t', 'Zürich', '{"a":1}'])(
    'text is read back unchanged: %j',
    (text) => {
      expect(parse(writeToml({ text }))).toEqual({ text });
    },
  );
});
