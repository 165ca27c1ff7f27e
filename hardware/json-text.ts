import { fail, ok, type Result } from './result.ts';

/** A place in a text. Lines and columns count from 1; a column is a UTF-16 unit. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a text stops being JSON, and what would have been right there. */
export interface JsonProblem extends Place {
  readonly found: string;
  readonly expected: string;
}

/** The way to a value inside a JSON text: keys and indices, outermost first. */
export type JsonPath = readonly PropertyKey[];

/** A JSON text that remembers where each of its values stood, so that what is wrong with a value can be shown where it is. */
export interface JsonText {
  readonly value: unknown;
  /** Where the value at `path` begins; for a value that is not there, where the innermost one around it begins. */
  valueAt(path: JsonPath): Place;
  /** Where the key of the property at `path` begins. */
  keyAt(path: JsonPath): Place;
}

/** Deeper than any file of ours; a deeper one is not worth the stack. */
const DEEPEST = 64;

/** Reads a JSON text (RFC 8259), stricter in two things: a key may not come twice in an object, nor a text hold a control character. */
export function readJson(content: string): Result<JsonText, JsonProblem> {
  const text = content.replace(/^\uFEFF/, ''); // some editors begin a file with a byte order mark
  const reader = new JsonReader(text);
  try {
    const value = reader.readAll();
    return ok({
      value,
      valueAt: (path) => placeOf(text, nearest(reader.values, path)),
      keyAt: (path) => placeOf(text, nearest(reader.keys, path)),
    });
  } catch (problem) {
    if (!(problem instanceof NotJson)) throw problem;
    return fail({ ...placeOf(text, problem.at), found: problem.found, expected: problem.expected });
  }
}

/** Line and column of an offset. */
function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function nearest(offsets: ReadonlyMap<string, number>, path: JsonPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsets.get(pathKey(path.slice(0, length)));
    if (offset !== undefined) return offset;
  }
  return offsets.get(pathKey([])) ?? 0;
}

const pathKey = (path: JsonPath): string => JSON.stringify(path.map(String));

/** Thrown inside the reader only. */
class NotJson extends Error {
  readonly at: number;
  readonly found: string;
  readonly expected: string;
  constructor(at: number, found: string, expected: string) {
    super(expected);
    this.at = at;
    this.found = found;
    this.expected = expected;
  }
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const BLANK = /[ \t\r\n]*/y;
const SCRAP = /[\w$.+-]+|./suy;

class JsonReader {
  readonly values = new Map<string, number>();
  readonly keys = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): unknown {
    const value = this.#value([]);
    if (this.#next() !== undefined) this.#stop('the end of the file');
    return value;
  }

  #value(path: JsonPath): unknown {
    const next = this.#next();
    this.values.set(pathKey(path), this.#at);
    if (path.length > DEEPEST) this.#stop(`at most ${DEEPEST} levels`);
    if (next === '{') return this.#object(path);
    if (next === '[') return this.#array(path);
    if (next === '"') return this.#string();
    const token = this.#take(NUMBER) ?? this.#take(WORD) ?? this.#stop('a value');
    return JSON.parse(token);
  }

  #object(path: JsonPath): Record<string, unknown> {
    const properties = new Map<string, unknown>();
    this.#at += 1;
    while (this.#next() !== '}') {
      if (properties.size > 0) this.#expect(',', 'a comma or }');
      if (this.#next() !== '"') this.#stop('a name in double quotes');
      const keyAt = this.#at;
      const key = this.#string();
      if (properties.has(key)) throw new NotJson(keyAt, `a second "${key}"`, 'each name once');
      this.keys.set(pathKey([...path, key]), keyAt);
      this.#expect(':', 'a colon');
      properties.set(key, this.#value([...path, key]));
    }
    this.#at += 1;
    return Object.fromEntries(properties);
  }

  #array(path: JsonPath): unknown[] {
    const items: unknown[] = [];
    this.#at += 1;
    while (this.#next() !== ']') {
      if (items.length > 0) this.#expect(',', 'a comma or ]');
      items.push(this.#value([...path, items.length]));
    }
    this.#at += 1;
    return items;
  }

  #string(): string {
    const token = this.#take(STRING);
    if (token === undefined)
      throw new NotJson(this.#at, 'an unfinished text', 'a text closed by a double quote on its line');
    return JSON.parse(token);
  }

  #expect(character: string, expected: string): void {
    if (this.#next() !== character) this.#stop(expected);
    this.#at += 1;
  }

  /** The character that comes next, blanks passed over. */
  #next(): string | undefined {
    this.#take(BLANK);
    return this.#text[this.#at];
  }

  #take(token: RegExp): string | undefined {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #stop(expected: string): never {
    const at = this.#at;
    throw new NotJson(at, this.#take(SCRAP) ?? 'the end of the file', expected);
  }
}
