import { useEffect, useState } from 'react';
import type { OwnStatement } from '../../protocol/player-desk.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { inDollars, timeOfDay } from '../../renderer/language/figures.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import styles from './Statement.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

type Page = NonNullable<OwnStatement['page']>;
type Line = Page['lines'][number];

/** How many lines are visible at once; the statement is paged, not scrolled with a finger. */
const LINES = 6;

/** The player's own account, one gaming day at a time. Read again when the balance on the card changes. */
export function Statement({ balance }: { readonly balance: number }) {
  const [day, setDay] = useState<string | null>(null);
  const [shown, setShown] = useState<OwnStatement | null>(null);
  const [at, setAt] = useState(0);
  const { refused, send } = useAnswer();
  const asked = `${day} ${balance}`;
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    if (answered === asked) return;
    setAnswered(asked);
    send({ do: 'own statement', day }, (result) => {
      if (result?.kind !== 'own statement') return;
      setShown(result.statement);
      setAt(0);
    });
  }, [answered, asked, day, send]);
  if (refused !== null) return <Refusal text={refused} />;
  if (shown === null) return <p>{texts.page.moment}</p>;
  const { page } = shown;
  if (page === null) return <p className={css('soft')}>{texts.statement.none}</p>;
  return <Day page={page} at={at} onAt={setAt} onDay={setDay} />;
}

interface DayProps {
  readonly page: Page;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly onDay: (day: string) => void;
}

function Day({ page, at, onAt, onDay }: DayProps) {
  const { day, older, newer, opening, closing, sums, lines, more } = page;
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  return (
    <div className={css('day')} data-testid="own-statement">
      <div className={css('days')}>
        <Button disabled={older === null} onPress={() => older !== null && onDay(older)} testid="own-older">
          {texts.statement.older}
        </Button>
        <h2>{texts.statement.day(new Date(`${day}T12:00:00`))}</h2>
        <Button disabled={newer === null} onPress={() => newer !== null && onDay(newer)} testid="own-newer">
          {texts.statement.newer}
        </Button>
      </div>
      <dl className={css('sums')}>
        {sums.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{texts.statement.kinds[kind]}</dt>
            <dd>{signed(amount)}</dd>
          </div>
        ))}
      </dl>
      <table className={css('lines')}>
        <thead>
          <tr>
            {(['time', 'what', 'document', 'change', 'balance'] as const).map((head) => (
              <th key={head} scope="col">
                {texts.statement.heads[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(at * LINES, (at + 1) * LINES).map((line) => (
            <tr key={`${line.document}.${line.at}.${line.balance}.${line.change}`}>
              <td>{timeOfDay(line.at)}</td>
              <td>{wordsOf(line)}</td>
              <td>{line.document}</td>
              <td>{signed(line.change)}</td>
              <td>{inDollars(line.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css('foot')}>
        <span>{texts.statement.opening(inDollars(opening))}</span>
        <span>{texts.statement.closing(inDollars(closing))}</span>
        {pages > 1 && (
          <span className={css('turns')}>
            <Button size="small" disabled={at === 0} onPress={() => onAt(at - 1)} testid="own-later">
              {texts.statement.later}
            </Button>
            {texts.statement.page(at + 1, pages)}
            <Button size="small" disabled={at + 1 >= pages} onPress={() => onAt(at + 1)} testid="own-earlier">
              {texts.statement.earlier}
            </Button>
          </span>
        )}
        {more > 0 && <span>{texts.statement.more(more)}</span>}
      </div>
    </div>
  );
}

function wordsOf({ kind, place }: Line): string {
  const words = texts.statement.kinds[kind];
  if (place === null) return words;
  const isTournament = kind === 'entry' || kind === 'entry fee' || kind === 'entry back' || kind === 'prize';
  return isTournament ? texts.statement.tournament(words, place) : texts.statement.table(words, place);
}

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${inDollars(amount).replace('-', '−')}`;
