/** JSON files that people write, such as `table.json`: each problem in one is reported by line and column. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type JsonPath, type JsonProblem, type JsonText, readJson } from './json-text.ts';
import { fail, messageOf, ok, type Result } from './result.ts';

/** One problem in a file. `path` is such as `readers[2].station`, empty for the file as a whole. */
export interface FileProblem extends JsonProblem {
  readonly path: string;
}

/** The problems in a file. `message` has one line for each problem, in file order. */
export interface FileError {
  readonly file: string;
  readonly problems: readonly FileProblem[];
  readonly message: string;
}

/** A file as its schema reads it, and the positions of its values. */
export interface ReadFile<T> {
  readonly value: T;
  readonly json: JsonText;
}

/** Reads a file by a schema whose messages say what was expected. `what` says what the file should have been. */
export function readJsonFile<T extends z.ZodType>(
  path: string,
  schema: T,
  what: string,
): Result<ReadFile<z.output<T>>, FileError> {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    const message = `${path} cannot be read (${messageOf(error)}); expected ${what}`;
    return fail({ file: path, problems: [], message });
  }
  return parseJsonFile(content, path, schema);
}

/** Reads the text of a file. Errors call it `name`. */
export function parseJsonFile<T extends z.ZodType>(
  content: string,
  name: string,
  schema: T,
): Result<ReadFile<z.output<T>>, FileError> {
  const json = readJson(content);
  if (!json.ok) return refuseFile(name, [{ ...json.error, path: '' }]);
  const parsed = schema.safeParse(json.value.value, { error: inWords });
  if (parsed.success) return ok({ value: parsed.data, json: json.value });
  return refuseFile(
    name,
    parsed.error.issues.flatMap((issue) => explain(json.value, issue)),
  );
}

/** An object with these properties and no others. */
export const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `only ${Object.keys(shape).join(', ')} here` : 'an object'),
  });

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

/** What was expected, for a schema that does not say it itself. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'at least one' : `${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'string' ? `${issue.maximum} characters or fewer` : `${issue.maximum} or less`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_union':
      return 'another kind of value';
    case 'unrecognized_keys':
      return 'a setting that is known here';
    default:
      return undefined;
  }
}

/** The maximum number of problems reported; the others can wait until these are fixed. */
const MOST_TOLD = 40;

export function refuseFile(file: string, problems: readonly FileProblem[]): Result<never, FileError> {
  const inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const lines = inOrder.map(({ line, column, path, found, expected }) => {
    const subject = path === '' ? `found ${found}` : `${path} is ${found}`;
    return `${file}:${line}:${column}: ${subject}; expected ${expected}`;
  });
  const more = lines.length - MOST_TOLD;
  const shown = more <= 0 ? lines : [...lines.slice(0, MOST_TOLD), `${file}: and ${more} more`];
  return fail({ file, problems: inOrder, message: shown.join('\n') });
}

/** What zod found wrong, with its position in the file. */
function explain(json: JsonText, issue: z.core.$ZodIssue): FileProblem[] {
  if (issue.code !== 'unrecognized_keys') return [problemAt(json, issue.path, issue.message)];
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    return { ...json.keyAt(path), path: printPath(path), found: 'not a setting', expected: issue.message };
  });
}

/** A problem with the value at a path. */
export const problemAt = (json: JsonText, path: JsonPath, expected: string): FileProblem => ({
  ...json.valueAt(path),
  path: printPath(path),
  found: printValue(valueAt(json.value, path)),
  expected,
});

const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value);

/** `readers[2].station` */
export const printPath = (path: JsonPath): string =>
  path.reduce<string>((printed, key) => {
    if (typeof key === 'number') return `${printed}[${key}]`;
    return printed === '' ? String(key) : `${printed}.${String(key)}`;
  }, '');

function printValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const printed = JSON.stringify(value);
  return printed.length > 60 ? `${printed.slice(0, 60)}…` : printed;
}
