import { useState } from 'react';
import { PIN } from '../protocol/pin.ts';
import { signHint } from '../protocol/second-person.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { PinFields } from './PinFields.tsx';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

export interface PinDialogProps extends SignedAtCage {
  readonly account: ShownAccount;
  readonly onSet: () => void;
  readonly onClose: () => void;
}

/** The customer chooses a new PIN and enters it twice; a second person has seen who is asking. */
export function PinDialog({ account, demo, staff, presented, onSet, onClose }: PinDialogProps) {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const same = pin === again;
  const ready = PIN.test(pin) && same && signature !== null;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    send({ do: 'set pin', account: account.account, pin, signature }, onSet);
  };
  return (
    <FormDialog
      title={texts.pinDialog.newPinFor(account.person)}
      size="m"
      onClose={onClose}
      back={texts.common.cancel}
      confirm={{
        label: texts.pinDialog.setNewPin,
        kind: 'primary',
        isReady: ready,
        testid: 'pin-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.pinDialog.checkIdentityDocumentFirst}</p>
      <PinFields
        pin={pin}
        again={again}
        problem={null}
        problemAgain={again.length >= pin.length && again !== '' && !same ? texts.pinDialog.twoPinsAreNot : null}
        onPin={setPin}
        onAgain={setAgain}
        onEnter={go}
        testid="pin"
      />
      <SecondPerson
        fields={fields}
        hint={signHint('second a card', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}
