/** The report of a house, requested at one of its cages. */
import { ok, refuse } from '../../games/result.ts';
import type { ReportOver } from '../../protocol/house-report.ts';
import type { Span } from '../house/cash-day.ts';
import type { HouseCage } from '../house/house.ts';
import { cellText, isFigure, sectionsOf } from '../house/report-sections.ts';
import type { Answer } from '../link/desk.ts';

/** Maximum number of rows of a section sent to a screen; the command line writes all of them. */
const MOST_ROWS = 1000;

export async function reportAt(cage: HouseCage, over: ReportOver, now: number): Promise<Answer> {
  const span = await spanOf(cage, over, now);
  if (span === null) return refuse('no-shift', 'There is no such shift of this cage.');
  if (span.to <= span.from) return refuse('bad-date', 'The last day is before the first.');
  const report = await cage.report(span, now);
  return ok({
    kind: 'house report',
    report: {
      ...span,
      sections: sectionsOf(report).map(({ title, heads, rows }) => ({
        ...{ title, heads: [...heads], figures: (rows[0] ?? []).map(isFigure) },
        rows: rows.slice(0, MOST_ROWS).map((row) => row.map((cell) => cellText(cell).slice(0, 600))),
      })),
      hours: [...report.hours],
    },
  });
}

async function spanOf(cage: HouseCage, over: ReportOver, now: number): Promise<Span | null> {
  if ('shift' in over) {
    const shift = await cage.shifts.report(over.shift);
    return shift && { from: shift.openedAt, to: shift.closed === null ? now + 1 : shift.closed.at + 1 };
  }
  const noon = (day: string): number => Date.parse(`${day}T12:00:00`);
  return { from: cage.reports.day(noon(over.first)).from, to: cage.reports.day(noon(over.last)).to };
}
