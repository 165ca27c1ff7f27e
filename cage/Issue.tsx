import { useState } from 'react';
import { signHint } from '../protocol/second-person.ts';
import type { StaffMember } from '../protocol/staff-member.ts';
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
  type Draft,
  dayOf,
  EMPTY_DRAFT,
  ID_TYPES,
  isUnderAge,
  MIN_AGE,
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
  readonly staff: StaffMember | null;
  readonly presented: StaffMember | null;
  readonly onIssued: (card: CardData) => void;
  readonly onCancel: () => void;
}

/** Opens an account and makes its card: the person, the document shown, a PIN chosen by the customer (LR1, LR3). */
export function Issue({ swiped, described, demo, staff, presented, onIssued, onCancel }: IssueProps) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  /** Fields the cashier has left once; from then on their errors are shown. */
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  const { refused, code, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  /** A similar person may not play: from then on a second person may sign. */
  const [isNear, setNear] = useState(false);
  if (code === 'near-match' && !isNear) setNear(true);
  const today = dayOf(useNow());
  const problems = problemsOf(draft, today);

  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    onBlur: () => setLeft((before) => new Set(before).add(name)),
    error: left.has(name) ? (problems[name] ?? null) : null,
    onEnter: go,
  });
  // An age below the minimum is shown before the cashier leaves the field.
  const underAge = isUnderAge(draft.born, today) ? problems.born : undefined;

  function go(): void {
    setLeft(new Set(Object.keys(EMPTY_DRAFT) as (keyof Draft)[]));
    if (Object.keys(problems).length > 0) return;
    const person = personOf(draft);
    forgetPin();
    send({ do: 'issue', person, pin: draft.pin, ...(signature === null ? {} : { signature }) }, (result) => {
      if (result?.kind === 'issued') onIssued({ ...result, what: 'issued', person: person.name });
    });
  }

  return (
    <section className={css('panel issue')} data-testid="issue">
      <header className={css('issue-head')}>
        <h2>{texts.common.issueAccountCard}</h2>
        <p className={css('soft')}>{demo ? texts.issue.playMoney : texts.issue.customerStandsHereAnd}</p>
      </header>
      {swiped !== null && <Banner level="info">{texts.issue.accountOfIsOn(swiped)}</Banner>}
      <Described described={described} />
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
          error={underAge ?? field('born').error}
          good={ageText(draft.born, today)}
          hint={texts.issue.orOverToday(MIN_AGE)}
          testid="issue-born"
        />
        <Select
          label={texts.common.document}
          value={draft.idType}
          options={ID_TYPES}
          onChange={(idType) => setDraft((before) => ({ ...before, idType }))}
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
          problem={left.has('pin') ? (problems.pin ?? null) : null}
          problemAgain={pinsDiffer(draft) ? (problems.pinAgain ?? null) : null}
          onPin={field('pin').onChange}
          onAgain={field('pinAgain').onChange}
          onEnter={go}
          testid="issue"
        />
      </div>
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
        <Button kind="primary" sends disabled={underAge !== undefined} onPress={go} testid="issue-confirm">
          {texts.issue.issueCard}
        </Button>
      </div>
    </section>
  );
}

/** The second PIN is as long as the first and different. */
const pinsDiffer = ({ pin, pinAgain }: Draft): boolean => pinAgain.length >= pin.length && pin !== pinAgain;

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
