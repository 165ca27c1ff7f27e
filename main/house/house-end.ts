/**
 * Where the books of the house next to a table end, in one line for people, like `booksEnd` for the table's. The line
 * is on the sheet of a shift, so that anybody with the paper can prove later (`audit --ends`) that both still begin
 * with the same rows.
 */
import { createHash } from 'node:crypto';
import type { HouseChains } from './chains-beside.ts';
import { NEAR_TABLE } from './near-house.ts';

/** The chains that the line names, by their names in it. */
const NAMED = {
  cage: 'house:transfers:cage',
  table: `house:transfers:table:${NEAR_TABLE}`,
  acts: 'house:acts',
} as const;

const LINE = /^house: cage (\d{1,15}), table (\d{1,15}), acts (\d{1,15}): ([0-9A-F]{4}(?:-[0-9A-F]{4}){3})$/;

/** Whether a line is about a house's books. */
export const isHouseEnd = (line: string): boolean => line.trim().startsWith('house:');

/**
 * `house: cage 312, table 4512, acts 99: 3F2A-90BC-1177-E0D4`: the number of rows of each, and one code over the last
 * rows.
 */
export function houseEnd(chains: HouseChains): string {
  const heads = chains.heads();
  const rows = Object.values(NAMED).map((name) => heads[name]?.rows ?? 0);
  return lineOf(chains, rows) ?? '';
}

/** Why the books of a house do not begin as a line says; null when they do. */
export function contradictsHouseEnd(chains: HouseChains, line: string): string | null {
  const found = LINE.exec(line.trim());
  if (found === null) return `expected a line such as "house: cage 312, table 4512, acts 99: 3F2A-90BC-1177-E0D4"`;
  const now = lineOf(chains, found.slice(1, 4).map(Number));
  if (now === null) return 'a row that the line names is missing at the house: this is an older copy or was cut short';
  return now === line.trim() ? null : `the house says "${now}": the line is of others, or a chain was made again`;
}

/** The line for this many rows of each chain; null when a chain has fewer. */
function lineOf(chains: HouseChains, rows: readonly number[]): string | null {
  const code = createHash('sha256').update('dealerless house end');
  const parts: string[] = [];
  for (const [nth, [name, chain]] of Object.entries(NAMED).entries()) {
    const row = rows[nth] ?? 0;
    const hash = row === 0 ? '' : chains.hashOf(chain, row);
    if (hash === null) return null;
    code.update(`${hash}\n`);
    parts.push(`${name} ${row}`);
  }
  const digits = code.digest('hex').slice(0, 16).toUpperCase();
  return `house: ${parts.join(', ')}: ${digits.match(/.{4}/g)?.join('-') ?? ''}`;
}
