import { useState } from 'react';
import type { Cents } from '../games/money.ts';
import { dollars } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { MinusIcon, PlusIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { AmountPad } from './AmountPad.tsx';
import { type AmountRange, nudge, nudged } from './amount.ts';

interface AmountStepperProps {
  readonly title: string;
  readonly range: AmountRange;
  readonly amount: Cents;
  readonly onChange: (amount: Cents) => void;
  /** Begins the test ids: `<testid>-less`, `<testid>-amount`, `<testid>-more`. */
  readonly testid: string;
}

/** An amount with − and +, and figures to type when it is touched. */
export function AmountStepper({ title, range, amount, onChange, testid }: AmountStepperProps) {
  const [typing, setTyping] = useState(false);
  const by = dollars(nudge(range));
  return (
    <div className="stepper">
      <Button
        size="l"
        disabled={amount <= range.min}
        onPress={() => onChange(nudged(range, amount, -1))}
        label={`less by ${by}`}
        testid={`${testid}-less`}
      >
        <MinusIcon />
      </Button>
      <button type="button" className="stepper-amount" onClick={() => setTyping(true)} data-testid={`${testid}-amount`}>
        <Money amount={amount} className="stepper-figure" />
        <span className="stepper-hint">touch to type</span>
      </button>
      <Button
        size="l"
        disabled={amount >= range.max}
        onPress={() => onChange(nudged(range, amount, 1))}
        label={`more by ${by}`}
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
