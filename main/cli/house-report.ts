/** The report of a house as text and as CSV. */
import type { HouseReport } from '../house/house-report.ts';
import { cellText, isFigure, type ReportCell, sectionsOf } from '../house/report-sections.ts';

export function reportText(report: HouseReport): string {
  return sectionsOf(report)
    .flatMap(({ title, heads, rows }) => {
      const lines = [heads, ...rows.map((row) => row.map(cellText))];
      const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
      const first = rows[0] ?? [];
      const lay = (line: readonly string[]): string =>
        line
          .map((cell, column) => {
            const width = widths[column] ?? 0;
            const last = first[column];
            return last !== undefined && isFigure(last) ? cell.padStart(width) : cell.padEnd(width);
          })
          .join('  ')
          .trimEnd();
      return ['', title, ...lines.map((line) => `  ${lay(line)}`)];
    })
    .slice(1)
    .join('\n');
}

/**
 * RFC 4180: each section under a line with its title and column heads. Amounts are in dollars with two decimals and no
 * sign, for spreadsheets.
 */
export function reportCsv(report: HouseReport): string {
  const plain = (cell: ReportCell): string =>
    typeof cell !== 'string' && 'cents' in cell ? (cell.cents / 100).toFixed(2) : cellText(cell);
  return sectionsOf(report)
    .flatMap(({ title, heads, rows }) => [['section', ...heads], ...rows.map((row) => [title, ...row.map(plain)])])
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('');
}

/** Text that begins like a formula is defused, since people entered it. */
function quoted(cell: string): string {
  const safe = /^[=+@\t]/.test(cell) || /^-(?!\d+(\.\d+)?$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
