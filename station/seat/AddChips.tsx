import { useState } from 'react';
import type { Cents } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { type AmountRange, floorTo } from '../amount.ts';
import { useDraftNote } from '../asks/draft.ts';
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

/** Adds chips from the card; they come in between hands (LR17). */
export function AddChips({ topUp, balance, onClose }: AddChipsProps) {
  const [wanted, setAmount] = useState(topUp.usual ?? topUp.min);
  const amount = floorTo(topUp, wanted);
  const act = useAct();
  // The player's turn closes the page; they are told that the amount chosen so far was not added.
  const chosen = useDraftNote();
  const choose = (picked: Cents): void => {
    setAmount(picked);
    chosen.current = texts.addChips.unconfirmed(floorTo(topUp, picked));
  };
  const settled = (): void => {
    chosen.current = null;
  };
  const back = (): void => {
    settled();
    onClose();
  };
  const add = (): void => {
    settled();
    act({ do: 'top up', amount }, onClose);
  };
  return (
    <Modal
      title={texts.addChips.title}
      onClose={back}
      actions={
        <>
          <Button size="l" onPress={back} testid="add-cancel">
            {texts.addChips.back}
          </Button>
          <Button size="l" kind="primary" sends onPress={add} testid="add-confirm">
            <span>{texts.addChips.add(<Money amount={amount} />)}</span>
          </Button>
        </>
      }
    >
      <p>{texts.addChips.fromCard(<Money amount={balance} />)}</p>
      <div className={css('add-chips')}>
        <AmountStepper title={texts.addChips.amount} range={topUp} amount={amount} onChange={choose} testid="add" />
        <QuickAmounts range={topUp} amount={amount} onPick={choose} testid="add" />
      </div>
    </Modal>
  );
}
