import { useCallback, useState } from 'react';
import { type Cents, dollars } from '../games/money.ts';
import paper from '../renderer/desk-kit/Printing.module.css';
import { Printing } from '../renderer/desk-kit/Printing.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, PrinterIcon } from '../renderer/kit/icons.tsx';
import styles from './ReceiptLine.module.css';
import { texts } from './texts.ts';
import { type Booking, NATURE_WORDS, pastReceiptText, receiptText, type ShownAccount, WAYS } from './words.ts';

const css = classes(paper, styles);

export interface ReceiptLineProps {
  readonly booking: Booking;
  readonly account: ShownAccount;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: string;
}

/**
 * Whether the balance has moved on since the receipt, as when its card was played: the line must not name the old one as
 * that of now. The answer can come before the view, which shows the balance of before for that moment: it is not past yet.
 */
function useIsPast(now: Cents, booked: Cents): boolean {
  const [first] = useState(now);
  const [reached, setReached] = useState(false);
  if (now === booked && !reached) setReached(true);
  return now !== booked && (reached || now !== first);
}

/** The last transaction over the counter, in one line, with its paper receipt. */
export function ReceiptLine({ booking, account, house, demo, staff }: ReceiptLineProps) {
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { way, amount, nature, balance, document, at } = booking;
  const isPast = useIsPast(account.balance, balance);
  return (
    <div className={css('receipt')} role="status">
      <CheckIcon />
      <p data-testid="receipt">{isPast ? pastReceiptText(booking) : receiptText(booking)}</p>
      <Button onPress={() => setPrinting(true)} testid="receipt-print">
        <PrinterIcon /> {texts.common.printReceipt}
      </Button>
      {printing && (
        <Printing demo={demo} onPrinted={printed}>
          <h1>{WAYS[way].title}</h1>
          <p>{house}</p>
          <dl>
            <dt>{texts.common.document}</dt>
            <dd>{document}</dd>
            <dt>{texts.common.dateAndTime}</dt>
            <dd>{new Date(at).toLocaleString('en-US')}</dd>
            <dt>{texts.common.account}</dt>
            <dd>
              {account.account}, {account.person}
            </dd>
            <dt>{WAYS[way].text}</dt>
            <dd>
              {dollars(amount)} {NATURE_WORDS[nature]}
            </dd>
            <dt>{texts.common.balance}</dt>
            <dd>{dollars(balance)}</dd>
            <dt>{texts.receiptLine.cashier}</dt>
            <dd>{staff}</dd>
          </dl>
          <p className={css('print-sign')}>{texts.receiptLine.signatureOfCustomer}</p>
        </Printing>
      )}
    </div>
  );
}
