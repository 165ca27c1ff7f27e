import { useState } from 'react';
import { type PlayerFound, playerSought } from '../../protocol/tournament.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import styles from './Tournaments.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The players that a name may mean, and whether there are more than are shown. */
interface Found {
  readonly people: readonly PlayerFound[];
  readonly isMore: boolean;
}

/** Enters a player: by account number, or by the name of an account holder that the house knows. */
export function EnterPlayer({ tournament }: { readonly tournament: number }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { refused, send } = useAnswer();
  const written = text.trim();
  const number = /^\d{6,19}$/.test(written) ? written : null;
  const change = (to: string): void => {
    setText(to);
    setFound(null);
  };
  const enter = (account: string): void =>
    send({ do: 'tournament', act: { act: 'enter', tournament, account } }, () => {
      // The director may already be typing the next name; it stays.
      setText((now) => (now === text ? '' : now));
      setFound(null);
    });
  const find = (): void =>
    send({ do: 'find player', name: written }, (result) => result?.kind === 'players' && setFound(result));
  const mayFind = number === null && !/^\d*$/.test(written) && playerSought.safeParse(written).success;
  return (
    <>
      <div className={css('enter')}>
        <Field
          label={texts.tournaments.account}
          hint={texts.tournaments.accountHint}
          value={text}
          onChange={change}
          {...(mayFind ? { onEnter: find } : {})}
          maxLength={60}
          testid={`enter-account-${tournament}`}
        />
        {number === null ? (
          <Button key="find" sends disabled={!mayFind} onPress={find} testid={`enter-find-${tournament}`}>
            {texts.tournaments.find}
          </Button>
        ) : (
          <Button key="enter" kind="primary" sends onPress={() => enter(number)} testid={`enter-${tournament}`}>
            {texts.tournaments.enter}
          </Button>
        )}
      </div>
      {found && (
        <ul className={css('entries')} data-testid={`found-${tournament}`}>
          {found.people.map(({ account, person, born }) => (
            <li key={account}>
              <span>{texts.tournaments.found(person, account, born)}</span>
              <Button size="small" sends onPress={() => enter(account)} testid={`enter-found-${account}`}>
                {texts.tournaments.enter}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found?.people.length === 0 && <p>{texts.tournaments.nobody}</p>}
      {found?.isMore && <p>{texts.tournaments.more}</p>}
      <Refusal text={refused} />
    </>
  );
}
