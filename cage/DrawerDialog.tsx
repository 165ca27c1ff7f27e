import { useState } from 'react';
import { type Cents, dollars } from '../games/money.ts';
import { signHint } from '../protocol/second-person.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Segments } from '../renderer/kit/Field.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './amount.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { texts } from './texts.ts';

type Way = 'fill' | 'drop';

const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'fill', label: texts.drawerDialog.fillBankToDrawer },
  { value: 'drop', label: texts.drawerDialog.dropDrawerToBank },
];

interface DrawerDialogProps extends SignedAtCage {
  readonly drawer: Cents;
  readonly onClose: () => void;
}

/** Moves cash between the house's bank and the drawer. A second person counts it as well and signs. */
export function DrawerDialog({ drawer, demo, staff, presented, onClose }: DrawerDialogProps) {
  const [way, setWay] = useState<Way>('fill');
  const [text, setText] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const say = useSay();
  const { cents, problem } = readAmount(text, way === 'drop' ? drawer : null, texts.drawerDialog.inDrawer);
  const go = (): void => {
    if (cents === null || signature === null) return;
    forgetPin();
    send({ do: way, amount: cents, signature }, (result) => {
      const document = result?.kind === 'receipt' ? texts.drawerDialog.document(result.document) : '';
      say({
        level: 'info',
        text: `${texts.drawerDialog[way === 'fill' ? 'filled' : 'dropped'](dollars(cents))}${document}`,
      });
      onClose();
    });
  };
  return (
    <FormDialog
      title={texts.common.cashInDrawer}
      size="m"
      onClose={onClose}
      testid="drawer-dialog"
      back={texts.common.cancel}
      confirm={{
        label: cents === null ? texts.drawerDialog.moveCash : texts.drawerDialog[way](dollars(cents)),
        kind: 'primary',
        isReady: cents !== null && signature !== null,
        testid: 'drawer-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.drawerDialog.drawerShouldHoldFill(dollars(drawer))}</p>
      <Segments label={texts.common.whichWay} value={way} options={WAYS} onChange={setWay} testid="drawer-way" />
      <AmountField
        label={texts.common.amount}
        value={text}
        problem={problem}
        hint={texts.drawerDialog.countItTwice}
        quick={[1000_00, 5000_00].map((amount) => ({ amount }))}
        onChange={setText}
        onEnter={go}
        testid="drawer-amount"
      />
      <SecondPerson
        fields={fields}
        hint={signHint('second a fill or drop', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}
