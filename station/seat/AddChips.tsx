import { useState } from 'react';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { type AmountRange, floorTo } from '../amount.ts';
import { QuickKey } from '../entry/BuyIn.tsx';

interface AddChipsProps {
  readonly topUp: AmountRange;
  /** Cents on the card. */
  readonly balance: number;
  readonly onClose: () => void;
}

/** More chips from the card; they come in between hands (LR17). */
export function AddChips({ topUp, balance, onClose }: AddChipsProps) {
  const [wanted, setAmount] = useState(topUp.min);
  const amount = floorTo(topUp, wanted);
  const half = floorTo(topUp, (topUp.min + topUp.max) / 2);
  const act = useAct();
  return (
    <Modal
      title="Add chips"
      onClose={onClose}
      actions={
        <>
          <Button size="l" onPress={onClose} testid="add-cancel">
            Back
          </Button>
          <Button
            size="l"
            kind="primary"
            sends
            onPress={() => act({ do: 'top up', amount }, onClose)}
            testid="add-confirm"
          >
            <span>
              Add <Money amount={amount} />
            </span>
          </Button>
        </>
      }
    >
      <p>
        From your card, which holds <Money amount={balance} />. They come in after the hand you are in, or at once if
        you are in none.
      </p>
      <div className="add-chips">
        <AmountStepper title="Add how much?" range={topUp} amount={amount} onChange={setAmount} testid="add" />
        <div className="buy-in-quick">
          <QuickKey label="Min" amount={topUp.min} now={amount} onPick={setAmount} testid="add-min" />
          <QuickKey label="Half way" amount={half} now={amount} onPick={setAmount} testid="add-half" />
          <QuickKey label="Max" amount={topUp.max} now={amount} onPick={setAmount} testid="add-max" />
        </div>
      </div>
    </Modal>
  );
}
