import { useState } from 'react';
import { type Cents, dollars } from '../games/money.ts';
import { signHint } from '../protocol/second-person.ts';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { Segments } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './amount.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';

type Way = 'fill' | 'drop';

const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'fill', label: 'Fill: bank to drawer' },
  { value: 'drop', label: 'Drop: drawer to bank' },
];

interface DrawerDialogProps extends SignedAtCage {
  readonly drawer: Cents;
  readonly onClose: () => void;
}

/** Moves cash between the house's bank and the drawer; a second person has counted it, too, and signs. */
export function DrawerDialog({ drawer, demo, staff, presented, onClose }: DrawerDialogProps) {
  const [way, setWay] = useState<Way>('fill');
  const [text, setText] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const say = useSay();
  const { cents, problem } = readAmount(text, way === 'drop' ? drawer : null, 'in the drawer');
  const go = (): void => {
    if (cents === null || signature === null) return;
    forgetPin();
    send({ do: way, amount: cents, signature }, (result) => {
      const document = result?.kind === 'receipt' ? ` Document ${result.document}.` : '';
      say({ level: 'info', text: `${way === 'fill' ? 'Filled' : 'Dropped'} ${dollars(cents)}.${document}` });
      onClose();
    });
  };
  return (
    <Modal
      title="Cash in the drawer"
      size="m"
      onClose={onClose}
      testid="drawer-dialog"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="primary"
            sends
            disabled={cents === null || signature === null}
            onPress={go}
            testid="drawer-confirm"
          >
            {cents === null ? 'Move cash' : `${way === 'fill' ? 'Fill with' : 'Drop'} ${dollars(cents)}`}
          </Button>
        </>
      }
    >
      <p>
        The drawer should hold {dollars(drawer)}. A fill brings cash from the bank of the house, a drop takes it there.
        No account is touched.
      </p>
      <Segments label="Which way" value={way} options={WAYS} onChange={setWay} testid="drawer-way" />
      <AmountField
        label="Amount"
        value={text}
        problem={problem}
        hint="Count it twice."
        quick={[1000_00, 5000_00].map((amount) => ({ amount }))}
        onChange={setText}
        onEnter={go}
        testid="drawer-amount"
      />
      <SecondPerson
        fields={fields}
        hint={signHint('second a fill or drop', demo)}
        pinHint="Not the cashier’s own."
        onEnter={go}
      />
      <Refusal text={refused} />
    </Modal>
  );
}
