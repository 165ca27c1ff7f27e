import { useState } from 'react';
import type { BarredPerson } from '../../../protocol/barred-person.ts';
import { classes } from '../../kit/classes.ts';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { FormDialog } from '../FormDialog.tsx';
import { isReason, ReasonField } from '../ReasonField.tsx';
import { texts } from '../texts.ts';
import { BarDialog } from './BarDialog.tsx';
import { LiftSignature, useLiftSigning } from './LiftSignature.tsx';
import { LIFT_REASONS } from './terms.ts';

const css = classes(desk);

export interface LiftDialogProps {
  readonly bar: BarredPerson;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Lifts a bar from the list, with or without an account. */
export function LiftDialog({ bar, onClose, onDone }: LiftDialogProps) {
  const person = bar.name ?? bar.description ?? '';
  if (bar.account !== null) return <BarDialog account={bar.account} {...{ person, onClose, onDone }} barred />;
  return <LiftPersonBar number={bar.bar ?? 0} forGood={bar.until === null} {...{ person, onClose, onDone }} />;
}

interface LiftPersonBarProps {
  readonly number: number;
  readonly forGood: boolean;
  readonly person: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

function LiftPersonBar({ number, forGood, person, onClose, onDone }: LiftPersonBarProps) {
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const signing = useLiftSigning();
  const go = (): void => {
    if (!isReason(reason)) return;
    send({ do: 'lift person bar', bar: number, reason: reason.trim(), ...signing.take() }, () =>
      onDone(texts.liftDialog.barOfIsLifted(person)),
    );
  };
  return (
    <FormDialog
      title={texts.liftDialog.liftBarOf(person)}
      size="m"
      onClose={onClose}
      testid="lift-dialog"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: texts.common.liftBar,
        kind: 'primary',
        isReady: isReason(reason),
        testid: 'reason-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <ul className={css('what-happens')}>
        <li>{texts.liftDialog.cageMayIssueCard}</li>
      </ul>
      <ReasonField value={reason} onChange={setReason} usual={LIFT_REASONS} onEnter={go} />
      {forGood && <LiftSignature signing={signing} onEnter={go} />}
    </FormDialog>
  );
}
