import { useState } from 'react';
import { dollars } from '../games/money.ts';
import { signHint } from '../protocol/second-person.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Segments } from '../renderer/kit/Field.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './amount.ts';
import styles from './CorrectDialog.module.css';
import type { CounterProps } from './Deposit.tsx';
import { texts } from './texts.ts';
import { NATURES, type Nature } from './words.ts';

const css = classes(styles);

/** What a dialog needs for a second person's signature. */
export interface SignedAtCage {
  readonly demo: boolean;
  readonly staff: SentStaffMember;
  /** The person whose staff card was swiped: they become the second person, unless they are the cashier. */
  readonly presented: SentStaffMember | null;
}

export interface CorrectDialogProps extends CounterProps, SignedAtCage {}

const WAYS = [
  { value: 'add', label: texts.correctDialog.addToCard },
  { value: 'take', label: texts.correctDialog.takeOffCard },
] as const;

const REASONS = [
  texts.correctDialog.miscounted,
  texts.correctDialog.bookedTwice,
  texts.correctDialog.wrongAccount,
  texts.correctDialog.wrongAmount,
];

/** Corrects a wrong booking on a card. The cashier gives the reason, and a second person signs for it (A5). */
export function CorrectDialog({ account, demo, staff, presented, onPaid, onClose }: CorrectDialogProps) {
  const [way, setWay] = useState<'add' | 'take'>('add');
  const [text, setText] = useState('');
  const [nature, setNature] = useState<Nature>('cash');
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const { cents, problem } = readAmount(text, way === 'take' ? account.balance : null);
  const ready = cents !== null && isReason(reason) && signature !== null;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const intent = { do: 'correct', account: account.account, way, amount: cents, nature, signature } as const;
    send({ ...intent, reason: reason.trim() }, (result) => {
      if (result?.kind === 'receipt') onPaid({ way, nature, at: Date.now(), ...result });
    });
  };
  return (
    <FormDialog
      title={texts.correctDialog.correctAccountOf(account.person)}
      size="m"
      onClose={onClose}
      testid="correct"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: cents === null ? texts.common.correct : texts.correctDialog[way](dollars(cents)),
        kind: 'danger',
        isReady: ready,
        testid: 'correct-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.correctDialog.forBookingThatWas}</p>
      <div className={css('correct-choices')}>
        <Segments label={texts.common.whichWay} value={way} options={WAYS} onChange={setWay} testid="correct-way" />
        <Segments
          label={texts.correctDialog.whatItWas}
          value={nature}
          options={NATURES}
          onChange={setNature}
          testid="nature"
        />
      </div>
      <AmountField
        label={texts.common.amount}
        value={text}
        problem={problem}
        hint={texts.correctDialog.onCardNow(dollars(account.balance))}
        quick={[]}
        onChange={setText}
        onEnter={go}
        testid="correct-amount"
      />
      <ReasonField value={reason} onChange={setReason} usual={REASONS} onEnter={go} />
      <SecondPerson
        fields={fields}
        hint={signHint('second a correction', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}
