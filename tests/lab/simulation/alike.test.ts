import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike } from '../../../lab/simulation/alike.ts';

describe('values that are compared', () => {
  const cases: readonly (readonly [unknown, unknown])[] = [
    [
      { a: 1, b: [null, 'x'] },
      { a: 1, b: [null, 'x'] },
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [{ a: undefined }, {}],
    [[], {}],
    [[1], { 0: 1 }],
    [[1, 2], [1]],
    [null, {}],
    [null, undefined],
    [0, -0],
    [Number.NaN, null],
    [1, '1'],
    [{ deep: { deeper: [{ a: 1 }] } }, { deep: { deeper: [{ a: 2 }] } }],
  ];

  it.each(cases)('read the same exactly where they are written alike: %j and %j', (one, other) => {
    expect(alike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    expect(alike(other, one)).toBe(JSON.stringify(one) === JSON.stringify(other));
  });

  it('read the same exactly where they are written alike, whatever they are', () => {
    const value = fc.object({ maxDepth: 3, maxKeys: 3, key: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(alike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(alike(one, structuredClone(one))).toBe(true);
      }),
    );
  });
});
