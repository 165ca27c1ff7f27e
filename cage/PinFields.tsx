import desk from '../renderer/desk-kit/desk.module.css';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { texts } from './texts.ts';

const css = classes(desk);

export interface PinFieldsProps {
  readonly pin: string;
  readonly again: string;
  readonly problem: string | null;
  readonly problemAgain: string | null;
  readonly onPin: (pin: string) => void;
  readonly onAgain: (pin: string) => void;
  readonly onEnter?: () => void;
  /** `issue` gives `issue-pin` and `issue-pin-again`. */
  readonly testid: string;
}

/** The customer's PIN, entered twice by the customer, so that a typing error does not lock them out. */
export function PinFields({ pin, again, problem, problemAgain, onPin, onAgain, onEnter, testid }: PinFieldsProps) {
  const shared = { type: 'password', inputMode: 'numeric', maxLength: 8, ...(onEnter ? { onEnter } : {}) } as const;
  const name = testid === 'pin' ? 'new-pin' : `${testid}-pin`;
  return (
    <div className={css('pin-fields')} data-part="pin-fields">
      <Field
        {...shared}
        label={texts.pinFields.pin}
        value={pin}
        onChange={(text) => onPin(digits(text))}
        error={problem}
        hint={texts.pinFields.fourToEightDigits}
        testid={name}
      />
      <Field
        {...shared}
        label={texts.pinFields.pinAgain}
        value={again}
        onChange={(text) => onAgain(digits(text))}
        error={problemAgain}
        good={problemAgain === null && pin.length >= 4 && pin === again ? texts.pinFields.bothAreSame : null}
        hint={texts.pinFields.sameDigitsOnceMore}
        testid={`${name}-again`}
      />
    </div>
  );
}

const digits = (text: string): string => text.replace(/\D/g, '');
