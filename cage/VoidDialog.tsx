import { useState } from 'react';
import { dollars } from '../games/money.ts';
import { signHint } from '../protocol/second-person.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Field } from '../renderer/kit/Field.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { texts } from './texts.ts';

const DOCUMENT = /^[DW]-\d{6,12}$/;

const REASONS = [texts.voidDialog.pressedTwice, texts.voidDialog.wrongCustomer, texts.voidDialog.customerLeft];

/** Voids a deposit or withdrawal that was booked and never took place. */
export function VoidDialog({ demo, staff, presented, onClose }: SignedAtCage & { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const say = useSay();
  const document = text.trim().toUpperCase();
  const ready = DOCUMENT.test(document) && isReason(reason);
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const intent = { do: 'void document', document, reason: reason.trim() } as const;
    send(signature === null ? intent : { ...intent, signature }, (result) => {
      if (result?.kind === 'receipt') {
        const done = texts.voidDialog.voided(document, dollars(result.amount), result.document);
        say({ level: 'info', text: done });
      }
      onClose();
    });
  };
  return (
    <FormDialog
      title={texts.voidDialog.voidDocument}
      size="m"
      onClose={onClose}
      testid="void"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: texts.voidDialog.voidDocument,
        kind: 'danger',
        isReady: ready,
        testid: 'void-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.voidDialog.takesBack}</p>
      <Field
        label={texts.voidDialog.document}
        value={text}
        hint={texts.voidDialog.asPrinted}
        maxLength={14}
        onChange={setText}
        onEnter={go}
        testid="void-document"
      />
      <ReasonField value={reason} onChange={setReason} usual={REASONS} onEnter={go} />
      <p>{texts.voidDialog.secondPersonSigns}</p>
      <SecondPerson
        fields={fields}
        hint={signHint('second a pay-out', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}
