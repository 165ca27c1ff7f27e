import { type Cents, dollars } from '../games/money.ts';
import type { CageView } from '../protocol/cage-view.ts';
import type { TagProps } from '../renderer/kit/Tag.tsx';
import { timeOfDay } from '../renderer/language/figures.ts';
import { texts } from './texts.ts';

export type ShownAccount = NonNullable<CageView['account']>;
export type Nature = 'cash' | 'chips' | 'cheque';

export const NATURES: readonly { readonly value: Nature; readonly label: string }[] = [
  { value: 'cash', label: texts.words.cash },
  { value: 'chips', label: texts.words.chips },
  { value: 'cheque', label: texts.words.cheque },
];

/** The form of payment, in a sentence: `Take in $200 in cash`. */
export const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  cash: texts.words.inCash,
  chips: texts.words.inChips,
  cheque: texts.words.byCheque,
};

/** A booking: money over the counter, or a correction. */
export interface Booking {
  readonly way: keyof typeof WAYS;
  readonly amount: Cents;
  readonly nature: Nature;
  readonly balance: Cents;
  readonly document: string;
  readonly at: number;
}

/** The name of each kind of booking: on paper, and in a sentence. */
export const WAYS = {
  in: { title: texts.common.deposit, text: texts.words.paidIn },
  out: { title: texts.words.withdrawal, text: texts.words.paidOut },
  add: { title: texts.words.correction, text: texts.words.correctedAdded },
  take: { title: texts.words.correction, text: texts.words.correctedTakenOff },
} as const;

/** `Paid in $200. Balance $240. Document D-000123.` */
export const receiptText = (receipt: Booking): string => texts.words.balanceDocument(written(receipt));

/** The same of a receipt that the balance has left behind: `Paid in $200 at 6:12 PM. Balance then $240. Document D-000123.` */
export const pastReceiptText = (receipt: Booking): string =>
  texts.words.balanceThenDocument(timeOfDay(receipt.at), written(receipt));

const written = ({ way, amount, balance, document }: Booking) => ({
  ...{ text: WAYS[way].text, amount: dollars(amount), balance: dollars(balance), document },
});

/** What the status of an account means, and what the cashier can do about it. */
export const STATUSES: Readonly<
  Record<
    ShownAccount['status'],
    { readonly tone: TagProps['tone']; readonly text: string; readonly help: string | null }
  >
> = {
  active: { tone: 'good', text: texts.words.active, help: null },
  locked: {
    tone: 'warning',
    text: texts.words.locked,
    help: texts.words.tooManyWrongPins,
  },
  lost: {
    tone: 'warning',
    text: texts.words.cardLost,
    help: texts.words.oldCardIsDead,
  },
  excluded: {
    tone: 'bad',
    text: texts.words.excluded,
    help: texts.words.nothingEndsItBefore,
  },
  barred: {
    tone: 'bad',
    text: texts.words.barred,
    help: texts.words.thisPersonMayNot,
  },
  held: {
    tone: 'warning',
    text: texts.words.held,
    help: texts.words.nothingIsPaidOut,
  },
  closed: {
    tone: 'dim',
    text: texts.words.closed,
    help: texts.words.accountIsClosed,
  },
};

/** The meaning of the search text: an account number, a name, or too little of either. */
export type Sought =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'nothing'; readonly why: string };

/** Reads the search text: digits are an account number (blanks and dashes ignored), anything else is a name. */
export function readSought(text: string): Sought {
  const figures = text.replace(/[\s-]/g, '');
  if (/^\d+$/.test(figures)) {
    return /^\d{6,19}$/.test(figures)
      ? { kind: 'account', account: figures }
      : { kind: 'nothing', why: texts.words.accountNumberHasSix };
  }
  const name = text.trim();
  return name.length >= 2 ? { kind: 'name', name } : { kind: 'nothing', why: texts.words.writeTwoLettersOf };
}

/** `11/28/2026`, in local time. */
export function dayText(at: number): string {
  const date = new Date(at);
  return `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
}

/** `11/28 18:05`, in local time. */
export function whenText(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(date.getMonth() + 1)}/${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
