import { useState } from 'react';
import type { Cents } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Keypad } from '../renderer/kit/Keypad.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import styles from './AmountPad.module.css';
import { type AmountRange, typedAmount, typeKey } from './amount.ts';
import { texts } from './texts.ts';

const css = classes(styles);

interface AmountPadProps {
  readonly title: string;
  readonly range: AmountRange;
  readonly onPick: (amount: Cents) => void;
  readonly onClose: () => void;
}

/** Types an amount in figures. It only proposes one: the caller still asks for confirmation. */
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
            {texts.amount.back}
          </Button>
          <Button
            size="l"
            kind="primary"
            disabled={amount === null}
            onPress={() => amount !== null && onPick(amount)}
            testid="amount-done"
          >
            {texts.amount.use(amount)}
          </Button>
        </>
      }
    >
      <output className={css('typed')} data-testid="amount-typed">
        {texts.amount.typed(typed || <span className={css('empty')}>{texts.amount.nothingTyped}</span>)}
      </output>
      <p className={css(why ? 'hint wrong' : 'hint')}>{why ?? texts.amount.range(range.min, range.max)}</p>
      <Keypad
        testid="amount"
        point={range.step % 100 !== 0}
        onDigit={(key) => setTyped((text) => typeKey(text, key))}
        onBack={() => setTyped((text) => text.slice(0, -1))}
      />
    </Modal>
  );
}
