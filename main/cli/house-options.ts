/** Reads the options of `dealerless house`. */
import { resolve } from 'node:path';
import type { Cents } from '../../games/money.ts';
import { timeOfDay } from '../accounts/gaming-day.ts';
import { canBeWritten } from '../accounts/written-name.ts';
import { type OptionTable, type readArguments, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';

export const OPTIONS = {
  data: { value: 'DIR', help: 'the folder of the house’s files (default: house)' },
  database: {
    value: 'URL',
    help: 'postgres://USER@HOST/NAME, with commas between a primary and its standbys (default: SQLite in the data folder)',
  },
  name: { value: 'NAME', help: 'the name of the house (default: House)' },
  money: { help: 'real money; otherwise play money only' },
  by: { value: 'ID', help: 'the member of staff who acts; their PIN is read from standard input' },
  second: { value: 'ID', help: 'who signs as the second person, for acts that need two' },
  'day-ends': { value: 'HH:MM', help: 'when the gaming day is over', default: '06:00' },
  'signatures-above': {
    value: 'DOLLARS',
    help: 'the most that a cashier pays out of one account within 24 hours without a second signature (default: 500)',
  },
  'most-at-once': {
    value: 'DOLLARS',
    help: 'the most that one deposit, withdrawal, fill, drop, correction or seed may be (default: 100000)',
  },
  'cash-log': {
    value: 'DOLLARS',
    help: 'a player’s cash in one direction in a gaming day above which it is in the log of cash (default: 2500)',
  },
  'dormant-after': {
    value: 'DAYS',
    help: 'days without an act of its player after which an account is dormant (default: no account becomes dormant)',
  },
  'points-per-hour': {
    value: 'POINTS',
    help: "player's points for an hour at a table (default: none are given)",
  },
  to: { value: 'YYYY-MM-DD', help: 'with "report": its last gaming day (default: one day)' },
  csv: { value: 'FILE', help: 'with "report": write it to FILE as CSV' },
  pdf: { value: 'FILE', help: 'with "report": write it to FILE as PDF, with plots' },
  trial: { help: 'with "exclusions": say what the list would change, and change nothing' },
  port: { value: 'N', help: 'port for its tables (default: 8090; 0 picks a free one)' },
  screens: { value: 'N', help: 'port for its screens: floor console and board (default: 8091; 0 picks a free one)' },
  'cage-screens': { value: 'N', help: 'port for the screens of its cages (default: 8092; 0 picks a free one)' },
  devices: {
    value: 'FILE',
    help: 'card readers on this machine, at its cages and the floor console (default: devices.json in the data folder)',
  },
  listen: { value: 'ADDRESS', help: 'address for its tables and screens (default: 127.0.0.1); any other needs TLS' },
  'tls-cert': { value: 'FILE', help: 'the certificate of this machine with its chain, PEM' },
  'tls-key': { value: 'FILE', help: 'its private key, PEM' },
} as const satisfies OptionTable;

/** Maximum length of a name that screens accept, in characters. */
const LONGEST_NAME = 60;

export type Given = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** Given in whole dollars, stored in cents. */
export function dollarsOf(
  option: 'signatures-above' | 'most-at-once' | 'cash-log',
  values: Given,
  cents: { readonly default: Cents; readonly min: Cents; readonly max: Cents },
): Cents {
  const whole = { default: cents.default / 100, min: cents.min / 100, max: cents.max / 100 };
  return wholeNumber(option, values[option], whole) * 100;
}

export function dormantAfter({ 'dormant-after': days }: Given): { readonly dormantAfterDays?: number } {
  if (days === undefined) return {};
  return { dormantAfterDays: wholeNumber('dormant-after', days, { default: 0, min: 1, max: 36_500 }) };
}

export function pointsPerHour({ 'points-per-hour': points }: Given): { readonly pointsPerHour?: number } {
  if (points === undefined) return {};
  return { pointsPerHour: wholeNumber('points-per-hour', points, { default: 0, min: 1, max: 10_000 }) };
}

/** Throws a `UsageError` for text that is not a time of day. */
export function dayEndsOf({ 'day-ends': text }: Given): string {
  const read = timeOfDay.safeParse(text);
  if (!read.success) throw new UsageError(`--day-ends expects a time of day such as 06:00, not "${text}"`);
  return read.data;
}

/** Screens, reports and receipts show the name, so it must exist and be printable. */
export function nameOf({ name = 'House' }: Given): string {
  const called = name.trim();
  if (canBeWritten(called, LONGEST_NAME)) return called;
  throw new UsageError(`--name expects 1 to ${LONGEST_NAME} characters on one line, not "${name.slice(0, 80)}"`);
}

export const dataOf = ({ data }: Given): string => resolve(data ?? 'house');
