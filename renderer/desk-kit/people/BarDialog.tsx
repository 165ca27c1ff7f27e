import { useState } from 'react';
import type { BarTerm } from '../../../protocol/barred-person.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Segments } from '../../kit/Field.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { Refusal } from '../../kit/Refusal.tsx';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { isReason, ReasonField } from '../ReasonField.tsx';
import { texts } from '../texts.ts';
import { LiftSignature, useLiftSigning } from './LiftSignature.tsx';
import { BAR_REASONS, LIFT_REASONS, TERM_TEXTS, TERMS } from './terms.ts';

const css = classes(desk);

export interface BarDialogProps {
  readonly account: string;
  readonly person: string;
  /** The account is barred now, so the dialog lifts the bar. */
  readonly barred: boolean;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Bars an account holder for tonight or for good, or lifts the bar (LR2, LR9, LR34). */
export function BarDialog({ account, person, barred, onClose, onDone }: BarDialogProps) {
  const [reason, setReason] = useState('');
  const [term, setTerm] = useState<BarTerm>('tonight');
  const { refused, send } = useAnswer();
  const signing = useLiftSigning();
  const go = (): void => {
    if (!isReason(reason)) return;
    const why = reason.trim();
    if (barred)
      send({ do: 'lift bar', account, reason: why, ...signing.take() }, () =>
        onDone(texts.barDialog.mayPlayAgain(person)),
      );
    else
      send({ do: 'bar', account, reason: why, term }, () => onDone(texts.barDialog.isBarred(person, termText(term))));
  };
  return (
    <Modal
      title={barred ? texts.barDialog.letPlayAgain(person) : texts.barDialog.bar(person)}
      size="m"
      onClose={onClose}
      testid="bar-dialog"
      actions={
        <>
          <Button onPress={onClose}>{texts.common.goBackDoNothing}</Button>
          <Button
            kind={barred ? 'primary' : 'danger'}
            sends
            disabled={!isReason(reason)}
            onPress={go}
            testid="reason-confirm"
          >
            {barred ? texts.common.liftBar : texts.barDialog.barFor(termText(term))}
          </Button>
        </>
      }
    >
      {barred ? (
        <ul className={css('what-happens')}>
          <li>{texts.barDialog.cardIsAcceptedAt}</li>
        </ul>
      ) : (
        <>
          <Segments label={texts.common.forHowLong} value={term} options={TERMS} onChange={setTerm} testid="bar-term" />
          <ul className={css('what-happens')}>
            <li>{texts.barDialog.cardIsRefusedAt(TERM_TEXTS[term])}</li>
            <li>{texts.barDialog.playerAtTableIs}</li>
            <li>{texts.barDialog.moneyStaysOnAccount}</li>
          </ul>
        </>
      )}
      <ReasonField value={reason} onChange={setReason} usual={barred ? LIFT_REASONS : BAR_REASONS} onEnter={go} />
      {barred && <LiftSignature signing={signing} onEnter={go} />}
      <Refusal text={refused} />
    </Modal>
  );
}

const termText = (term: BarTerm): string => (term === 'tonight' ? texts.barDialog.forTonight : texts.barDialog.forGood);
