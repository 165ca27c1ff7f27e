import { useState } from 'react';
import type { Cents } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { MinusIcon, PlusIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { AmountPad } from './AmountPad.tsx';
import styles from './AmountStepper.module.css';
import { type AmountRange, nudge, nudged } from './amount.ts';
import { texts } from './texts.ts';

const css = classes(styles);

interface AmountStepperProps {
  readonly title: string;
  readonly range: AmountRange;
  readonly amount: Cents;
  readonly onChange: (amount: Cents) => void;
  /** `narrow` next to other keys, `short` within a line of text; full width when left out. */
  readonly width?: 'narrow' | 'short';
  /** The prefix of the test ids: `<testid>-less`, `<testid>-amount`, `<testid>-more`. */
  readonly testid: string;
}

/** An amount with − and + keys; touching it opens the keypad. */
export function AmountStepper({ title, range, amount, onChange, width, testid }: AmountStepperProps) {
  const [typing, setTyping] = useState(false);
  const by = nudge(range);
  return (
    <div className={css(`stepper ${width ? `stepper-${width}` : ''}`)}>
      <Button
        size="l"
        className={css('step')}
        disabled={amount <= range.min}
        onPress={() => onChange(nudged(range, amount, -1))}
        label={texts.amount.less(by)}
        testid={`${testid}-less`}
      >
        <MinusIcon />
      </Button>
      <button type="button" className={css('amount')} onClick={() => setTyping(true)} data-testid={`${testid}-amount`}>
        <Money amount={amount} className={css('figure')} />
        <span className={css('hint')}>{texts.amount.touchToType}</span>
      </button>
      <Button
        size="l"
        className={css('step')}
        disabled={amount >= range.max}
        onPress={() => onChange(nudged(range, amount, 1))}
        label={texts.amount.more(by)}
        testid={`${testid}-more`}
      >
        <PlusIcon />
      </Button>
      {typing && (
        <AmountPad
          title={title}
          range={range}
          onClose={() => setTyping(false)}
          onPick={(picked) => {
            onChange(picked);
            setTyping(false);
          }}
        />
      )}
    </div>
  );
}
