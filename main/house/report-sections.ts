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
  return [
    ...[overTheCounter(report), cages(report), fees(report), jackpots(report)],
    ...[tables(report), games(report), players(report)],
    ...[amended('Corrections', report.corrections), amended('Voids', report.voids)],
    ...[withheld(report), dormant(report), points(report), owed(report)],
  ].filter(({ rows }) => rows.length > 0);
}

const overTheCounter = ({ counters }: HouseReport): ReportSection => ({
  title: 'Over the counter',
  heads: ['nature', 'in', 'out'],
  rows: counters.map((each) => [NATURES[each.nature] ?? each.nature, cents(each.in), cents(each.out)]),
});

const cages = (report: HouseReport): ReportSection => ({
  title: 'Cages',
  heads: ['cage', 'deposits', 'withdrawals', 'fills', 'drops', 'corrections', 'voids', 'variance'],
  rows: report.cages.map((each) => [
    each.cage === 0 ? 'command line' : String(each.cage),
    ...[each.deposits, each.withdrawals, each.fills, each.drops, each.corrections, each.voids].map(cents),
    cents(each.variance),
  ]),
});

const fees = (report: HouseReport): ReportSection => ({
  title: 'Fees by option',
  heads: ['table', 'option', 'amount'],
  rows: report.fees.map(({ table, option, amount }) => [
    table === 0 ? 'tournaments' : String(table),
    option,
    cents(amount),
  ]),
});

const jackpots = (report: HouseReport): ReportSection => ({
  title: 'Jackpots',
  heads: ['jackpot', 'paid in', 'paid out', 'owed at the end'],
  rows: report.jackpots.map((each) => [each.name, cents(each.paidIn), cents(each.paidOut), cents(each.balance)]),
});

const tables = (report: HouseReport): ReportSection => ({
  title: 'Tables',
  heads: ['table', 'bought in', 'cashed out', 'fees', 'to jackpots', 'seat hours'],
  rows: report.tables.map((each) => [
    String(each.table),
    ...[each.boughtIn, each.cashedOut, each.fees, each.toJackpots].map(cents),
    hours(each.minutes),
  ]),
});

const games = (report: HouseReport): ReportSection => ({
  title: 'Games',
  heads: ['game', 'hands', 'fees', 'players who left it', 'seat hours'],
  rows: report.games.map((each) => [
    each.game === '' ? 'not reported by game' : each.game,
    { count: each.hands },
    cents(each.fees),
    { count: each.stays },
    hours(each.minutes),
  ]),
});

const players = (report: HouseReport): ReportSection => ({
  title: 'Players',
  heads: ['account', 'player', 'deposits', 'withdrawals', 'bought in', 'cashed out', 'jackpots', 'seat hours'],
  rows: report.players.map((each) => [
    ...[each.account, each.person],
    ...[each.deposits, each.withdrawals, each.boughtIn, each.cashedOut, each.jackpots].map(cents),
    hours(each.minutes),
  ]),
});

/** Documents that change what an earlier one said. */
const amended = (title: string, documents: HouseReport['corrections' | 'voids']): ReportSection => ({
  title,
  heads: ['time', 'document', 'player', 'amount', 'by', 'why'],
  rows: documents.map((each) => [when(each.at), each.document, each.person, cents(each.amount), each.by, each.why]),
});

const withheld = (report: HouseReport): ReportSection => ({
  title: 'Withheld prizes',
  heads: ['number', 'of', 'player', 'account', 'amount', 'what became of it'],
  rows: report.withheld.map((each) => [
    ...[String(each.number), `${each.source}, ${each.part}`, each.person, each.account, cents(each.amount)],
    each.document === null ? each.status : `${each.status}, ${each.document}`,
  ]),
});

const dormant = (report: HouseReport): ReportSection => ({
  title: 'Dormant accounts',
  heads: ['account', 'player', 'no act since', 'owed'],
  rows: (report.dormant?.accounts ?? []).map(({ account, person, since, balance }) => [
    ...[account, person, localDate(since)],
    cents(balance),
  ]),
});

const points = (report: HouseReport): ReportSection => ({
  title: 'Points',
  heads: ['points', 'number'],
  rows: Object.values(report.points).every((count) => count === 0)
    ? []
    : [
        ['for time at tables', { count: report.points.played }],
        ['redeemed', { count: report.points.redeemed }],
        ['given and taken back', { count: report.points.corrected }],
        ['held at the end', { count: report.points.held }],
      ],
});

/** What the house owes at the beginning and at the end, by where it is. */
function owed({ before, after, dormant: asleep }: HouseReport): ReportSection {
  const row = (name: keyof typeof before, words: string): ReportCell[] => [
    words,
    cents(before[name]),
    cents(after[name]),
  ];
  return {
    title: 'Owed by the house',
    heads: ['where', 'at the beginning', 'at the end'],
    rows: [
      row('cards', 'on cards'),
      ...(asleep === null ? [] : [['of these, on dormant accounts', cents(asleep.before), cents(asleep.after)]]),
      row('tables', 'at tables, on the way, in tournaments'),
      row('jackpots', 'in jackpots'),
      row('withheld', 'withheld prizes'),
      row('fees', 'fees, its own'),
    ],
  };
}

/** A cell as people read it. */
export const cellText = (cell: ReportCell): string =>
  typeof cell === 'string' ? cell : 'cents' in cell ? dollars(cell.cents) : String(cell.count);

/** Whether a cell is aligned right. */
export const isFigure = (cell: ReportCell): boolean => typeof cell !== 'string' || /^\d+\.\d\d$/.test(cell);
