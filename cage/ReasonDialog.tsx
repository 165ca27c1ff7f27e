import { useState } from 'react';
import type { CageIntent } from '../main/link/messages.ts';
import { Button } from '../renderer/Button.tsx';
import { Modal } from '../renderer/Modal.tsx';
import { isReason, ReasonField } from '../renderer/ReasonField.tsx';
import { Refusal } from '../renderer/Refusal.tsx';
import { useAnswer } from '../renderer/useAnswer.ts';
import { type AccountAct, accountAct } from './acts.ts';
import type { CardData } from './CardMade.tsx';
import type { Account } from './words.ts';

export interface ReasonDialogProps {
  readonly account: Account;
  readonly act: AccountAct;
  readonly onClose: () => void;
  /** `made` is the new card when one was made. */
  readonly onDone: (text: string, made: CardData | null) => void;
}

/** Asks before something is done to an account that needs a reason: unlock, replace the card, bar. */
export function ReasonDialog({ account, act: name, onClose, onDone }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const act = accountAct(name, account);
  const go = (): void => {
    if (!isReason(reason)) return;
    const intent: CageIntent = act.intent(reason.trim());
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
          <Button onPress={onClose}>Go back, do nothing</Button>
          <Button
            kind={act.grave ? 'danger' : 'primary'}
            sends
            disabled={!isReason(reason)}
            onPress={go}
            testid="reason-confirm"
          >
            {act.confirm}
          </Button>
        </>
      }
    >
      <ul className="what-happens">
        {act.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ReasonField value={reason} onChange={setReason} usual={act.reasons} onEnter={go} />
      <Refusal text={refused} />
    </Modal>
  );
}
