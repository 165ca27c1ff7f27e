import { PinField } from '../renderer/desk-kit/PinField.tsx';
import { texts } from './texts.ts';

interface CustomerPinProps {
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly onEnter: () => void;
  /** What the cashier does about it, where that is more than turning the keypad. */
  readonly hint?: string;
  readonly testid: string;
}

/** The customer's own PIN, which only the customer enters: it proves that they want what is done. */
export function CustomerPin({ hint = texts.common.turnKeypadToCustomer, ...field }: CustomerPinProps) {
  return <PinField label={texts.common.pinEnteredByCustomer} hint={hint} {...field} />;
}
