/**
 * A list of people who may not play, as a state or another house sends it: CSV with a header line, read line by line.
 */
import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { plainName } from './names.ts';
import { isOneLine } from './written-name.ts';

/** One entry of the list. */
export interface ListedPerson {
  readonly name: string;
  /** `1990-12-31`; null where the list does not give it. */
  readonly born: string | null;
  /** The last day; null for good. */
  readonly until: string | null;
  /** The list's own reference for the entry; null where it has none. */
  readonly reference: string | null;
}

export interface LineFault {
  /** Counted from 1; the header is line 1. */
  readonly line: number;
  readonly text: string;
}

const emptyIsNull = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullable());

const row = z.strictObject({
  name: z
    .string()
    .trim()
    .max(60, 'expected a name of at most 60 letters')
    .refine((name) => plainName(name) !== '', 'expected a name')
    .refine(isOneLine, 'expected a name without control characters'),
  born: emptyIsNull(z.iso.date('expected a birth date such as 1990-12-31, or nothing')),
  until: emptyIsNull(z.iso.date('expected the last day such as 2027-12-31, or nothing for good')),
  reference: emptyIsNull(
    z
      .string()
      .max(60, 'expected a reference of at most 60 letters')
      .refine(isOneLine, 'expected a reference without control characters'),
  ),
});

const COLUMNS = ['name', 'born', 'until', 'reference'] as const;
const MOST_LINES = 100_000;

/** Reads a list. If it has any fault, none of it may be used: a list is taken whole or not at all. */
export function readExclusionList(bytes: Buffer): {
  readonly people: readonly ListedPerson[];
  readonly faults: readonly LineFault[];
} {
  const unread = firstUnreadLine(bytes);
  if (unread !== null) {
    return {
      people: [],
      faults: [{ line: unread, text: 'expected UTF-8: in another encoding names are misread' }],
    };
  }
  const lines = recordsOf(bytes.toString('utf8'));
  if (lines === null) return { people: [], faults: [{ line: 1, text: 'a quotation mark is not closed' }] };
  const [head, ...records] = lines;
  const names = head?.fields.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = COLUMNS.filter((name) => name !== 'reference' && !names.includes(name));
  const strange = names.filter((name) => !COLUMNS.some((known) => known === name));
  if (missing.length > 0 || strange.length > 0 || new Set(names).size < names.length) {
    return { people: [], faults: [{ line: 1, text: `expected the head ${COLUMNS.join(',')}` }] };
  }
  if (records.length > MOST_LINES) {
    return { people: [], faults: [{ line: MOST_LINES + 2, text: `expected at most ${MOST_LINES} people` }] };
  }
  const people: ListedPerson[] = [];
  const faults: LineFault[] = [];
  const seen = new Map<string, number>();
  for (const { line, fields } of records) {
    if (fields.length !== names.length) {
      faults.push({ line, text: `expected ${names.length} fields, not ${fields.length}` });
      continue;
    }
    const written = Object.fromEntries(names.map((name, nth) => [name, fields[nth] ?? '']));
    const read = row.safeParse({ reference: '', ...written });
    if (!read.success) {
      for (const { path, message } of read.error.issues) faults.push({ line, text: `${path.join('.')}: ${message}` });
      continue;
    }
    const same = `${plainName(read.data.name)} ${read.data.born ?? ''}`;
    const before = seen.get(same);
    if (before === undefined) people.push(read.data);
    else faults.push({ line, text: `the same person as on line ${before}` });
    seen.set(same, before ?? line);
  }
  return { people, faults };
}

/**
 * The first line that is not UTF-8; null where every line is. If a letter were lost, a person would no longer match
 * their own name.
 */
function firstUnreadLine(bytes: Buffer): number | null {
  if (isUtf8(bytes)) return null;
  for (let [line, from] = [1, 0]; ; line += 1) {
    const end = bytes.indexOf('\n', from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
}

/**
 * The records of a CSV file with the lines on which they begin; empty records are left out. Null where a quotation mark
 * is still open at the end.
 */
function recordsOf(text: string): { readonly line: number; readonly fields: readonly string[] }[] | null {
  const records: { line: number; fields: string[] }[] = [];
  let fields: string[] = [];
  let field = '';
  let [quoted, line, began] = [false, 1, 1];
  const endRecord = (): void => {
    fields.push(field);
    if (fields.some((each) => each.trim() !== '')) records.push({ line: began, fields });
    [fields, field] = [[], ''];
  };
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < clean.length; at += 1) {
    const character = clean.charAt(at);
    if (character === '\n') line += 1;
    if (quoted && character === '"' && clean.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (quoted && character === '"') quoted = false;
    else if (quoted) field += character;
    else if (character === '"' && field === '') quoted = true;
    else if (character === ',') {
      fields.push(field);
      field = '';
    } else if (character === '\n') {
      endRecord();
      began = line;
    } else field += character;
  }
  if (quoted) return null;
  endRecord();
  return records;
}
