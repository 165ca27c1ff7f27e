/** The report of a house in sections of rows: the same on screen, as text, as CSV and as PDF. */
import { type Cents, dollars } from '../../games/money.ts';
import { localDate } from '../accounts/identity.ts';
import type { HouseReport } from './house-report.ts';

interface ReportSection {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** Words, an amount in cents, or a count. */
export type ReportCell = string | { readonly cents: Cents } | { readonly count: number };

/** What is handed over, in the words that readers see. */
const NATURES: Readonly<Record<string, string>> = { cheque: 'check' };

const cents = (amount: Cents): ReportCell => ({ cents: amount });
const hours = (minutes: number): ReportCell => (minutes / 60).toFixed(2);
const when = (at: number): string => new Date(at).toISOString();

/** Everything in a report, section by section; a section without rows is left out. */
export function sectionsOf(report: HouseReport): ReportSection[] {
  const { before, after } = report;
  const owed = (name: keyof typeof before, words: string): ReportCell[] => [
    words,
    cents(before[name]),
    cents(after[name]),
  ];
  return [
    {
      ...{ title: 'Over the counter', heads: ['nature', 'in', 'out'] },
      rows: report.counters.map((each) => [NATURES[each.nature] ?? each.nature, cents(each.in), cents(each.out)]),
    },
    {
      title: 'Cages',
      heads: ['cage', 'deposits', 'withdrawals', 'fills', 'drops', 'corrections', 'voids', 'variance'],
      rows: report.cages.map((each) => [
        each.cage === 0 ? 'command line' : String(each.cage),
        ...[each.deposits, each.withdrawals, each.fills, each.drops, each.corrections, each.voids].map(cents),
        cents(each.variance),
      ]),
    },
    {
      ...{ title: 'Fees by option', heads: ['table', 'option', 'amount'] },
      rows: report.fees.map(({ table, option, amount }) => [
        table === 0 ? 'tournaments' : String(table),
        option,
        cents(amount),
      ]),
    },
    {
      ...{ title: 'Jackpots', heads: ['jackpot', 'paid in', 'paid out', 'owed at the end'] },
      rows: report.jackpots.map((each) => [each.name, cents(each.paidIn), cents(each.paidOut), cents(each.balance)]),
    },
    {
      ...{ title: 'Tables', heads: ['table', 'bought in', 'cashed out', 'fees', 'to jackpots', 'seat hours'] },
      rows: report.tables.map((each) => [
        String(each.table),
        ...[each.boughtIn, each.cashedOut, each.fees, each.toJackpots].map(cents),
        hours(each.minutes),
      ]),
    },
    {
      ...{ title: 'Games', heads: ['game', 'hands', 'fees', 'players who left it', 'seat hours'] },
      rows: report.games.map((each) => [
        each.game === '' ? 'not told by game' : each.game,
        { count: each.hands },
        cents(each.fees),
        { count: each.stays },
        hours(each.minutes),
      ]),
    },
    {
      title: 'Players',
      heads: ['account', 'player', 'deposits', 'withdrawals', 'bought in', 'cashed out', 'jackpots', 'seat hours'],
      rows: report.players.map((each) => [
        ...[each.account, each.person],
        ...[each.deposits, each.withdrawals, each.boughtIn, each.cashedOut, each.jackpots].map(cents),
        hours(each.minutes),
      ]),
    },
    ...(['corrections', 'voids'] as const).map((name) => ({
      ...{
        title: name === 'voids' ? 'Voids' : 'Corrections',
        heads: ['time', 'document', 'player', 'amount', 'by', 'why'],
      },
      rows: report[name].map((each) => [
        when(each.at),
        each.document,
        each.person,
        cents(each.amount),
        each.by,
        each.why,
      ]),
    })),
    {
      ...{ title: 'Withheld prizes', heads: ['number', 'of', 'player', 'account', 'amount', 'what became of it'] },
      rows: report.withheld.map((each) => [
        ...[String(each.number), `${each.source}, ${each.part}`, each.person, each.account, cents(each.amount)],
        each.document === null ? each.status : `${each.status}, ${each.document}`,
      ]),
    },
    {
      ...{ title: 'Dormant accounts', heads: ['account', 'player', 'no act since', 'owed'] },
      rows: (report.dormant?.accounts ?? []).map(({ account, person, since, balance }) => [
        ...[account, person, localDate(since)],
        cents(balance),
      ]),
    },
    {
      ...{ title: 'Points', heads: ['points', 'number'] },
      rows: Object.values(report.points).every((points) => points === 0)
        ? []
        : [
            ['for time at tables', { count: report.points.played }],
            ['redeemed', { count: report.points.redeemed }],
            ['given and taken back', { count: report.points.corrected }],
            ['held at the end', { count: report.points.held }],
          ],
    },
    {
      ...{ title: 'Owed by the house', heads: ['where', 'at the beginning', 'at the end'] },
      rows: [
        owed('cards', 'on cards'),
        ...(report.dormant === null
          ? []
          : [['of these, on dormant accounts', cents(report.dormant.before), cents(report.dormant.after)]]),
        owed('tables', 'at tables, on the way, in tournaments'),
        owed('jackpots', 'in jackpots'),
        owed('withheld', 'withheld prizes'),
        owed('fees', 'fees, its own'),
      ],
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** A cell as people read it. */
export const cellText = (cell: ReportCell): string =>
  typeof cell === 'string' ? cell : 'cents' in cell ? dollars(cell.cents) : String(cell.count);

/** Whether a cell is aligned right. */
export const isFigure = (cell: ReportCell): boolean => typeof cell !== 'string' || /^\d+\.\d\d$/.test(cell);
