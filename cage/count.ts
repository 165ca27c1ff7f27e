/** A drawer being counted: the number of each bill, and the coins. */
import { type Cents, parseDollars } from '../games/money.ts';

/** Bills in dollars, largest first. */
export const BILLS = [100, 50, 20, 10, 5, 2, 1] as const;
export type Bill = (typeof BILLS)[number];

/** The typed text; an empty field counts as zero. */
export interface CountedDrawer {
  readonly bills: Readonly<Partial<Record<Bill, string>>>;
  readonly coins: string;
}

export const NOTHING_COUNTED: CountedDrawer = { bills: {}, coins: '' };

/** The number of a bill; null when the text is not one. */
export function billsOf(text: string | undefined): number | null {
  const typed = (text ?? '').trim();
  if (typed === '') return 0;
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null;
}

/** The total counted; null when a field cannot be read. */
export function totalOf({ bills, coins }: CountedDrawer): Cents | null {
  let total = coins.trim() === '' ? 0 : parseDollars(coins);
  for (const bill of BILLS) {
    const number = billsOf(bills[bill]);
    total = total === null || number === null ? null : total + number * bill * 100;
  }
  return total;
}
