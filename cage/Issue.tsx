import { useState } from 'react';
import { signHint } from '../protocol/second-person.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Banner } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field, Select } from '../renderer/kit/Field.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useNow } from '../renderer/kit/useNow.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { CardData } from './CardMade.tsx';
import styles from './Issue.module.css';
import { PinFields } from './PinFields.tsx';
import {
  ageText,
  dayOf,
  EMPTY_DRAFT,
  ID_TYPES,
  isUnderAge,
  MIN_AGE,
  type PersonDraft,
  type Problems,
  personOf,
  problemsOf,
  tableName,
} from './person.ts';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface IssueProps {
  /** An account card swiped in the meantime; the form stays until it is sent or cancelled. */
  readonly swiped: string | null;
  /** Descriptions of barred people whose names are not known. */
  readonly described: readonly string[];
  readonly demo: boolean;
  readonly staff: SentStaffMember | null;
  readonly presented: SentStaffMember | null;
  readonly onIssued: (card: CardData) => void;
  readonly onCancel: () => void;
}

/** Opens an account and makes its card: the person, the document shown, a PIN chosen by the customer (LR1, LR3). */
export function Issue({ swiped, described, demo, staff, presented, onIssued, onCancel }: IssueProps) {
  const today = dayOf(useNow());
  const form = useIssueForm(today);
  const { refused, code, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  /** A similar person may not play: from then on a second person may sign. */
  const [isNear, setNear] = useState(false);
  if (code === 'near-match' && !isNear) setNear(true);
  const go = (): void => {
    form.leaveAll();
    if (Object.keys(form.problems).length > 0) return;
    const person = personOf(form.draft);
    forgetPin();
    send({ do: 'issue', person, pin: form.draft.pin, ...(signature === null ? {} : { signature }) }, (result) => {
      if (result?.kind === 'issued') onIssued({ ...result, what: 'issued', person: person.name });
    });
  };
  return (
    <section className={css('panel issue')} data-testid="issue">
      <header className={css('issue-head')}>
        <h2>{texts.common.issueAccountCard}</h2>
        <p className={css('soft')}>{demo ? texts.issue.playMoney : texts.issue.customerStandsHereAnd}</p>
      </header>
      {swiped !== null && <Banner level="info">{texts.issue.accountOfIsOn(swiped)}</Banner>}
      <Described described={described} />
      <PersonFields form={form} today={today} onEnter={go} />
      {isNear && (
        <SecondPerson
          fields={fields}
          hint={signHint('second a card', demo)}
          pinHint={texts.common.notCashiersOwn}
          onEnter={go}
        />
      )}
      <Refusal text={refused} />
      <div className={css('issue-keys')}>
        <Button onPress={onCancel} testid="issue-cancel">
          {texts.common.cancel}
        </Button>
        <Button kind="primary" sends disabled={form.underAge !== undefined} onPress={go} testid="issue-confirm">
          {texts.issue.issueCard}
        </Button>
      </div>
    </section>
  );
}

interface IssueForm {
  readonly draft: PersonDraft;
  /** The errors of all fields. */
  readonly problems: Problems;
  /** Whether the customer is too young, in words; shown before the cashier leaves the field. */
  readonly underAge: string | undefined;
  /** The error of a field that the cashier has left once; null before that, or when there is none. */
  shown(name: keyof PersonDraft): string | null;
  change(part: Partial<PersonDraft>): void;
  leave(name: keyof PersonDraft): void;
  leaveAll(): void;
}

/** What the cashier has written of the customer, and in which fields errors are shown. */
function useIssueForm(today: string): IssueForm {
  const [draft, setDraft] = useState<PersonDraft>(EMPTY_DRAFT);
  const [left, setLeft] = useState<ReadonlySet<keyof PersonDraft>>(new Set());
  const problems = problemsOf(draft, today);
  return {
    draft,
    problems,
    underAge: isUnderAge(draft.born, today) ? problems.born : undefined,
    shown: (name) => (left.has(name) ? (problems[name] ?? null) : null),
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    leave: (name) => setLeft((before) => new Set(before).add(name)),
    leaveAll: () => setLeft(new Set(Object.keys(EMPTY_DRAFT) as (keyof PersonDraft)[])),
  };
}

interface PersonFieldsProps {
  readonly form: IssueForm;
  readonly today: string;
  readonly onEnter: () => void;
}

/** The person, the document and the PIN. */
function PersonFields({ form, today, onEnter }: PersonFieldsProps) {
  const { draft, problems, underAge, shown, change, leave } = form;
  const field = (name: keyof PersonDraft) => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => leave(name),
    error: shown(name),
    onEnter,
  });
  return (
    <div className={css('issue-form')}>
      <Field {...field('name')} label={texts.issue.fullNameAsOn} maxLength={60} testid="issue-name" />
      <Field
        {...field('handle')}
        label={texts.issue.nameAtTableOptional}
        maxLength={20}
        hint={tableName(draft) ? texts.issue.atTable(tableName(draft)) : texts.issue.firstNameWhenLeft}
        testid="issue-handle"
      />
      <Field
        {...field('born')}
        type="date"
        label={texts.issue.dateOfBirth}
        error={underAge ?? shown('born')}
        good={ageText(draft.born, today)}
        hint={texts.issue.orOverToday(MIN_AGE)}
        testid="issue-born"
      />
      <Select
        label={texts.common.document}
        value={draft.idType}
        options={ID_TYPES}
        onChange={(idType) => change({ idType })}
        testid="issue-id-type"
      />
      <Field {...field('idNumber')} label={texts.issue.documentNumber} maxLength={30} testid="issue-id-number" />
      <Field
        {...field('idExpires')}
        type="date"
        label={texts.issue.documentValidUntil}
        good={draft.idExpires !== '' && problems.idExpires === undefined ? texts.issue.valid : null}
        testid="issue-id-expires"
      />
      <PinFields
        pin={draft.pin}
        again={draft.pinAgain}
        problem={shown('pin')}
        problemAgain={pinsDiffer(draft) ? (problems.pinAgain ?? null) : null}
        onPin={(pin) => change({ pin })}
        onAgain={(pinAgain) => change({ pinAgain })}
        onEnter={onEnter}
        testid="issue"
      />
    </div>
  );
}

/** The second PIN is as long as the first and different. */
const pinsDiffer = ({ pin, pinAgain }: PersonDraft): boolean => pinAgain.length >= pin.length && pin !== pinAgain;

/** Barred people whose names are not known: only the cashier can see whether one of them is at the window (LR34). */
function Described({ described }: { readonly described: readonly string[] }) {
  if (described.length === 0) return null;
  const text = texts.issue.barredNameNotKnown(described.join('; '));
  return (
    <Banner level="warning" testid="described">
      {text}
    </Banner>
  );
}
