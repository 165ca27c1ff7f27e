import { useState } from 'react';
import { dollars } from '../../games/money.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import { ReadDialog } from '../../renderer/desk-kit/ReadDialog.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import { texts as cage } from '../texts.ts';
import { dayText } from '../words.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

type Dormant = Extract<AnswerResult, { kind: 'dormant' }>;

/** Accounts not used for a long time, with what is owed on them; each can be found by its number and woken. */
export function DormantDialog({ onClose }: { readonly onClose: () => void }) {
  const [found, setFound] = useState<Dormant | null>(null);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'dormant' }, (result) => {
      if (result?.kind === 'dormant') setFound(result);
    }),
  );
  return (
    <ReadDialog
      title={texts.dormant.open}
      size="m"
      onClose={onClose}
      testid="dormant"
      close={cage.common.close}
      refused={refused}
    >
      {found && <p data-testid="dormant-sum">{sumText(found)}</p>}
      <ul className={css('list')}>
        {found?.accounts.map(({ account, person, since, balance }) => (
          <li key={account}>
            <span className={css('who')}>
              <strong>{person}</strong> <small>{account}</small>
              <small>{texts.dormant.last(dayText(since))}</small>
            </span>
            <Money amount={balance} />
          </li>
        ))}
      </ul>
    </ReadDialog>
  );
}

function sumText({ afterDays, count, owed }: Dormant): string {
  if (afterDays === null) return texts.dormant.never;
  return count === 0 ? texts.dormant.none(afterDays) : texts.dormant.sum(count, dollars(owed), afterDays);
}
