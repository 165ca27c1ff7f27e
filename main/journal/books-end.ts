/**
 * Where the books end, in one line for people: shown when staff sign out, printed with each report, and copied onto the
 * shift report by hand. With that paper anybody can prove later that the books still begin with the same rows (`audit
 * --ends`).
 */
import { createHash } from 'node:crypto';
import type { Store } from './store.ts';

/** The chains that the line names, by their names in it. */
const NAMED = { hands: 'hand_closes', transfers: 'transfers', acts: 'acts' } as const;

const LINE = /^hands (\d{1,15}), transfers (\d{1,15}), acts (\d{1,15}): ([0-9A-F]{4}(?:-[0-9A-F]{4}){3})$/;

/**
 * `hands 312, transfers 4512, acts 99: 3F2A-90BC-1177-E0D4`: the number of rows of each, and one code over the last
 * rows.
 */
export function booksEnd(store: Store): string {
  const count = store.query<[string], { rows: number }>('SELECT rows FROM chains WHERE name = ?');
  const rows = Object.values(NAMED).map((table) => count.get(table)?.rows ?? 0);
  return lineOf(store, rows) ?? '';
}

/** Why books do not begin as a line says; null when they do. Also says so when the text is not such a line. */
export function contradictsEnd(store: Store, line: string): string | null {
  const found = LINE.exec(line.trim());
  if (found === null) return `expected a line such as "hands 312, transfers 4512, acts 99: 3F2A-90BC-1177-E0D4"`;
  const rows = found.slice(1, 4).map(Number);
  const now = lineOf(store, rows);
  if (now === null) return 'a row that the line names is missing: this is an older copy or was cut short';
  return now === line.trim() ? null : `the books say "${now}": the line is of others, or a chain was made again`;
}

/** The line for this many rows of each chain; null when a chain has fewer. */
function lineOf(store: Store, rows: readonly number[]): string | null {
  const code = createHash('sha256').update(`dealerless ${store.kind} end`);
  const parts: string[] = [];
  for (const [nth, [name, table]] of Object.entries(NAMED).entries()) {
    const id = rows[nth] ?? 0;
    const row = store.query<[number], { hash: Buffer }>(`SELECT hash FROM ${table} WHERE id = ?`).get(id);
    if (id > 0 && row === undefined) return null;
    code.update(row?.hash ?? Buffer.alloc(32));
    parts.push(`${name} ${id}`);
  }
  const digits = code.digest('hex').slice(0, 16).toUpperCase();
  return `${parts.join(', ')}: ${digits.match(/.{4}/g)?.join('-') ?? ''}`;
}
