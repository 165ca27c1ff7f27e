import '../plain-parsing.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dollars } from '../../games/money.ts';
import { isDate, localDate } from '../accounts/identity.ts';
import { noOperands, oneOperand, readArguments } from '../arguments.ts';
import { asUsageError, type Command, orUsageError, UsageError } from '../command.ts';
import { cashOfDay } from '../house/cash-day.ts';
import { snapshot } from '../house/check.ts';
import { type CardHouse, type HouseOptions, openHouse } from '../house/house.ts';
import { logLine, readLog } from '../house/house-log.ts';
import { houseReport } from '../house/house-report.ts';
import { HOUSE_FILE, isPostgres, publicName } from '../house/store.ts';
import { MOST_AT_ONCE } from '../ledger/most-at-once.ts';
import { SIGNATURES_ABOVE } from '../ledger/signatures.ts';
import { usageOf } from '../usage.ts';
import { atTheCage, CAGE_FORMS } from './house-cage.ts';
import { byFile, LIST_FORMS } from './house-lists.ts';
import {
  dataOf,
  dayEndsOf,
  dollarsOf,
  dormantAfter,
  type Given,
  nameOf,
  OPTIONS,
  pointsPerHour,
} from './house-options.ts';
import { reportCsv, reportText } from './house-report.ts';
import { serve } from './house-serve.ts';
import { reportPdf } from './report-pdf.ts';

/** What the house can be asked to do, each by a word of its own. */
const FORMS = [
  ...['join NUMBER NAME', 'token NUMBER', 'tables', 'way', 'slip SLIP'],
  ...['cage NUMBER NAME', 'cage-token NUMBER', 'cages', 'shifts NUMBER', 'cash YYYY-MM-DD', 'report YYYY-MM-DD'],
  ...['dormant', 'withheld', 'log'],
  ...CAGE_FORMS,
  ...LIST_FORMS,
];

export const command: Command = {
  isService: true,
  usage: usageOf({
    name: 'house',
    forms: ['[OPTIONS]', ...FORMS],
    options: OPTIONS,
    about: `Without a command, it serves its tables until it is stopped. "join" adds a table and writes its token to
table-NUMBER.token in the data folder; "token" gives a table a new one. "tables" lists the tables, "way" the chips on
their way to a table, and "slip" says whether the money of a slip has arrived. "cage" adds a cage with its own screen
and writes the path of its page, token included, to cage-NUMBER.path; "cage-token" gives it a new one. "cages" lists
the cages, "shifts" the shifts of one, and "log" what was done at their screens. "cash" shows each person's cash in and
out in a gaming day, and whose has to be reported (31 CFR 1021). "report" reports one or several gaming days by cage,
table, game and player, also as CSV or PDF. "dormant" lists accounts unused for as long as "--dormant-after" says, with
what is owed on them, and "withheld" the prizes of people who may not be paid. The other commands do a cage's work
without a screen. PINs are read from standard input, one per line: of the person acting, the player, the second person.
With SQLite the house must not be running meanwhile; with PostgreSQL it may.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const house = await open(values, positionals[0]);
    try {
      return await act(house, values, positionals);
    } finally {
      await house.close();
    }
  },
};

/**
 * The words that may create a house; any other requires an existing one, so that a mistyped folder does not create one.
 */
const BEGINNINGS: readonly (string | undefined)[] = [undefined, 'join', 'cage', 'staff'];

/** The words for a house of several tables. */
const AT_TABLES: readonly (string | undefined)[] = [undefined, 'join', 'token'];

async function open(values: Given, word: string | undefined): Promise<CardHouse> {
  const data = dataOf(values);
  // All options are read before a folder is created.
  const options: HouseOptions = {
    name: nameOf(values),
    at: values.database ?? data,
    data,
    kind: values.money ? 'money' : 'demo',
    shiftsRequired: values.money,
    gamingDayEnds: dayEndsOf(values),
    ...dormantAfter(values),
    ...pointsPerHour(values),
    signaturesAbove: dollarsOf('signatures-above', values, { default: SIGNATURES_ABOVE, min: 0, max: 1_000_000_00 }),
    mostAtOnce: dollarsOf('most-at-once', values, { default: MOST_AT_ONCE, min: 100_00, max: 10_000_000_00 }),
    cashLogAbove: dollarsOf('cash-log', values, { default: 2500_00, min: 0, max: 10_000_00 }),
  };
  if (values.database === undefined) {
    if (!BEGINNINGS.includes(word) && !existsSync(join(data, HOUSE_FILE))) {
      throw new UsageError(`there is no house in ${data}: create one with "join", or name its folder with --data`);
    }
  } else if (!isPostgres(values.database)) {
    throw new UsageError(`--database expects postgres://USER@HOST/NAME, not "${publicName(values.database)}"`);
  }
  if (AT_TABLES.includes(word) && values.database === undefined && existsSync(join(data, 'table.sqlite'))) {
    throw new UsageError(
      `${data} is the folder of a table that runs its own house: no other table can join that house`,
    );
  }
  orUsageError(() => mkdirSync(data, { recursive: true, mode: 0o700 }));
  return openHouse(options).catch((error: unknown) => {
    throw asUsageError(error);
  });
}

export async function act(house: CardHouse, values: Given, [word, ...operands]: readonly string[]): Promise<number> {
  switch (word) {
    case undefined:
      return serve(house, values);
    case 'join': {
      const [number, ...name] = operands;
      const joined = await house.tables.add(tableNumber(number), name.join(' '), house.now());
      return keepToken(values, tableNumber(number), joined);
    }
    case 'token': {
      const number = tableNumber(oneOperand(operands, WHICH_TABLE));
      return keepToken(values, number, await house.tables.renew(number));
    }
    case 'tables':
      noOperands(operands);
      for (const { number, name, acknowledged } of await house.tables.list()) {
        console.log(`${String(number).padStart(4)}  ${name}  has received message ${acknowledged} of the house`);
      }
      return 0;
    case 'way':
      noOperands(operands);
      for (const { table, account, amount, key } of await house.exchange.reservations.onTheWay()) {
        console.log(`${dollars(amount)} of account ${account} is on its way to table ${table} (${key})`);
      }
      return 0;
    case 'slip':
      return slip(house, oneOperand(operands, 'expected one slip, as it is printed: S3-000017'));
    case 'cage': {
      const [number, ...name] = operands;
      const cage = cageNumber(number);
      return keepPath(values, cage, await house.cages.add(cage, name.join(' '), house.now()));
    }
    case 'cage-token': {
      const cage = cageNumber(oneOperand(operands, WHICH_CAGE));
      return keepPath(values, cage, await house.cages.renew(cage));
    }
    case 'cages':
      noOperands(operands);
      for (const { number, name } of await house.cages.list()) console.log(`${String(number).padStart(4)}  ${name}`);
      return 0;
    case 'shifts':
      return shifts(house, cageNumber(oneOperand(operands, WHICH_CAGE)));
    case 'cash':
      return cash(house, oneOperand(operands, WHICH_DAY));
    case 'dormant':
      noOperands(operands);
      return dormant(house);
    case 'withheld':
      noOperands(operands);
      return withheld(house);
    case 'report':
      return report(house, values, oneOperand(operands, WHICH_DAY));
    case 'log':
      noOperands(operands);
      for (const entry of (await readLog(house.store, LOG_LINES)).toReversed()) console.log(logLine(entry));
      return 0;
    default: {
      const words = [word, ...operands];
      const done = (await atTheCage(house, values, words)) ?? (await byFile(house, values, words));
      if (done !== undefined) return done;
      const known = FORMS.map((form) => form.split(' ')[0]);
      throw new UsageError(`expected ${known.slice(0, -1).join(', ')} or ${known.at(-1)}, not "${word}"`);
    }
  }
}

const WHICH_TABLE = 'expected the number of a table, from 1 to 9999';

function tableNumber(text: string | undefined): number {
  if (text === undefined) throw new UsageError(WHICH_TABLE);
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number === 0) throw new UsageError(`"${text}" is not a table: expected a number from 1 to 9999`);
  return number;
}

const WHICH_CAGE = 'expected the number of a cage, from 1 to 99';
const LOG_LINES = 200;
const SHIFT_LINES = 50;

function cageNumber(text: string | undefined): number {
  if (text === undefined) throw new UsageError(WHICH_CAGE);
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number === 0) throw new UsageError(`"${text}" is not a cage: expected a number from 1 to 99`);
  return number;
}

function keepPath(values: Given, cage: number, token: Awaited<ReturnType<CardHouse['cages']['renew']>>): number {
  if (!token.ok) throw new UsageError(token.error.message);
  const path = join(dataOf(values), `cage-${cage}.path`);
  orUsageError(() => writeFileSync(path, `/cage/?token=${token.value}\n`, { mode: 0o600 }));
  console.log(
    `Cage ${cage}: the path of its page is in ${path}. Append it to the address that the house prints when it`,
  );
  console.log('starts, on the screen of that cage only: anyone who has the path can use the screen.');
  return 0;
}

async function shifts(house: CardHouse, number: number): Promise<number> {
  const cage = await house.cage(number);
  for (const report of await cage.shifts.list(SHIFT_LINES)) {
    const { shift, openedAt, openedBy, expected, closed } = report;
    const end =
      closed === null
        ? `open, ${dollars(expected)} should be in the drawer`
        : `closed ${new Date(closed.at).toISOString()}, ${dollars(closed.counted)} counted, variance ${dollars(closed.variance)}`;
    console.log(`${String(shift).padStart(4)}  ${new Date(openedAt).toISOString()}  ${openedBy}  ${end}`);
  }
  return 0;
}

const WHICH_DAY = 'expected a gaming day, YYYY-MM-DD';

/** Throws a `UsageError` for text that is not a day. */
function gamingDayOf(house: CardHouse, day: string): ReturnType<CardHouse['reports']['day']> {
  if (!isDate(day)) throw new UsageError(`"${day}" is not a day: expected YYYY-MM-DD`);
  return house.reports.day(Date.parse(`${day}T12:00:00`));
}

/** The report of one gaming day or of several, on screen, as CSV, or as PDF. */
async function report(house: CardHouse, values: Given, day: string): Promise<number> {
  const { from } = gamingDayOf(house, day);
  const last = values.to ?? day;
  const { to } = gamingDayOf(house, last);
  if (to <= from) throw new UsageError(`--to expects a day from ${day} on, not "${last}"`);
  const at = house.now();
  const { store, name, dormancy } = house;
  const made = await snapshot(store, (db) => houseReport(db, { from, to }, at, dormancy.afterDays));
  const title = last === day ? `gaming day ${day}` : `gaming days ${day} to ${last}`;
  const write = (path: string, content: string | Uint8Array): void => {
    orUsageError(() => writeFileSync(path, content, { mode: 0o600 }));
    console.log(`${title}: written to ${path}`);
  };
  if (values.csv !== undefined) write(values.csv, reportCsv(made));
  if (values.pdf !== undefined)
    write(values.pdf, await reportPdf(made, { house: name, title, demo: store.kind === 'demo', at }));
  if (values.csv === undefined && values.pdf === undefined) {
    console.log(`${name}: ${title}, from ${new Date(from).toISOString()} up to ${new Date(to).toISOString()}\n`);
    console.log(reportText(made));
  }
  return 0;
}

/** Cash by person in the gaming day that begins on this date. */
async function cash(house: CardHouse, day: string): Promise<number> {
  const { from, to } = gamingDayOf(house, day);
  for (const each of await cashOfDay(house.store.db, from, to)) {
    const { account, person, cashIn, cashOut, times, isDue } = each;
    const sums = `in ${dollars(cashIn)}, out ${dollars(cashOut)}, ${times} in all`;
    console.log(`${account}  ${person}: ${sums}${isDue ? '; a report is due' : ''}`);
  }
  return 0;
}

/** Dormant accounts with the amount owed on each, and the total. */
async function dormant({ dormancy, now }: CardHouse): Promise<number> {
  const { afterDays } = dormancy;
  if (afterDays === null)
    throw new UsageError('no account becomes dormant here: set the number of days with --dormant-after');
  const found = await dormancy.list(now());
  for (const { account, person, since, balance } of found) {
    console.log(`${account}  ${person}: ${dollars(balance)}, no act since ${localDate(since)}`);
  }
  const owed = found.reduce((all, { balance }) => all + balance, 0);
  console.log(`${found.length} dormant after ${afterDays} days, ${dollars(owed)} owed on them`);
  return 0;
}

/** Withheld prizes, and what happened to earlier ones. */
async function withheld(house: CardHouse): Promise<number> {
  const prizes = await house.withheld.list();
  for (const { number, source, part, account, person, amount, why, status, receiver, document } of prizes) {
    const end = `${status}${receiver === null ? '' : ` to ${receiver}`}, ${document ?? ''}`;
    console.log(
      `${number}  ${account}  ${person}: ${dollars(amount)}, ${source}, ${part}; ${status === 'held' ? why : end}`,
    );
  }
  const held = prizes.filter(({ status }) => status === 'held').reduce((all, { amount }) => all + amount, 0);
  console.log(`${dollars(held)} withheld`);
  return 0;
}

function keepToken(values: Given, number: number, token: Awaited<ReturnType<CardHouse['tables']['renew']>>): number {
  if (!token.ok) throw new UsageError(token.error.message);
  const path = join(dataOf(values), `table-${number}.token`);
  orUsageError(() => writeFileSync(path, `${token.value}\n`, { mode: 0o600 }));
  console.log(
    `Table ${number}: its token is in ${path}. Copy it to the table's machine, and start the table there with\n`,
  );
  console.log(`  dealerless serve --house URL --table ${number} --token table-${number}.token`);
  return 0;
}

async function slip(house: CardHouse, name: string): Promise<number> {
  if (!/^S\d{1,4}-\d{6,}$/.test(name))
    throw new UsageError(`"${name}" is not a slip: expected a number such as S3-000017`);
  const found = await house.exchange.inbox.slip(name);
  if (found === null) console.log(`${name}: not in yet. The table has not reported it.`);
  else console.log(`${name}: ${dollars(found.amount)} is on account ${found.account}.`);
  return found === null ? 1 : 0;
}
