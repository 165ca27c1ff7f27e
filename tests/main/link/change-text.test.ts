import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChangeText } from '../../../main/link/change-text.ts';
import { change, changed } from '../../../protocol/change.ts';
import type { HostFrame } from '../../../protocol/messages.ts';
import type { Role } from '../../../protocol/roles.ts';
import { view } from '../../../protocol/views.ts';
import { letBotsPlay, TestRoom } from '../test-room.ts';

const between = (before: object, after: object): unknown => JSON.parse(new ChangeText().of(before, after));
const after = (before: object, next: object): unknown => changed(before, change.parse(between(before, next)));

describe('what makes one view of another', () => {
  test.each([
    ['nothing', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, {}],
    ['a key', { a: 1, b: 2 }, { a: 1, b: 3 }, { set: { b: { to: 3 } } }],
    ['a key that is new, one that is gone', { a: 1 }, { b: null }, { set: { b: { to: null } }, drop: ['a'] }],
    [
      'something deep inside',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 1, d: 3 } } },
      { set: { a: { set: { b: { set: { d: { to: 3 } } } } } } },
    ],
    ['what comes after', { a: [1, 2] }, { a: [1, 2, 3, { b: 4 }] }, { set: { a: { add: [3, { b: 4 }] } } }],
    [
      'members and what comes after',
      { a: [1, { b: 2 }] },
      { a: [0, { b: 3 }, 4] },
      { set: { a: { at: { 0: { to: 0 }, 1: { set: { b: { to: 3 } } } }, add: [4] } } },
    ],
    ['a shorter list', { a: [1, 2] }, { a: [1] }, { set: { a: { to: [1] } } }],
    [
      'null to an object and back',
      { a: null, b: { c: 1 } },
      { a: { c: 1 }, b: null },
      { set: { a: { to: { c: 1 } }, b: { to: null } } },
    ],
    ['a list to an object', { a: [1] }, { a: { 0: 1 } }, { set: { a: { to: { 0: 1 } } } }],
    [
      'a key gone where another was nothing and one came',
      { a: undefined, b: 1, c: 2 },
      { a: 3, c: 2, d: 4 },
      { set: { a: { to: 3 }, d: { to: 4 } }, drop: ['b'] },
    ],
    ['a key that every object answers to', { a: 1 }, { a: 1, toString: 2 }, { set: { toString: { to: 2 } } }],
    [
      'what JSON has no word for',
      { a: 1, b: undefined },
      { a: undefined, b: 2 },
      { set: { b: { to: 2 } }, drop: ['a'] },
    ],
  ])('%s', (_, before, next, expected) => {
    expect(between(before, next)).toEqual(expected);
    expect(after(before, next)).toEqual(JSON.parse(JSON.stringify(next)));
  });

  test.each([
    1,
    -0,
    2.5,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    false,
    null,
    '',
    'a "quoted" \n line',
    '\u2028',
    '\ud800',
    'é',
  ])('a plain value is written as JSON writes it: %j', (value) => {
    const text = JSON.stringify(value);
    expect(new ChangeText().of({ a: 'other' }, { a: value })).toBe(`{"set":{"a":{"to":${text}}}}`);
    expect(new ChangeText().of([], [value])).toBe(`{"add":[${text}]}`);
  });

  test('a key is written as JSON writes it', () => {
    expect(new ChangeText().of({}, { 'a "b"': 1 })).toBe('{"set":{"a \\"b\\"":{"to":1}}}');
  });

  test('any plain data is made of any other', () => {
    const data = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'set', 'at', 'to', 'toString'),
      fc.jsonValue({ maxDepth: 4, noUnicodeString: true } as never),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(data, data, (before, next) => {
        const [one, other] = [before, next].map((value) => JSON.stringify(value)) as [string, string];
        const made = changed(
          JSON.parse(one),
          change.parse(JSON.parse(new ChangeText().of(JSON.parse(one), JSON.parse(other)))),
        );
        expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(other));
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  test('what two views have in common is written once, and what stays is the same object', () => {
    const [was, is] = [{ deep: [1] }, { deep: [1, 2] }];
    const same = { kept: true };
    const text = new ChangeText();
    expect(text.of({ own: 1, was: was, same }, { own: 2, was: is, same })).toBe(
      '{"set":{"own":{"to":2},"was":{"set":{"deep":{"add":[2]}}}}}',
    );
    expect(text.of({ was }, { was: is })).toBe('{"set":{"was":{"set":{"deep":{"add":[2]}}}}}');
    const before = { was, same };
    expect((changed(before, { set: { was: { set: { deep: { add: [2] } } } } }) as typeof before).same).toBe(same);
  });

  test.each([
    ['a list', { a: 1 }, { add: [1] }],
    ['an object', [1], { set: { a: { to: 1 } } }],
    ['member 1 of 1', [1], { at: { 1: { to: 2 } } }],
    ['drops b', { a: 1 }, { drop: ['b'] }],
    ['of b', { a: 1 }, { set: { b: { set: { c: { to: 1 } } } } }],
  ])('a change made for something else is not taken: %s', (said, value, by) => {
    expect(() => changed(value, change.parse(by))).toThrow(said);
  });

  test("a change in an object's prototype is ignored", () => {
    const by = { set: JSON.parse('{"__proto__":{"to":{"isSeated":true}}}') };
    expect(() => changed({ a: 1 }, by)).toThrow('__proto__');
  });

  test.each([
    [{ to: 1, set: {} }],
    [{ at: { x: { to: 1 } } }],
    [{ add: 1 }],
    [{ drop: [1] }],
    [null],
    [{ set: { a: 1 } }],
    [{ to: undefined }],
  ])('no change: %j', (nonsense) => {
    expect(change.safeParse(nonsense).success).toBe(false);
  });
});

test.each(['4-8', 'no-limit-1-2'])(
  'a screen that is sent changes sees over hands of %s what one sees that is sent all',
  async (limit) => {
    const room = await TestRoom.open({
      bots: 5,
      config: { games: [{ game: 'holdem', limit }], timing: { result: 10, pause: 10 } },
    });
    let [whole, parts, compared] = [0, 0, 0];
    for (const role of [
      { screen: 'station', station: 9 },
      { screen: 'center-display' },
      { screen: 'floor-console' },
      { screen: 'cage' },
      { screen: 'lobby' },
    ] as Role[]) {
      let onHand: unknown = null;
      let full = '';
      const compare = (): void => {
        expect(view.safeParse(onHand).success).toBe(true);
        expect(onHand).toEqual(JSON.parse(full).view);
        compared += 1;
      };
      room.host.link.attach(role, {
        send: (text) => {
          full = text;
          whole += text.length;
        },
        close: () => {},
      });
      const send = (text: string): void => {
        parts += text.length;
        const frame = JSON.parse(text) as HostFrame;
        if (frame.t === 'view') onHand = frame.view;
        if (frame.t !== 'change') return;
        onHand = changed(onHand, change.parse(frame.change));
        if (JSON.parse(full).rev === frame.rev) compare();
      };
      room.host.link.attach(role, { send, close: () => {} }, { changes: true });
    }
    await letBotsPlay(room, 5, 12, 20_000);
    expect(room.table.lastNumber).toBeGreaterThan(12);
    expect(room.host.link.counts.failed).toBe(0);
    expect(compared).toBeGreaterThan(500);
    expect(parts).toBeLessThan(whole / 4);
    await room.close();
  },
);
