import { useState } from 'react';
import { dollars } from '../../games/money.ts';
import type { WithheldPrize } from '../../protocol/withheld.ts';
import { ReadDialog } from '../../renderer/desk-kit/ReadDialog.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import type { SignedAtCage } from '../CorrectDialog.tsx';
import { texts as cage } from '../texts.ts';
import { whenText } from '../words.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';
import { WithheldDecision } from './WithheldDecision.tsx';

const css = classes(styles);

/** Withheld prizes, oldest first, and what became of the others. */
export function WithheldDialog({ onClose, ...signing }: SignedAtCage & { readonly onClose: () => void }) {
  const [prizes, setPrizes] = useState<readonly WithheldPrize[] | null>(null);
  const [meant, setMeant] = useState<WithheldPrize | null>(null);
  const { refused, send } = useAnswer();
  const read = (): void =>
    send({ do: 'withheld' }, (result) => {
      if (result?.kind === 'withheld') setPrizes(result.prizes);
    });
  useOnOpen(read);
  if (meant !== null) {
    return (
      <WithheldDecision
        prize={meant}
        {...signing}
        onDone={() => {
          setMeant(null);
          read();
        }}
        onClose={() => setMeant(null)}
      />
    );
  }
  const held = prizes?.filter(({ status }) => status === 'held') ?? [];
  const sum = held.reduce((all, { amount }) => all + amount, 0);
  return (
    <ReadDialog
      title={texts.withheld.open}
      size="m"
      onClose={onClose}
      testid="withheld"
      close={cage.common.close}
      refused={refused}
    >
      {prizes?.length === 0 && <p>{texts.withheld.none}</p>}
      {held.length > 0 && <p data-testid="withheld-sum">{texts.withheld.held(held.length, dollars(sum))}</p>}
      <ul className={css('list')}>
        {prizes?.map((prize) => (
          <li
            key={prize.number}
            className={css(prize.ended === null ? '' : 'ended')}
            data-testid={`withheld-${prize.number}`}
          >
            <span className={css('who')}>
              <strong>
                {texts.withheld.number(prize.number)} · {prize.person}
              </strong>
              <small>
                {prize.account} · {texts.withheld.from(prize.source, prize.event, prize.part)}
              </small>
              <small>{endText(prize)}</small>
            </span>
            <Money amount={prize.amount} />
            {prize.ended === null && (
              <Button onPress={() => setMeant(prize)} testid={`withheld-decide-${prize.number}`}>
                {texts.withheld.decide}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ReadDialog>
  );
}

/** Why it is withheld, or what became of it. */
function endText({ why, status, ended }: WithheldPrize): string {
  if (ended === null) return why;
  return texts.withheld.ended(status, whenText(ended.at), ended);
}
