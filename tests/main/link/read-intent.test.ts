/**
 * What people type at a screen goes into logs, onto paper, and onto the terminals of those who read either: a line break or a control
 * character in it could forge a line, or hide one.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readIntent } from '../../../main/link/read-intent.ts';
import { cageIntent } from '../../../protocol/cage-intent.ts';
import { floorIntent } from '../../../protocol/floor-intent.ts';

const BREAKS = [
  '\n',
  '\r',
  '\t',
  '\0',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u009b31m',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
];

/** Any request with this somewhere in one of its texts. */
const withText = (text: string) =>
  fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      fc.string().map((around) => `${around.replace(/[^\w ]/g, '')}${text}x`),
      fc
        .tuple(fc.constantFrom('reason', 'name', 'words'), tie('node'))
        .map(([key, value]) => ({ do: 'it', [key]: value })),
      tie('node').map((value) => [1, null, value]),
    ),
  })).node;

test('wherever it stands in a request, it is refused, and the refusal says where', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BREAKS).chain(withText), (intent) => {
      expect(readIntent(z.json(), intent)).toMatchObject({
        success: false,
        why: expect.stringContaining('on one line'),
      });
    }),
  );
});

test('what people write in any language, with every sign, is read as it is', () => {
  const said = [
    'Zoë O’Neill-García',
    '王小明',
    'Nguyễn Thị Hồng',
    'محمد',
    "'; DROP TABLE people; --",
    '<b>Ada</b>',
    '👍🏽',
    '\u200fא',
  ];
  for (const reason of said) {
    const intent = { do: 'foul', seat: 3, reason: `${reason} said so` };
    expect(readIntent(floorIntent, intent)).toEqual({ success: true, data: intent });
  }
});

test('only a note of suspicious activity has several lines', () => {
  const note = { do: 'note suspicion', account: null, text: 'Came in twice.\nLeft by the back door.' };
  expect(readIntent(cageIntent, note)).toEqual({ success: true, data: note });
  expect(readIntent(cageIntent, { ...note, text: 'Came in twice.\u001b[1A' })).toMatchObject({ success: false });
  const hold = { do: 'hold', account: '4000000002', reason: 'a reason\nfred: pays $900' };
  expect(readIntent(cageIntent, hold)).toEqual({
    success: false,
    why: 'reason: is written on one line, without control characters',
  });
});
