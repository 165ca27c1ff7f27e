import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Cents, dollars } from '../../games/money.ts';
import { readHouseDevices } from '../../hardware/devices.ts';
import { messageOf } from '../../hardware/result.ts';
import { HOUSE_ROLES } from '../../protocol/roles.ts';
import { AUDITOR, SECOND, TECHNICIAN } from '../../protocol/second-person.ts';
import { timeOfDay } from '../accounts/gaming-day.ts';
import { localDate } from '../accounts/identity.ts';
import { noOperands, type OptionTable, oneOperand, readArguments, wholeNumber } from '../arguments.ts';
import { realClock } from '../clock/clock.ts';
import { asUsageError, type Command, orUsageError, UsageError } from '../command.ts';
import { cashOfDay } from '../house/cash-day.ts';
import { snapshot } from '../house/check.ts';
import { type CardHouse, openHouse } from '../house/house.ts';
import { type HouseEntry, readLog } from '../house/house-log.ts';
import { houseReport } from '../house/house-report.ts';
import { HOUSE_FILE, isPostgres, publicName } from '../house/store.ts';
import { type ServedCages, serveCages } from '../house-cages.ts';
import { HouseHost } from '../house-host.ts';
import { openHouseReaders } from '../house-readers.ts';
import { MOST_AT_ONCE } from '../ledger/most-at-once.ts';
import { SIGNATURES_ABOVE } from '../ledger/signatures.ts';
import { labelOf } from '../link/addresses.ts';
import { type Listening, readListening, urlOf } from '../link/listening.ts';
import { SCREENS_FOLDER } from '../screens.ts';
import { usageOf } from '../usage.ts';
import { atTheCage, CAGE_FORMS } from './house-cage.ts';
import { byFile, LIST_FORMS } from './house-lists.ts';
import { reportCsv, reportText } from './house-report.ts';
import { reportPdf } from './report-pdf.ts';
import { untilToldToStop } from './until-told.ts';

const OPTIONS = {
  data: { value: 'DIR', help: 'where the house keeps its files (default: house)' },
  database: {
    value: 'URL',
    help: 'postgres://USER@HOST/NAME, with commas between a primary and its standbys (default: SQLite in the data folder)',
  },
  name: { value: 'NAME', help: 'what the house is called (default: House)' },
  money: { help: 'real money; otherwise play money only' },
  by: { value: 'ID', help: 'the member of staff who acts; their PIN is read from standard input' },
  second: { value: 'ID', help: 'who signs besides, where one alone may not do it' },
  'day-ends': { value: 'HH:MM', help: 'when the gaming day is over', default: '06:00' },
  'signatures-above': {
    value: 'DOLLARS',
    help: 'what a cashier pays out of one account within 24 hours without a second signature (default: 500)',
  },
  'most-at-once': {
    value: 'DOLLARS',
    help: 'the most that one deposit, withdrawal, fill, drop, correction or seed may be (default: 100000)',
  },
  'cash-log': {
    value: 'DOLLARS',
    help: 'cash of a player in a gaming day, one way, above which it is in the log of cash (default: 2500)',
  },
  'dormant-after': {
    value: 'DAYS',
    help: 'days without an act of its player after which an account is dormant (default: none ever is)',
  },
  'points-per-hour': {
    value: 'POINTS',
    help: "player's points for an hour at a table (default: none are given)",
  },
  to: { value: 'YYYY-MM-DD', help: 'with "report": the last gaming day of it (default: one day)' },
  csv: { value: 'FILE', help: 'with "report": write it there as CSV' },
  pdf: { value: 'FILE', help: 'with "report": write it there as PDF, with plots' },
  trial: { help: 'with exclusions: says what would come of the list, and does nothing' },
  port: { value: 'N', help: 'port for its tables (default: 8090; 0 picks a free one)' },
  screens: { value: 'N', help: 'port for its screens: floor console and board (default: 8091; 0 picks a free one)' },
  'cage-screens': { value: 'N', help: 'port for the screens of its cages (default: 8092; 0 picks a free one)' },
  devices: {
    value: 'FILE',
    help: 'card readers on this machine, at its cages and the floor console (default: devices.json in the data folder)',
  },
  listen: { value: 'ADDRESS', help: 'address for its tables and screens (default: 127.0.0.1); any other needs TLS' },
  'tls-cert': { value: 'FILE', help: 'the certificate of this machine, with those that vouch for it, PEM' },
  'tls-key': { value: 'FILE', help: 'its private key, PEM' },
} as const satisfies OptionTable;

type Given = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

export const command: Command = {
  isService: true,
  usage: usageOf({
    name: 'house',
    forms: [
      ...['[OPTIONS]', 'join NUMBER NAME', 'token NUMBER', 'tables', 'way', 'slip SLIP'],
      ...[
        'cage NUMBER NAME',
        'cage-token NUMBER',
        'cages',
        'shifts NUMBER',
        'cash YYYY-MM-DD',
        'report YYYY-MM-DD',
        'dormant',
        'withheld',
        'log',
        ...CAGE_FORMS,
        ...LIST_FORMS,
      ],
    ],
    options: OPTIONS,
    about: `Without a word it serves its tables until it is told to stop. "join" lets a table in and writes its token to
table-NUMBER.token in the data folder; "token" gives a table a new one. "tables" lists them, "way" the chips on
their way to a table, and "slip" says whether the money of a slip has come. "cage" adds a cage with a screen of its
own and writes the path of its page, token included, to cage-NUMBER.path; "cage-token" gives it a new one, "cages"
lists them, "shifts" shows the shifts of one, "log" what was done at their screens, "cash" the cash of each person in
a gaming day, in and out apart, and whose has to be reported (31 CFR 1021), "report" what came of a gaming day or
several by cage, table, game and player, the same as CSV or PDF, "dormant" the accounts that nobody has used for as
long as "--dormant-after" says, with what is owed on them, "withheld" the prizes of people who may not be paid. The
rest is the cage's, without a screen:
PINs are read from standard input, a line each, of who acts, of the player, of the second person. With SQLite the
house must not be running meanwhile; with PostgreSQL it may.`,
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

/** The words that may begin a house; any other asks for one that is there, so that a mistyped folder makes none. */
const BEGINNINGS: readonly (string | undefined)[] = [undefined, 'join', 'cage', 'staff'];

/** The words for a house of several tables. */
const AT_TABLES: readonly (string | undefined)[] = [undefined, 'join', 'token'];

async function open(values: Given, word: string | undefined): Promise<CardHouse> {
  const data = dataOf(values);
  if (values.database === undefined) {
    if (!BEGINNINGS.includes(word) && !existsSync(join(data, HOUSE_FILE))) {
      throw new UsageError(`there is no house in ${data}: begin one with "join", or name its folder with --data`);
    }
  } else if (!isPostgres(values.database)) {
    throw new UsageError(`--database expects postgres://USER@HOST/NAME, not "${publicName(values.database)}"`);
  }
  if (AT_TABLES.includes(word) && values.database === undefined && existsSync(join(data, 'table.sqlite'))) {
    throw new UsageError(`${data} is the folder of a table with its house beside it: no other table joins that house`);
  }
  orUsageError(() => mkdirSync(data, { recursive: true, mode: 0o700 }));
  return openHouse({
    name: values.name ?? 'House',
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
  }).catch((error: unknown) => {
    throw asUsageError(error);
  });
}

/** Written in whole dollars, kept in cents. */
function dollarsOf(
  option: 'signatures-above' | 'most-at-once' | 'cash-log',
  values: Given,
  cents: { readonly default: Cents; readonly min: Cents; readonly max: Cents },
): Cents {
  const whole = { default: cents.default / 100, min: cents.min / 100, max: cents.max / 100 };
  return wholeNumber(option, values[option], whole) * 100;
}

function dormantAfter({ 'dormant-after': days }: Given): { readonly dormantAfterDays?: number } {
  if (days === undefined) return {};
  return { dormantAfterDays: wholeNumber('dormant-after', days, { default: 0, min: 1, max: 36_500 }) };
}

function pointsPerHour({ 'points-per-hour': points }: Given): { readonly pointsPerHour?: number } {
  if (points === undefined) return {};
  return { pointsPerHour: wholeNumber('points-per-hour', points, { default: 0, min: 1, max: 10_000 }) };
}

/** Throws a `UsageError` for what is no time of day. */
function dayEndsOf({ 'day-ends': text }: Given): string {
  const read = timeOfDay.safeParse(text);
  if (!read.success) throw new UsageError(`--day-ends expects a time of day such as 06:00, not "${text}"`);
  return read.data;
}

const dataOf = ({ data }: Given): string => resolve(data ?? 'house');

async function act(house: CardHouse, values: Given, [word, ...operands]: readonly string[]): Promise<number> {
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
        console.log(`${String(number).padStart(4)}  ${name}  has message ${acknowledged} of the house`);
      }
      return 0;
    case 'way':
      noOperands(operands);
      for (const { table, account, amount, key } of await house.exchange.reservations.onTheWay()) {
        console.log(`${dollars(amount)} of account ${account} is on its way to table ${table} (${key})`);
      }
      return 0;
    case 'slip':
      return slip(house, oneOperand(operands, 'which slip? One is expected, as it is printed: S3-000017'));
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
      throw new UsageError(
        `join, token, tables, way, slip, cage, cage-token, cages, shifts, cash, report, log, staff, enroll, deposit, withdraw, jackpots, jackpot, jackpot-seed, jackpot-close or exclusions is expected, not "${word}"`,
      );
    }
  }
}

const WHICH_TABLE = 'which table? Its number is expected, from 1 to 9999';

function tableNumber(text: string | undefined): number {
  if (text === undefined) throw new UsageError(WHICH_TABLE);
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number === 0) throw new UsageError(`"${text}" is no table: a number from 1 to 9999 is expected`);
  return number;
}

const WHICH_CAGE = 'which cage? Its number is expected, from 1 to 99';
const LOG_LINES = 200;
const SHIFT_LINES = 50;

function cageNumber(text: string | undefined): number {
  if (text === undefined) throw new UsageError(WHICH_CAGE);
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number === 0) throw new UsageError(`"${text}" is no cage: a number from 1 to 99 is expected`);
  return number;
}

function keepPath(values: Given, cage: number, token: Awaited<ReturnType<CardHouse['cages']['renew']>>): number {
  if (!token.ok) throw new UsageError(token.error.message);
  const path = join(dataOf(values), `cage-${cage}.path`);
  orUsageError(() => writeFileSync(path, `/cage/?token=${token.value}\n`, { mode: 0o600 }));
  console.log(
    `Cage ${cage}: the path of its page is in ${path}. Open it behind the address that the house tells when it`,
  );
  console.log('is started, on the screen of that cage alone: whoever has the path has the screen.');
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

const WHICH_DAY = 'which gaming day? A day is expected, YYYY-MM-DD';

/** Throws a `UsageError` for what is no day. */
function gamingDayOf(house: CardHouse, day: string): ReturnType<CardHouse['reports']['day']> {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T12:00:00`) : Number.NaN;
  if (Number.isNaN(noon)) throw new UsageError(`"${day}" is no day: YYYY-MM-DD is expected`);
  return house.reports.day(noon);
}

/** The report of one gaming day or of several, on screen, as CSV, as PDF. */
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

/** Cash by person in the gaming day that begins on that day. */
async function cash(house: CardHouse, day: string): Promise<number> {
  const { from, to } = gamingDayOf(house, day);
  for (const each of await cashOfDay(house.store.db, from, to)) {
    const { account, person, cashIn, cashOut, times, isDue } = each;
    const sums = `in ${dollars(cashIn)}, out ${dollars(cashOut)}, ${times} in all`;
    console.log(`${account}  ${person}: ${sums}${isDue ? '; a report is due' : ''}`);
  }
  return 0;
}

/** Dormant accounts with what is owed on each, and together. */
async function dormant({ dormancy, now }: CardHouse): Promise<number> {
  const { afterDays } = dormancy;
  if (afterDays === null)
    throw new UsageError('no account is ever dormant here: say after how long with --dormant-after');
  const found = await dormancy.list(now());
  for (const { account, person, since, balance } of found) {
    console.log(`${account}  ${person}: ${dollars(balance)}, no act since ${localDate(since)}`);
  }
  const owed = found.reduce((all, { balance }) => all + balance, 0);
  console.log(`${found.length} dormant after ${afterDays} days, ${dollars(owed)} owed on them`);
  return 0;
}

/** Prizes that are withheld, and what became of those that were. */
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

const logLine = ({ at, place, text }: HouseEntry): string => `${new Date(at).toISOString()}  ${place}  ${text}`;

function keepToken(values: Given, number: number, token: Awaited<ReturnType<CardHouse['tables']['renew']>>): number {
  if (!token.ok) throw new UsageError(token.error.message);
  const path = join(dataOf(values), `table-${number}.token`);
  orUsageError(() => writeFileSync(path, `${token.value}\n`, { mode: 0o600 }));
  console.log(`Table ${number}: its token is in ${path}. Carry it to the table's machine, and start it there with\n`);
  console.log(`  dealerless serve --house URL --table ${number} --token table-${number}.token`);
  return 0;
}

async function slip(house: CardHouse, name: string): Promise<number> {
  if (!/^S\d{1,4}-\d{6,}$/.test(name)) throw new UsageError(`"${name}" is no slip: one reads as S3-000017`);
  const found = await house.exchange.inbox.slip(name);
  if (found === null) console.log(`${name}: not in yet. The table still has to tell of it.`);
  else console.log(`${name}: ${dollars(found.amount)} is on account ${found.account}.`);
  return found === null ? 1 : 0;
}

async function serve(house: CardHouse, values: Given): Promise<number> {
  const listening = orUsageError(() =>
    readListening({ address: values.listen, cert: values['tls-cert'], key: values['tls-key'] }),
  );
  const port = { min: 0, max: 65_535 };
  const host = await HouseHost.open(house, {
    listening,
    data: dataOf(values),
    clock: realClock(),
    port: wholeNumber('port', values.port, { default: 8090, ...port }),
    screens: { port: wholeNumber('screens', values.screens, { default: 8091, ...port }), pages: SCREENS_FOLDER },
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  }).catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  const cages = await openCages(house, values, listening).catch(async (error: unknown) => {
    await host.close();
    throw new UsageError(messageOf(error));
  });
  const readers = await openReaders(house, values, host, cages).catch(async (error: unknown) => {
    await cages?.close();
    await host.close();
    throw error;
  });
  const scheme = listening.tls === null ? 'ws' : 'wss';
  const where = publicName(values.database ?? dataOf(values));
  console.log(`${house.name} is open for ${values.money ? 'money' : 'play money'}; its books are in ${where}.`);
  const screens = urlOf(listening, host.screensPort ?? 0);
  for (const role of HOUSE_ROLES) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${screens}${host.path(role)}`);
  console.log(`Its tables find it at ${scheme}://${listening.address}:${host.server.port}`);
  if (cages === null) console.log('No cage has a screen: dealerless house cage 1 "Cage 1"');
  else console.log(`Its cages find their screens at ${urlOf(listening, cages.port)}, each with its own path.`);
  if ((await house.tables.list()).length === 0) console.log('No table has joined: dealerless house join 1 "Table 1"');
  await untilToldToStop();
  await readers?.close();
  await cages?.close();
  await host.close();
  return 0;
}

/** The screens of its cages; null where no cage has one and no port for them is asked for. */
async function openCages(house: CardHouse, values: Given, listening: Listening): Promise<ServedCages | null> {
  const port = values['cage-screens'];
  if (port === undefined && (await house.cages.list()).length === 0) return null;
  if (house.store.kind === 'demo') await openDemoSigners(house);
  return serveCages(house, {
    ...{ listening, pages: SCREENS_FOLDER },
    port: wholeNumber('cage-screens', port, { default: 8092, min: 0, max: 65_535 }),
    onEntry: (entry) => console.log(logLine(entry)),
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  });
}

/** The card readers on this machine; null where no file says that there are any. */
async function openReaders(
  house: CardHouse,
  values: Given,
  host: HouseHost,
  cages: ServedCages | null,
): Promise<{ close(): Promise<void> } | null> {
  const path = resolve(values.devices ?? join(dataOf(values), 'devices.json'));
  if (values.devices === undefined && !existsSync(path)) return null;
  const read = readHouseDevices(path);
  if (!read.ok) throw new UsageError(read.error.message);
  const known = (await house.cages.list()).map(({ number }) => number);
  for (const { station } of read.value.readers) {
    if (typeof station === 'number' && !known.includes(station)) {
      throw new UsageError(
        `${path} has a reader at cage ${station}, which is none: dealerless house cage ${station} NAME`,
      );
    }
  }
  return openHouseReaders({
    ...{ devices: read.value, clock: realClock(), floor: host.tablesDesk },
    cage: (number) => cages?.takerAt(number),
    onTrouble: (text) => console.error(`dealerless house: ${text}`),
  });
}

/** Whom a demo house has besides: what needs a second signature needs one there, too, and its screens say whose. */
async function openDemoSigners(house: CardHouse): Promise<void> {
  for (const { id, name, role, pin } of [SECOND, AUDITOR, TECHNICIAN]) {
    const act = { key: `demo signer ${id}`, at: house.now(), by: 'demo' };
    const added = await house.staff.add({ id, name, role, pin }, act);
    if (!added.ok && added.error.code !== 'exists') throw new UsageError(added.error.message);
  }
}
