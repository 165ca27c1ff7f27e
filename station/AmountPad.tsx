import { useState } from 'react';
import type { Cents } from '../games/money.ts';
import { dollars } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { Keypad } from '../renderer/kit/Keypad.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { type AmountRange, typedAmount, typeKey } from './amount.ts';

interface AmountPadProps {
  readonly title: string;
  readonly range: AmountRange;
  readonly onPick: (amount: Cents) => void;
  readonly onClose: () => void;
}

/** Types an amount in figures. It only proposes: whoever opened it still asks for a confirmation. */
export function AmountPad({ title, range, onPick, onClose }: AmountPadProps) {
  const [typed, setTyped] = useState('');
  const { amount, why } = typedAmount(range, typed);
  return (
    <Modal
      title={title}
      onClose={onClose}
      testid="amount-pad"
      actions={
        <>
          <Button size="l" onPress={onClose} testid="amount-cancel">
            Back
          </Button>
          <Button
            size="l"
            kind="primary"
            disabled={amount === null}
            onPress={() => amount !== null && onPick(amount)}
            testid="amount-done"
          >
            {amount === null ? 'Use this amount' : `Use ${dollars(amount)}`}
          </Button>
        </>
      }
    >
      <p className="pad-typed" data-testid="amount-typed">
        ${typed || <span className="pad-empty">0</span>}
      </p>
      <p className={why ? 'pad-hint pad-wrong' : 'pad-hint'}>
        {why ?? `From ${dollars(range.min)} to ${dollars(range.max)}`}
      </p>
      <Keypad
        testid="amount"
        point={range.step % 100 !== 0}
        onDigit={(key) => setTyped((text) => typeKey(text, key))}
        onBack={() => setTyped((text) => text.slice(0, -1))}
      />
    </Modal>
  );
}
