/**
 * Where the books of the house beside a table end, in one line for people, as `booksEnd` is for the table's: on the sheet of a shift,
 * so that whoever has the paper can prove later that both still begin so (`audit --ends`).
 */
import { createHash } from 'node:crypto';
import type { HouseChains } from './chains-beside.ts';
import { NEAR_TABLE } from './near-house.ts';

/** The chains that the line names, by what they are called in it. */
const NAMED = {
  cage: 'house:transfers:cage',
  table: `house:transfers:table:${NEAR_TABLE}`,
  acts: 'house:acts',
} as const;

const LINE = /^house: cage (\d{1,15}), table (\d{1,15}), acts (\d{1,15}): ([0-9A-F]{4}(?:-[0-9A-F]{4}){3})$/;

/** Whether a line is of a house's books. */
export const isHouseEnd = (line: string): boolean => line.trim().startsWith('house:');

/** `house: cage 312, table 4512, acts 99: 3F2A-90BC-1177-E0D4`: so many rows, and a code of the last of each. */
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

/** The line for so many rows of each chain; null where one has fewer. */
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
