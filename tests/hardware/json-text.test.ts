import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonText, readJson } from '../../hardware/json-text.ts';

function read(text: string): JsonText {
  const json = readJson(text);
  if (!json.ok) throw new Error(`${json.error.line}:${json.error.column} expected ${json.error.expected}`);
  return json.value;
}

describe('a JSON text', () => {
  test('has the value that JSON.parse gives it', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
        const value: unknown = JSON.parse(text);
        expect(read(JSON.stringify(value, null, indent)).value).toEqual(value);
      }),
    );
  });

  test('remembers where its values and names stand', () => {
    const json = read('\uFEFF{\n  "a": [10,\n    {"b":  true}]\r\n}');
    expect(json.valueAt(['a'])).toEqual({ line: 2, column: 8 });
    expect(json.valueAt(['a', 0])).toEqual({ line: 2, column: 9 });
    expect(json.valueAt(['a', 1, 'b'])).toEqual({ line: 3, column: 12 });
    expect(json.keyAt(['a', 1, 'b'])).toEqual({ line: 3, column: 6 });
    expect(json.valueAt(['a', 1, 'missing'])).toEqual({ line: 3, column: 5 });
    expect(json.valueAt(['missing'])).toEqual({ line: 1, column: 1 });
  });

  test.each<[string, number, number, string, string]>([
    ['', 1, 1, 'the end of the file', 'a value'],
    ['{"a": 1', 1, 8, 'the end of the file', 'a comma or }'],
    ['{"a": 1,\n}', 2, 1, '}', 'a name in double quotes'],
    ['{a: 1}', 1, 2, 'a', 'a value, or a name in double quotes'],
    ['{"a" 1}', 1, 6, '1', 'a colon'],
    ['{"a": 1 "b": 2}', 1, 9, '"', 'a comma'],
    ['[1 2]', 1, 4, '2', 'a comma'],
    ['[1,]', 1, 4, ']', 'a value'],
    ["['a']", 1, 2, "'", 'a value, or a name in double quotes'],
    ['[nul]', 1, 2, 'nul', 'a value, or a name in double quotes'],
    ['[01]', 1, 3, '1', 'a comma'],
    ['// readers\n{}', 1, 1, '/', 'a value: JSON does not allow comments'],
    ['{} {}', 1, 4, '{', 'the end of the file'],
    ['{"a": "b\n"}', 1, 7, 'an unfinished text', 'a double quote that closes the text on its line'],
    ['{"a": 1, "a": 2}', 1, 10, 'a second "a"', 'each name once'],
    ['['.repeat(100), 1, 66, '[', 'at most 64 levels'],
  ])('%j is refused at %i:%i', (text, line, column, found, expected) => {
    expect(readJson(text)).toEqual({ ok: false, error: { line, column, found, expected } });
  });

  test('accepts nothing that JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,1e-.t\\u0n\n '), maxLength: 12 }), (text) => {
        if (readJson(text).ok) JSON.parse(text);
      }),
      { numRuns: 5000 },
    );
  });
});
