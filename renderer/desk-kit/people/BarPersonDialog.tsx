import { useState } from 'react';
import type { AnswerResult } from '../../../protocol/answer.ts';
import type { BarTerm } from '../../../protocol/barred-person.ts';
import { classes } from '../../kit/classes.ts';
import { Field, Segments } from '../../kit/Field.tsx';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { FormDialog } from '../FormDialog.tsx';
import { isReason, ReasonField } from '../ReasonField.tsx';
import { texts } from '../texts.ts';
import styles from './BarPersonDialog.module.css';
import { dateText } from './date-text.ts';
import { BAR_REASONS, TERM_TEXTS, TERMS } from './terms.ts';

const css = classes(desk, styles);

type Entered = Extract<AnswerResult, { kind: 'bar entered' }>;

export interface BarPersonDialogProps {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * Bars a person who has no account. The cage compares everyone who asks for an account with what is known of them
 * (LR34).
 */
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
      if (result?.kind === 'bar entered') onDone(enteredText(known.name ?? texts.barPersonDialog.thisPerson, result));
    });
  };
  return (
    <FormDialog
      title={texts.common.barSomebodyWithoutAccount}
      size="m"
      onClose={onClose}
      testid="bar-person"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: texts.barDialog.barFor(term === 'tonight' ? texts.barDialog.forTonight : texts.barDialog.forGood),
        kind: 'danger',
        isReady: ready,
        testid: 'bar-person-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <div className={css('bar-person')}>
        <Field
          label={texts.barPersonDialog.nameIfItIs}
          value={name}
          onChange={setName}
          maxLength={60}
          testid="bar-name"
        />
        <Field
          label={texts.barPersonDialog.dateOfBirthIf}
          type="date"
          value={born}
          onChange={setBorn}
          hint={texts.barPersonDialog.withoutItEverybodyOf}
          testid="bar-born"
        />
        <Field
          label={texts.barPersonDialog.description}
          className={css('bar-description')}
          value={description}
          onChange={setDescription}
          maxLength={200}
          hint={texts.barPersonDialog.readByCashierWho}
          testid="bar-description"
        />
      </div>
      <Segments label={texts.common.forHowLong} value={term} options={TERMS} onChange={setTerm} testid="bar-term" />
      <p className={css('soft')}>{TERM_TEXTS[term]}</p>
      <ReasonField value={reason} onChange={setReason} usual={BAR_REASONS} onEnter={go} />
    </FormDialog>
  );
}

function textOr(text: string, min: number): string | null {
  const trimmed = text.trim();
  return trimmed.length >= min ? trimmed : null;
}

/** Names the accounts with the same name: one of them may belong to the same person. */
function enteredText(person: string, { namesakes }: Entered): string {
  const list = namesakes.map(({ account, person: other, born }) =>
    texts.barPersonDialog.bornAccount(other, dateText(born), account),
  );
  const same = list.length === 0 ? '' : texts.barPersonDialog.ifItIsOne(list.join('; '));
  return texts.barPersonDialog.isBarred(person, same);
}
