/**
 * Figures by `Intl`. Amounts and numbers are written the house's way, `$1,200`, in every language: the center, the
 * chips and the host's sentences show the same amount, and `1.200` next to `1,200` would mislead. Times follow each
 * language.
 */
import type { Cents } from '../../games/money.ts';
import { language } from './language.ts';

/** The locale of the house. */
const HOUSE = 'en-US';

const moneyFormat = (fractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(HOUSE, { style: 'currency', currency: 'USD', minimumFractionDigits: fractionDigits });
const WHOLE = moneyFormat(0);
const WITH_CENTS = moneyFormat(2);
const NUMBER = new Intl.NumberFormat(HOUSE);

/** The unit of the amounts on the screen: cents or, at a table that plays a tournament, hundredths of a chip. */
let unit: 'money' | 'chips' = 'money';

/** From now on, amounts are written as money or as chips (without the dollar sign). */
export function countIn(what: 'money' | 'chips'): void {
  unit = what;
}

/** Runs `say` with amounts in the given unit, whatever the unit on the screen. */
export function countedIn<T>(what: 'money' | 'chips', say: () => T): T {
  const before = unit;
  unit = what;
  try {
    return say();
  } finally {
    unit = before;
  }
}

/** An amount in people's notation: `1250` cents are `$12.50`, `120000` are `$1,200`; in a tournament, `1,200`. */
export const money = (amount: Cents): string => (unit === 'chips' ? number(amount / 100) : inDollars(amount));

/** A cache: the same amounts come again with every view, and `Intl` is slow. */
const WRITTEN = 2000;
const written = new Map<Cents, string>();

/** An amount that is money, whatever the table plays. */
export function inDollars(amount: Cents): string {
  const known = written.get(amount);
  if (known !== undefined) return known;
  const text = (amount % 100 === 0 ? WHOLE : WITH_CENTS).format(amount / 100);
  if (written.size >= WRITTEN) written.clear();
  written.set(amount, text);
  return text;
}

/** A whole number in people's notation: `1,204`. */
export const number = (value: number): string => NUMBER.format(value);

/**
 * Thousandths as whole percents: `82%`. What is possible is never `0%`, and what is not certain is never `100%`: `<1%`,
 * `>99%`.
 */
export function percent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '<1%';
  if (thousandths > 990 && thousandths < 1000) return '>99%';
  return `${Math.round(thousandths / 10)}%`;
}

/** A day and time in people's notation: `Sun 9:05 PM`. `at` is milliseconds since 1970. */
export const dayAndTime = (at: number): string =>
  new Intl.DateTimeFormat(language(), { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at);

/** A time of day in people's notation: `9:05 PM`. `at` is milliseconds since 1970. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(at);
