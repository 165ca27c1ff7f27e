import { type ReactNode, useState } from 'react';
import type { AnswerResult } from '../protocol/answer.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { BarsPage } from '../renderer/desk-kit/people/BarsPage.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { AccountCardIcon, BarIcon, SearchIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import styles from './Find.module.css';
import { texts } from './texts.ts';
import { readSought } from './words.ts';

const css = classes(desk, styles);

type People = Extract<AnswerResult, { kind: 'found' }>['people'];

export interface FindProps {
  readonly onIssue: () => void;
  /** Called when an account has been found and is about to be shown. */
  readonly onFound: () => void;
  readonly issuing: boolean;
  /** Shown below; a house's cage has more there. */
  readonly children?: ReactNode;
}

/** Finds an account by its number or part of the name, or starts a new one. */
export function Find({ onIssue, onFound, issuing, children }: FindProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [people, setPeople] = useState<People | null>(null);
  const { refused, send, forget } = useAnswer();

  const find = (account: string): void =>
    send({ do: 'find', account }, () => {
      setText('');
      setPeople(null);
      onFound();
    });
  const go = (): void => {
    const wanted = readSought(text);
    setProblem(wanted.kind === 'nothing' ? wanted.why : null);
    setPeople(null);
    forget();
    if (wanted.kind === 'account') find(wanted.account);
    if (wanted.kind === 'name') {
      send({ do: 'search', name: wanted.name }, (result) => setPeople(result?.kind === 'found' ? result.people : []));
    }
  };
  const [bars, setBars] = useState(false);
  return (
    <aside className={css('find')}>
      <section className={css('panel find-box')}>
        <h2>
          <SearchIcon /> {texts.find.findAccount}
        </h2>
        <div className={css('find-row')}>
          <Field
            label={texts.find.accountNumberOrName}
            value={text}
            onChange={setText}
            onEnter={go}
            error={problem}
            hint={texts.find.orSwipeCard}
            maxLength={60}
            testid="find-account"
          />
          <Button sends onPress={go} testid="find-go">
            {texts.find.find}
          </Button>
        </div>
        <Refusal text={refused} />
        {people !== null && <Found people={people} onPick={find} />}
      </section>
      <section className={css('panel find-box')}>
        <h2>
          <AccountCardIcon /> {texts.find.newPlayer}
        </h2>
        <p className={css('soft')}>{texts.find.governmentPhotoIdSeen}</p>
        <Button kind="primary" wide pressed={issuing} onPress={onIssue} testid="issue-open">
          {texts.common.issueAccountCard}
        </Button>
        <Button wide onPress={() => setBars(true)} testid="bars-open">
          <BarIcon /> {texts.find.barredPeople}
        </Button>
      </section>
      {children}
      {bars && <BarsPage onClose={() => setBars(false)} />}
    </aside>
  );
}

function Found({ people, onPick }: { readonly people: People; readonly onPick: (account: string) => void }) {
  if (people.length === 0) return <p className={css('soft')}>{texts.find.nobodyOfThatName}</p>;
  return (
    <ul className={css('found')} aria-label={texts.find.accountsFound}>
      {people.map(({ account, person, balance }) => (
        <li key={account}>
          <button type="button" onClick={() => onPick(account)} data-testid={`found-${account}`}>
            <span>
              <strong>{person}</strong>
              <small className={css('number')}>{account}</small>
            </span>
            <Money amount={balance} />
          </button>
        </li>
      ))}
    </ul>
  );
}
