/** The part of TOML needed for a hand: one field per line. */
import { invariant } from '../../games/result.ts';

export type TomlValue =
  | string
  | number
  | boolean
  | LocalTime
  | readonly TomlValue[]
  | { readonly [key: string]: TomlValue };

export type TomlFields = Readonly<Record<string, TomlValue>>;

/** A time of day, in UTC. */
export class LocalTime {
  readonly text: string;

  constructor(date: Date) {
    this.text = date.toISOString().slice(11, 19);
  }
}

/** The lines of a table, without its header. */
export function writeToml(fields: TomlFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} = ${write(value)}\n`)
    .join('');
}

function write(value: TomlValue): string {
  if (typeof value === 'string') return writeText(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof LocalTime) return value.text;
  if (isList(value)) return `[${value.map(write).join(', ')}]`;
  const fields = Object.entries(value).map(([name, field]) => `${name} = ${write(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isList = (value: TomlValue): value is readonly TomlValue[] => Array.isArray(value);

/** Between single quotes text is written as it is; text that cannot be is escaped, as JSON does too. */
function writeText(text: string): string {
  return /^[ -&(-~]*$/.test(text) ? `'${text}'` : JSON.stringify(text);
}

function writeNumber(number: number): string {
  invariant(Number.isFinite(number), () => `${number} cannot be written`);
  return String(number);
}
