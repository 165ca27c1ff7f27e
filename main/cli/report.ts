import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cents, dollars } from '../../games/money.ts';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { openHouseBeside } from '../house/beside.ts';
import { countersOver, jackpotsOver } from '../house/house-meters.ts';
import { booksEnd } from '../journal/books-end.ts';
import type { Store } from '../journal/store.ts';
import { type Interval, interval, Meters, type TableMeters } from '../ledger/meters.ts';
import { usageOf } from '../usage.ts';
import { asUsage, ledgerIn, moneyName, openLedger, understood } from './ledger-file.ts';

const INTERVALS = ['day', 'month', 'year', 'life'] as const;

const OPTIONS = {
  interval: { value: 'day|month|year|life', help: 'what the report covers', default: 'day' },
  date: { value: 'YYYY-MM-DD', help: 'a day in it (default: today)' },
  data: { value: 'DIR', help: 'the folder of the table’s books (default: data)' },
  json: { help: 'amounts in cents, times in ISO format' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'report',
    options: OPTIONS,
    about: `Meters are sums of the ledger and nothing else; nobody can set or clear them. For a table that runs its own house, the
counter's totals and the jackpot balances are read from the house's file. The command only reads, even while the table
is running.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    const over = interval(intervalNamed(values.interval), dayOf(values.date));
    const store = openLedger(ledgerIn(values.data));
    try {
      const report = await reportOf(store, over);
      process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : asText(report)}\n`);
      return 0;
    } finally {
      store.close();
    }
  },
};

/** A report says what it covers, when it was made, and by which software (A11). */
export interface Report {
  readonly file: string;
  readonly money: string;
  readonly interval: { readonly name: Interval['name']; readonly from: string | null; readonly to: string | null };
  readonly generatedAt: string;
  readonly software: string;
  /** Where the books end now, for `audit --ends`. */
  readonly ends: string;
  readonly meters: Omit<TableMeters, 'interval'>;
}

async function reportOf(store: Store, over: Interval): Promise<Report> {
  const { ends, read } = understood(() =>
    store.snapshot(() => ({ ends: booksEnd(store), read: new Meters(store).read(over) })),
  );
  const { interval: _, ...meters } = read;
  const limits = over.name === 'life' ? { from: null, to: null } : { from: iso(over.from), to: iso(over.to) };
  return {
    file: store.path,
    money: moneyName(store.kind),
    interval: { name: over.name, ...limits },
    generatedAt: iso(Date.now()),
    software: softwareVersion(),
    ends,
    meters: { ...meters, ...(await ofHouse(store, over)) },
  };
}

/**
 * The part of the report that comes from the house in the table's process: the table's file holds neither the counter
 * nor the jackpots.
 */
async function ofHouse(store: Store, over: Interval): Promise<Partial<Pick<TableMeters, 'instruments' | 'jackpots'>>> {
  const house = await openHouseBeside(store).catch((error: unknown) => {
    throw asUsage(error);
  });
  if (house === null) return {};
  try {
    return { instruments: await countersOver(house.db, over), jackpots: await jackpotsOver(house.db, over) };
  } finally {
    await house.close();
  }
}

const iso = (at: number): string => new Date(at).toISOString();

/** `dealerless 0.1.0` */
function softwareVersion(): string {
  const { name, version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name} ${version}`;
}

function intervalNamed(name: string): (typeof INTERVALS)[number] {
  const found = INTERVALS.find((each) => each === name);
  if (found === undefined) throw new UsageError(`--interval expects ${INTERVALS.join(', ')}, not "${name}"`);
  return found;
}

/** Noon of the day, by the machine's time zone. */
function dayOf(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year = 0, month = 0, day = 0] = parts?.slice(1).map(Number) ?? [];
  const date = new Date(year, month - 1, day, 12);
  if (date.getMonth() !== month - 1 || date.getDate() !== day) {
    throw new UsageError(`--date expects a day such as 2026-01-31, not "${text}"`);
  }
  return date.getTime();
}

function asText({ file, money, interval: over, generatedAt, software, ends, meters }: Report): string {
  const row = (name: string, ...amounts: Cents[]): string =>
    `  ${name.padEnd(24)}${amounts.map((amount) => dollars(amount).padStart(14)).join('')}`;
  const { seats } = meters;
  return [
    `${file}: ${money}`,
    over.from === null ? 'Life to date' : `The ${over.name} from ${over.from} up to ${over.to}`,
    `Made at ${generatedAt} by ${software}`,
    `Books end: ${ends}`,
    '',
    `  ${'hands settled'.padEnd(24)}${String(meters.hands).padStart(14)}`,
    `  ${'hands voided'.padEnd(24)}${String(meters.voided).padStart(14)}`,
    row('wagered', meters.coinIn),
    row('paid to seats', meters.coinOut),
    row('bought in', meters.boughtIn),
    row('cashed out', meters.cashedOut),
    ...meters.collections.map(({ name, amount }) => row(`collected: ${name}`, amount)),
    ...section(
      'over the counter',
      ['in', 'out'],
      meters.instruments.map((each) => row(each.nature, each.in, each.out)),
    ),
    ...section(
      'jackpot',
      ['paid in', 'paid out', 'in it'],
      meters.jackpots.map((each) => row(each.name, each.paidIn, each.paidOut, each.balance)),
    ),
    ...section(
      'seat',
      ['wagered', 'paid', 'bought in', 'cashed out', 'collected', 'jackpots'],
      seats.map((each) =>
        row(String(each.seat), each.coinIn, each.coinOut, each.boughtIn, each.cashedOut, each.collected, each.jackpots),
      ),
    ),
  ].join('\n');
}

function section(title: string, heads: readonly string[], rows: readonly string[]): string[] {
  return rows.length === 0
    ? []
    : ['', `  ${title.padEnd(24)}${heads.map((head) => head.padStart(14)).join('')}`, ...rows];
}
