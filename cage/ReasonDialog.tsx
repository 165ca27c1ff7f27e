import { useState } from 'react';
import type { CageIntent } from '../protocol/cage-intent.ts';
import { signHint } from '../protocol/second-person.ts';
import type { Signature } from '../protocol/signature.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { type AccountAct, accountAct } from './acts.ts';
import type { CardData } from './CardMade.tsx';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(desk);

/** Used when nobody has to sign. */
const NOBODY: Signature = { second: '', pin: '' };

export interface ReasonDialogProps extends SignedAtCage {
  readonly account: ShownAccount;
  readonly act: AccountAct;
  readonly onClose: () => void;
  /** `made` is the new card, if one was made. */
  readonly onDone: (text: string, made: CardData | null) => void;
}

/** Asks for confirmation and a reason before an act on an account: unlock, report lost, replace the card. */
export function ReasonDialog({ account, act: name, demo, staff, presented, onClose, onDone }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const act = accountAct(name, account);
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const ready = isReason(reason) && (act.second === null || signature !== null);
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const intent: CageIntent = act.intent(reason.trim(), signature ?? NOBODY);
    send(intent, (result) =>
      onDone(act.done, result?.kind === 'issued' ? { ...result, what: 'replaced', person: account.person } : null),
    );
  };
  return (
    <Modal
      title={act.title}
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.common.goBackDoNothing}</Button>
          <Button kind={act.grave ? 'danger' : 'primary'} sends disabled={!ready} onPress={go} testid="reason-confirm">
            {act.confirm}
          </Button>
        </>
      }
    >
      <ul className={css('what-happens')}>
        {act.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ReasonField value={reason} onChange={setReason} usual={act.reasons} onEnter={go} />
      {act.second !== null && (
        <SecondPerson
          fields={fields}
          hint={signHint(act.second, demo)}
          pinHint={texts.common.notCashiersOwn}
          onEnter={go}
        />
      )}
      <Refusal text={refused} />
    </Modal>
  );
}
