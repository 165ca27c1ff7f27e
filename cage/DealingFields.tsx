import type { ReactNode } from 'react';
import type { Cents } from '../games/money.ts';
import { Segments } from '../renderer/kit/Field.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';
import { Balances } from './Balances.tsx';
import { CashNotice, type Dealing } from './cash/CashNotice.tsx';
import { texts } from './texts.ts';
import { NATURES, type Nature } from './words.ts';

interface DealingFieldsProps extends Omit<AmountFieldProps, 'label'> {
  readonly dealing: Dealing;
  /** The question in what form it is paid. */
  readonly asks: string;
  readonly onNature: (nature: Nature) => void;
  /** The signatures it takes, between the amount and the balance. */
  readonly children?: ReactNode;
}

/** Money over the counter: in what form and how much, and the card's balance afterwards. */
export function DealingFields({ dealing, asks, onNature, children, ...amountField }: DealingFieldsProps) {
  const { account, way, amount, nature } = dealing;
  const after = (paid: Cents): Cents => (way === 'in' ? account.balance + paid : account.balance - paid);
  return (
    <>
      <Segments label={asks} value={nature} options={NATURES} onChange={onNature} testid="nature" />
      <AmountField {...amountField} label={texts.common.amount} />
      <CashNotice {...dealing} />
      {children}
      <Balances now={account.balance} then={amount === null ? null : after(amount)} />
    </>
  );
}
