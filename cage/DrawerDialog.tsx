import { useState } from 'react';
import { type Cents, dollars } from '../games/money.ts';
import { Button } from '../renderer/Button.tsx';
import { Segments } from '../renderer/Field.tsx';
import { Modal } from '../renderer/Modal.tsx';
import { Refusal } from '../renderer/Refusal.tsx';
import { useSay } from '../renderer/Toasts.tsx';
import { useAnswer } from '../renderer/useAnswer.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './amount.ts';

type Way = 'fill' | 'drop';

const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'fill', label: 'Fill: bank to drawer' },
  { value: 'drop', label: 'Drop: drawer to bank' },
];

/** Moves cash between the house's bank and the drawer. */
export function DrawerDialog({ drawer, onClose }: { readonly drawer: Cents; readonly onClose: () => void }) {
  const [way, setWay] = useState<Way>('fill');
  const [text, setText] = useState('');
  const { refused, send } = useAnswer();
  const say = useSay();
  const { cents, problem } = readAmount(text, way === 'drop' ? drawer : null, 'in the drawer');
  const go = (): void => {
    if (cents === null) return;
    send({ do: way, amount: cents }, (result) => {
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
          <Button kind="primary" sends disabled={cents === null} onPress={go} testid="drawer-confirm">
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
      <Refusal text={refused} />
    </Modal>
  );
}
