import { useState } from 'react';
import { PIN, type Term } from '../protocol/messages.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { PinField } from '../renderer/desk-kit/PinField.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Segments } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { Account } from './words.ts';

const css = classes(desk);

export interface ExcludeDialogProps {
  readonly account: Account;
  readonly onExcluded: (text: string) => void;
  readonly onClose: () => void;
}

const TERMS: readonly { readonly value: Term; readonly label: string }[] = [
  { value: '30 days', label: '30 days' },
  { value: '6 months', label: '6 months' },
  { value: '1 year', label: '1 year' },
  { value: '5 years', label: '5 years' },
  { value: 'for good', label: 'For good' },
];

/** Self-exclusion for a time; the customer's PIN is the proof that they want it (C13). */
export function ExcludeDialog({ account, onExcluded, onClose }: ExcludeDialogProps) {
  const [term, setTerm] = useState<Term>('30 days');
  const [pin, setPin] = useState('');
  const { refused, send } = useAnswer();
  const { person } = account;
  const howLong = term === 'for good' ? 'for good' : `for ${term}`;
  const go = (): void => {
    if (!PIN.test(pin)) return;
    setPin('');
    send({ do: 'exclude', account: account.account, term, pin }, () =>
      onExcluded(`${person} is excluded from play ${howLong}.`),
    );
  };
  return (
    <Modal
      title={`Exclude ${person} from play?`}
      size="m"
      onClose={onClose}
      testid="exclude"
      actions={
        <>
          <Button onPress={onClose}>Go back, do nothing</Button>
          <Button kind="danger" sends disabled={!PIN.test(pin)} onPress={go} testid="exclude-confirm">
            Exclude {howLong}
          </Button>
        </>
      }
    >
      <ul className={css('what-happens')}>
        <li>Only the customer may ask for it, and it begins at once.</li>
        <li>
          The card is refused at every station {term === 'for good' ? 'from now on' : 'until the time is over'}. Nobody
          can end it sooner; it can only be made longer.
        </li>
        <li>
          A player at the table leaves it with the hand, and the chips go to the card. The money can be paid out at any
          time.
        </li>
      </ul>
      <Segments label="For how long" value={term} options={TERMS} onChange={setTerm} testid="exclude-term" />
      <PinField
        label="PIN, entered by the customer"
        value={pin}
        onChange={setPin}
        onEnter={go}
        hint="Turn the keypad to the customer."
        testid="exclude-pin"
      />
      <Refusal text={refused} />
    </Modal>
  );
}
