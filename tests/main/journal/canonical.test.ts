import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, digest } from '../../../main/journal/canonical.ts';

describe('canonical text', () => {
  it('has the keys of every object in order of name', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
  });

  it('leaves out what JSON cannot hold, and is never nothing', () => {
    expect(canonical({ a: undefined })).toBe('{}');
    expect(canonical(undefined)).toBe('null');
  });

  it('is JSON of the same value, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonical(turned)).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a digest', () => {
  it('is SHA-256 in hex of the canonical text', () => {
    // printf '[1,"a"]' | sha256sum
    expect(digest([1, 'a'])).toMatch(/^[0-9a-f]{64}$/);
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    expect(digest([1])).not.toBe(digest(['1']));
  });
});
