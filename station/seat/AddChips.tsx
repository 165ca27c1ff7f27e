import { useState } from 'react';
import type { Cents } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { type AmountRange, floorTo } from '../amount.ts';
import { QuickAmounts } from '../QuickAmounts.tsx';
import { texts } from '../texts.ts';
import styles from './AddChips.module.css';

const css = classes(styles);

interface AddChipsProps {
  readonly topUp: AmountRange & { readonly usual?: Cents };
  /** Cents on the card. */
  readonly balance: number;
  readonly onClose: () => void;
}

/** More chips from the card; they come in between hands (LR17). */
export function AddChips({ topUp, balance, onClose }: AddChipsProps) {
  const [wanted, setAmount] = useState(topUp.usual ?? topUp.min);
  const amount = floorTo(topUp, wanted);
  const act = useAct();
  return (
    <Modal
      title={texts.addChips.title}
      onClose={onClose}
      actions={
        <>
          <Button size="l" onPress={onClose} testid="add-cancel">
            {texts.addChips.back}
          </Button>
          <Button
            size="l"
            kind="primary"
            sends
            onPress={() => act({ do: 'top up', amount }, onClose)}
            testid="add-confirm"
          >
            <span>{texts.addChips.add(<Money amount={amount} />)}</span>
          </Button>
        </>
      }
    >
      <p>{texts.addChips.fromCard(<Money amount={balance} />)}</p>
      <div className={css('add-chips')}>
        <AmountStepper title={texts.addChips.amount} range={topUp} amount={amount} onChange={setAmount} testid="add" />
        <QuickAmounts range={topUp} amount={amount} onPick={setAmount} testid="add" />
      </div>
    </Modal>
  );
}
