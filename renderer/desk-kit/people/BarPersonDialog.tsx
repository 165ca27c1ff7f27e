import { useState } from 'react';
import type { AnswerResult, BarTerm } from '../../../protocol/messages.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field, Segments } from '../../kit/Field.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { Refusal } from '../../kit/Refusal.tsx';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { isReason, ReasonField } from '../ReasonField.tsx';
import styles from './BarPersonDialog.module.css';
import { dateText } from './IdentityFacts.tsx';
import { BAR_REASONS, TERM_TEXTS, TERMS } from './terms.ts';

const css = classes(desk, styles);

type Entered = Extract<AnswerResult, { kind: 'bar entered' }>;

export interface BarPersonDialogProps {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Bars somebody who has no account: whoever asks the cage for one is compared with what is known (LR34). */
export function BarPersonDialog({ onClose, onDone }: BarPersonDialogProps) {
  const [name, setName] = useState('');
  const [born, setBorn] = useState('');
  const [description, setDescription] = useState('');
  const [term, setTerm] = useState<BarTerm>('tonight');
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const known = { name: textOr(name, 2), born: born === '' ? null : born, description: textOr(description, 3) };
  const ready = (known.name !== null || known.description !== null) && isReason(reason);
  const go = (): void => {
    if (!ready) return;
    send({ do: 'bar person', ...known, reason: reason.trim(), term }, (result) => {
      if (result?.kind === 'bar entered') onDone(enteredText(known.name ?? 'This person', result));
    });
  };
  return (
    <Modal
      title="Bar somebody without an account"
      size="m"
      onClose={onClose}
      testid="bar-person"
      actions={
        <>
          <Button onPress={onClose}>Go back, do nothing</Button>
          <Button kind="danger" sends disabled={!ready} onPress={go} testid="bar-person-confirm">
            Bar {term === 'tonight' ? 'for tonight' : 'for good'}
          </Button>
        </>
      }
    >
      <div className={css('bar-person')}>
        <Field label="Name, if it is known" value={name} onChange={setName} maxLength={60} testid="bar-name" />
        <Field
          label="Date of birth, if it is known"
          type="date"
          value={born}
          onChange={setBorn}
          hint="Without it, everybody of that name is refused a card."
          testid="bar-born"
        />
        <Field
          label="Description"
          className={css('bar-description')}
          value={description}
          onChange={setDescription}
          maxLength={200}
          hint="Read by the cashier who issues a card. It is needed when the name is not known."
          testid="bar-description"
        />
      </div>
      <Segments label="For how long" value={term} options={TERMS} onChange={setTerm} testid="bar-term" />
      <p className={css('soft')}>{TERM_TEXTS[term]}</p>
      <ReasonField value={reason} onChange={setReason} usual={BAR_REASONS} onEnter={go} />
      <Refusal text={refused} />
    </Modal>
  );
}

function textOr(text: string, min: number): string | null {
  const trimmed = text.trim();
  return trimmed.length >= min ? trimmed : null;
}

/** Names the accounts of that name: one of them may be the same person's. */
function enteredText(person: string, { namesakes }: Entered): string {
  const list = namesakes.map(
    ({ account, person: other, born }) => `${other}, born ${dateText(born)}, account ${account}`,
  );
  const same = list.length === 0 ? '' : ` If it is one of these, bar that account as well: ${list.join('; ')}.`;
  return `${person} is barred.${same}`;
}
