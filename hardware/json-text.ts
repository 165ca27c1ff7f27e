/** JSON texts that people write: where one stops being valid JSON, and where its values are. */
import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { fail, ok, type Result } from './result.ts';

/** A position in a text. Lines and columns count from 1; a column is a UTF-16 unit. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Where a text stops being JSON, and what was expected there. */
export interface JsonProblem extends TextPlace {
  readonly found: string;
  readonly expected: string;
}

/** The path to a value inside a JSON text: keys and indices, outermost first. */
export type JsonPath = readonly PropertyKey[];

/**
 * A JSON text that remembers the position of each of its values, so that a problem with a value can be shown where it
 * is.
 */
export interface JsonText {
  readonly value: unknown;
  /** Where the value at `path` begins; for a missing value, where the innermost value around it begins. */
  valueAt(path: JsonPath): TextPlace;
  /** Where the key of the property at `path` begins. */
  keyAt(path: JsonPath): TextPlace;
}

/** Deeper than any file of ours; a deeper one is not worth the stack. */
const DEEPEST = 64;

/** Reads a JSON text (RFC 8259), with one stricter rule: a key may not appear twice in an object. */
export function readJson(content: string): Result<JsonText, JsonProblem> {
  const text = content.replace(/^\uFEFF/, ''); // some editors begin a file with a byte order mark
  const problemAt = (offset: number, found: string, expected: string) =>
    fail({ ...placeOf(text, offset), found, expected });
  const tooDeep = depthProblem(text);
  if (tooDeep !== null) return problemAt(tooDeep, foundAt(text, tooDeep), `at most ${DEEPEST} levels`);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return problemAt(error.offset, foundBy(text, error), EXPECTED[codeOf(error)] ?? 'JSON');
  if (!root) return problemAt(text.length, foundAt(text, text.length), 'a value');
  const second = secondKey(root);
  if (second) return problemAt(second.offset, `a second "${String(second.value)}"`, 'each name once');
  return ok({
    value: JSON.parse(text),
    valueAt: (path) => placeOf(text, nearest(root, path).offset),
    keyAt: (path) => placeOf(text, keyOf(nearest(root, path)).offset),
  });
}

const codeOf = ({ error }: ParseError): string => printParseErrorCode(error);

/** What the parser expected where it stopped. */
const EXPECTED: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value, or a name in double quotes',
  InvalidNumberFormat: 'a number',
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'a value: JSON does not allow comments',
  UnexpectedEndOfComment: 'a value: JSON does not allow comments',
  UnexpectedEndOfString: 'a double quote that closes the text on its line',
  UnexpectedEndOfNumber: 'a number',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'one of " \\ / b f n r t u after a backslash',
  InvalidCharacter: 'no control characters in a text',
};

const SCRAP = /[\w$.+-]+|./suy;

function foundAt(text: string, offset: number): string {
  SCRAP.lastIndex = offset;
  return SCRAP.exec(text)?.[0] ?? 'the end of the file';
}

const foundBy = (text: string, error: ParseError): string =>
  codeOf(error) === 'UnexpectedEndOfString' ? 'an unfinished text' : foundAt(text, error.offset);

/** Line and column of an offset. */
function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where a text goes deeper than the parser may follow; null where it does not. */
function depthProblem(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const first = text[scanner.getTokenOffset()] ?? '';
    if (first === '{' || first === '[') depth += 1;
    if (first === '}' || first === ']') depth -= 1;
    if (depth > DEEPEST + 1) return scanner.getTokenOffset();
  }
  return null;
}

/** The first name that repeats an earlier one in its object. */
function secondKey(node: Node): Node | null {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : [];
    if (key && names.has(key.value)) return key;
    if (key) names.add(key.value);
    const inside = secondKey(child);
    if (inside) return inside;
  }
  return null;
}

function nearest(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(
      root,
      path.slice(0, length).map((key) => (typeof key === 'symbol' ? '' : key)),
    );
    if (node) return node;
  }
  return root;
}

const keyOf = (value: Node): Node =>
  (value.parent?.type === 'property' ? value.parent.children?.[0] : undefined) ?? value;
