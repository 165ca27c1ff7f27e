import { type Cents, dollars } from '../games/money.ts';
import type { CageView } from '../protocol/views.ts';
import type { TagProps } from '../renderer/kit/Tag.tsx';

export type Account = NonNullable<CageView['account']>;
export type Nature = 'cash' | 'chips' | 'cheque';

export const NATURES: readonly { readonly value: Nature; readonly label: string }[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'chips', label: 'Chips' },
  { value: 'cheque', label: 'Cheque' },
];

/** How money changed hands, in a sentence: `Take in $200 in cash`. */
export const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  cash: 'in cash',
  chips: 'in chips',
  cheque: 'by cheque',
};

/** Money that went over the counter, or a booking set right, as it was booked. */
export interface Receipt {
  readonly way: keyof typeof WAYS;
  readonly amount: Cents;
  readonly nature: Nature;
  readonly balance: Cents;
  readonly document: string;
  readonly at: number;
}

/** What each way of booking is called: on paper, and in a sentence. */
export const WAYS = {
  in: { title: 'Deposit', text: 'Paid in' },
  out: { title: 'Withdrawal', text: 'Paid out' },
  add: { title: 'Correction', text: 'Corrected: added' },
  take: { title: 'Correction', text: 'Corrected: taken off' },
} as const;

/** `Paid in $200. Balance $240. Document D-000123.` */
export const receiptText = ({ way, amount, balance, document }: Receipt): string =>
  `${WAYS[way].text} ${dollars(amount)}. Balance ${dollars(balance)}. Document ${document}.`;

/** What the status of an account means and what the cashier can do about it. */
export const STATUSES: Readonly<
  Record<Account['status'], { readonly tone: TagProps['tone']; readonly text: string; readonly help: string | null }>
> = {
  active: { tone: 'good', text: 'Active', help: null },
  locked: {
    tone: 'warning',
    text: 'Locked',
    help: 'Too many wrong PINs. Check the identity document, set a new PIN if need be, and unlock the card.',
  },
  lost: {
    tone: 'warning',
    text: 'Card lost',
    help: 'The old card is dead. Check the identity document and make a new card.',
  },
  excluded: {
    tone: 'bad',
    text: 'Excluded',
    help: 'Nothing ends it before its time. The money on the card can be paid out.',
  },
  barred: {
    tone: 'bad',
    text: 'Barred',
    help: 'This person may not play here. The floor or the cage may lift the bar.',
  },
};

/** What was typed into the search field: an account number, a name, or too little of either. */
export type Wanted =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'nothing'; readonly why: string };

/** Reads the search field: digits are an account number (blanks and dashes left out), anything else is a name. */
export function readWanted(text: string): Wanted {
  const figures = text.replace(/[\s-]/g, '');
  if (/^\d+$/.test(figures)) {
    return /^\d{6,19}$/.test(figures)
      ? { kind: 'account', account: figures }
      : { kind: 'nothing', why: 'An account number has six digits or more.' };
  }
  const name = text.trim();
  return name.length >= 2 ? { kind: 'name', name } : { kind: 'nothing', why: 'Write two letters of the name or more.' };
}
