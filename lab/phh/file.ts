/** Files of poker hand histories: `.phh` holds one hand, `.phhs` any number of them as tables `[1]`, `[2]`, … */
import { parse, TomlError } from 'smol-toml';
import { ok, type Result } from '../../games/result.ts';

/** One hand of a file: where it is, and its fields as written. */
export interface FileEntry {
  /** The name of its table; null in a file that is a single hand. */
  readonly name: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Splits a file into its hands. The error is a sentence with the line where the file is not TOML or has no hand. */
export function readEntries(text: string): Result<readonly FileEntry[], string> {
  const table = parseToml(text);
  if (!table.ok) return table;
  if ('variant' in table.value) return ok([{ name: null, fields: table.value }]);
  const entries: FileEntry[] = [];
  for (const [name, fields] of Object.entries(table.value)) {
    if (!isTable(fields))
      return { ok: false, error: `${name}: expected a field "variant", or hands in tables [1], [2], …` };
    entries.push({ name, fields });
  }
  if (entries.length > 0) return ok(entries);
  return { ok: false, error: 'expected at least one hand' };
}

function parseToml(text: string): Result<Readonly<Record<string, unknown>>, string> {
  try {
    return ok(parse(text, { unsafeKeyBehaviour: 'throw' }));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [, reason = 'not TOML'] = /^Invalid TOML document: ([^\n]*)/.exec(error.message) ?? [];
    return { ok: false, error: `line ${error.line}, column ${error.column}: expected TOML; ${reason}` };
  }
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
