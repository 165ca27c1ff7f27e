import { useState } from 'react';
import type { SentPerson } from '../protocol/person.ts';
import { signHint } from '../protocol/second-person.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field, Select } from '../renderer/kit/Field.tsx';
import { useNow } from '../renderer/kit/useNow.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import styles from './EditDialog.module.css';
import { dayOf, EMPTY_DRAFT, ID_TYPES, type PersonDraft, personOf, problemsOf } from './person.ts';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(styles);

const REASONS = [texts.editDialog.renewed, texts.editDialog.nameChanged, texts.editDialog.mistyped];

interface EditDialogProps extends SignedAtCage {
  readonly account: ShownAccount;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Changes the name or document of an account holder. Changing the PIN is a separate act. */
export function EditDialog({ account, demo, staff, presented, onClose, onDone }: EditDialogProps) {
  const [draft, setDraft] = useState<PersonDraft>(() => draftOf(account));
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const { pin: _, pinAgain: __, ...problems } = problemsOf(draft, dayOf(useNow()));
  const ready = Object.keys(problems).length === 0 && isReason(reason) && signature !== null;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const person = personOf(draft);
    send({ do: 'edit', account: account.account, person, reason: reason.trim(), signature }, () =>
      onDone(texts.editDialog.done(person.name)),
    );
  };
  const field = (name: Exclude<keyof typeof problems, 'handle' | 'idType'>) => ({
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    error: problems[name] ?? null,
    onEnter: go,
  });
  return (
    <FormDialog
      title={texts.editDialog.editTitle(account.person)}
      size="w"
      onClose={onClose}
      testid="edit"
      back={texts.common.cancel}
      confirm={{
        label: texts.editDialog.confirm,
        kind: 'primary',
        isReady: ready,
        testid: 'edit-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.editDialog.lookAtDocument}</p>
      <div className={css('person-and-reason')}>
        <div className={css('edit-form')}>
          <Field {...field('name')} label={texts.issue.fullNameAsOn} maxLength={60} testid="edit-name" />
          <Field {...field('born')} type="date" label={texts.issue.dateOfBirth} testid="edit-born" />
          <Select
            label={texts.common.document}
            value={draft.idType}
            options={ID_TYPES}
            onChange={(idType) => setDraft((before) => ({ ...before, idType }))}
            testid="edit-id-type"
          />
          <Field {...field('idNumber')} label={texts.issue.documentNumber} maxLength={30} testid="edit-id-number" />
          <Field {...field('idExpires')} type="date" label={texts.issue.documentValidUntil} testid="edit-id-expires" />
        </div>
        <div className={css('reason')}>
          <ReasonField value={reason} onChange={setReason} usual={REASONS} onEnter={go} />
          <SecondPerson
            fields={fields}
            hint={signHint('second a card', demo)}
            pinHint={texts.common.notCashiersOwn}
            onEnter={go}
          />
        </div>
      </div>
    </FormDialog>
  );
}

/** What is known of them now; the name at the table does not change. */
function draftOf({ identity }: ShownAccount): PersonDraft {
  const { name, born, idNumber, idExpires } = identity;
  const idType: SentPerson['idType'] =
    ID_TYPES.find(({ value }) => value === identity.idType)?.value ?? 'driver licence';
  return { ...EMPTY_DRAFT, name, handle: identity.handle ?? '', born, idType, idNumber, idExpires };
}
