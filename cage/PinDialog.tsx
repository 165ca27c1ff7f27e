import { useState } from 'react';
import { PIN } from '../main/link/messages.ts';
import { Button } from '../renderer/Button.tsx';
import { Modal } from '../renderer/Modal.tsx';
import { Refusal } from '../renderer/Refusal.tsx';
import { useAnswer } from '../renderer/useAnswer.ts';
import { PinFields } from './PinFields.tsx';
import type { Account } from './words.ts';

export interface PinDialogProps {
  readonly account: Account;
  readonly onSet: () => void;
  readonly onClose: () => void;
}

/** The customer chooses a new PIN, entered twice. */
export function PinDialog({ account, onSet, onClose }: PinDialogProps) {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { refused, send } = useAnswer();
  const same = pin === again;
  const ready = PIN.test(pin) && same;
  const go = (): void => {
    if (ready) send({ do: 'set pin', account: account.account, pin }, onSet);
  };
  return (
    <Modal
      title={`A new PIN for ${account.person}`}
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" sends disabled={!ready} onPress={go} testid="pin-confirm">
            Set the new PIN
          </Button>
        </>
      }
    >
      <p>Check the identity document first: the PIN opens the account.</p>
      <PinFields
        pin={pin}
        again={again}
        problem={null}
        problemAgain={again.length >= pin.length && again !== '' && !same ? 'The two PINs are not the same.' : null}
        onPin={setPin}
        onAgain={setAgain}
        onEnter={go}
        testid="pin"
      />
      <Refusal text={refused} />
    </Modal>
  );
}
