/**
 * Figures by `Intl`. Amounts and numbers are written as the house writes them, `$1,200`, in every language: the center, the
 * chips and the sentences of the host show the same amount, and `1.200` beside `1,200` would be a trap. Times are written as
 * each language has them.
 */
import type { Cents } from '../../games/money.ts';
import { language } from './language.ts';

/** Where the house is. */
const HOUSE = 'en-US';

const moneyFormat = (fractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(HOUSE, { style: 'currency', currency: 'USD', minimumFractionDigits: fractionDigits });
const WHOLE = moneyFormat(0);
const WITH_CENTS = moneyFormat(2);
const NUMBER = new Intl.NumberFormat(HOUSE);

/** What amounts on the screen count now: cents or, at a table that plays a tournament, hundredths of a chip. */
let unit: 'money' | 'chips' = 'money';

/** From now on amounts are written as money, or as chips: without the sign. */
export function countIn(what: 'money' | 'chips'): void {
  unit = what;
}

/** Says something in which amounts count this, whatever they count on the screen. */
export function countedIn<T>(what: 'money' | 'chips', say: () => T): T {
  const before = unit;
  unit = what;
  try {
    return say();
  } finally {
    unit = before;
  }
}

/** An amount as people write it: `1250` cents are `$12.50`, `120000` are `$1,200`; of a tournament, `1,200`. */
export const money = (amount: Cents): string => (unit === 'chips' ? number(amount / 100) : inDollars(amount));

/** Amounts that are written now: the same come again with every view, and `Intl` takes its time. */
const WRITTEN = 2000;
const written = new Map<Cents, string>();

/** An amount that is money whatever the table plays. */
export function inDollars(amount: Cents): string {
  const known = written.get(amount);
  if (known !== undefined) return known;
  const text = (amount % 100 === 0 ? WHOLE : WITH_CENTS).format(amount / 100);
  if (written.size >= WRITTEN) written.clear();
  written.set(amount, text);
  return text;
}

/** A whole number as people write it: `1,204`. */
export const number = (value: number): string => NUMBER.format(value);

/** Thousandths as whole percents: `82%`. What may happen is never `0%`, and what may not is never `100%`: `<1%`, `>99%`. */
export function percent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '<1%';
  if (thousandths > 990 && thousandths < 1000) return '>99%';
  return `${Math.round(thousandths / 10)}%`;
}

/** A day with its time as people write it: `Sun 9:05 PM`. `at` is milliseconds since 1970. */
export const dayAndTime = (at: number): string =>
  new Intl.DateTimeFormat(language(), { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at);

/** A time of day as people write it: `9:05 PM`. `at` is milliseconds since 1970. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(at);
