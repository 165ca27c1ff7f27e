import type { Cents } from '../games/money.ts';
import { dollars } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import field from '../renderer/kit/Field.module.css';
import { Field } from '../renderer/kit/Field.tsx';
import styles from './AmountField.module.css';
import { typed } from './amount.ts';

const css = classes(field, styles);

export interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly hint: string;
  /** Amounts that one touch fills in. */
  readonly quick: readonly { readonly label?: string; readonly amount: Cents }[];
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
  readonly testid: string;
}

/** A field for dollars, with a few usual amounts next to it. */
export function AmountField({ quick, problem, testid, ...field }: AmountFieldProps) {
  return (
    <div className={css('amount')}>
      <Field
        {...field}
        className={css('field-amount')}
        prefix="$"
        inputMode="decimal"
        maxLength={14}
        placeholder="0"
        error={problem}
        testid={testid}
      />
      <div className={css('amount-quick')}>
        {quick.map(({ label, amount }) => (
          <Button key={label ?? amount} onPress={() => field.onChange(typed(amount))}>
            {label ?? dollars(amount)}
          </Button>
        ))}
      </div>
    </div>
  );
}
