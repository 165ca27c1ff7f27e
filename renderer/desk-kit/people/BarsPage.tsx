import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { BarredPerson } from '../../../protocol/messages.ts';
import { Banner } from '../../kit/Banner.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Modal } from '../../kit/Modal.tsx';
import { Refusal } from '../../kit/Refusal.tsx';
import text from '../../kit/text.module.css';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { BarPersonDialog } from './BarPersonDialog.tsx';
import styles from './BarsPage.module.css';
import { dateText } from './IdentityFacts.tsx';
import { LiftDialog } from './LiftDialog.tsx';

const css = classes(desk, text, styles);

type Mode =
  | { readonly name: 'list' }
  | { readonly name: 'add' }
  | { readonly name: 'lift'; readonly bar: BarredPerson };

const LIST: Mode = { name: 'list' };

/** Everybody who is barred now; a bar is lifted here, and entered for somebody without an account (LR2, LR34). */
export function BarsPage({ onClose }: { readonly onClose: () => void }) {
  const [mode, setMode] = useState<Mode>(LIST);
  const [bars, setBars] = useState<readonly BarredPerson[] | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { refused, send } = useAnswer();
  const ask = useCallback(
    () => send({ do: 'bars' }, (result) => result?.kind === 'bars' && setBars(result.bars)),
    [send],
  );
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);
  const back = (): void => setMode(LIST);
  const done = (text: string): void => {
    setSaid(text);
    back();
    ask();
  };
  if (mode.name === 'add') return <BarPersonDialog onClose={back} onDone={done} />;
  if (mode.name === 'lift') return <LiftDialog bar={mode.bar} onClose={back} onDone={done} />;
  return (
    <Modal
      title="Barred people"
      size="l"
      onClose={onClose}
      testid="bars"
      actions={
        <>
          <Button onPress={() => setMode({ name: 'add' })} testid="bar-person-open">
            Bar somebody without an account
          </Button>
          <Button kind="primary" onPress={onClose} testid="bars-close">
            Close
          </Button>
        </>
      }
    >
      {said && <Banner level="info">{said}</Banner>}
      <Refusal text={refused} />
      {bars === null && refused === null && <p>One moment…</p>}
      {bars?.length === 0 && <p className={css('soft')}>Nobody is barred.</p>}
      {bars !== null && bars.length > 0 && (
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>Who</th>
              <th>Why</th>
              <th>Until</th>
              <th>By</th>
              <th>
                <span className={css('hidden-text')}>Acts</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.account ?? `bar ${bar.bar}`}>
                <td>
                  <span className={css('barred-who')}>
                    <strong>{bar.name ?? 'Name not known'}</strong>
                    <small>{whoText(bar)}</small>
                  </span>
                </td>
                <td>{bar.reason}</td>
                <td>{bar.until === null ? 'For good' : timeText(bar.until)}</td>
                <td>
                  <span className={css('barred-who')}>
                    {bar.by}
                    <small>{timeText(bar.at)}</small>
                  </span>
                </td>
                <td className={css('figure')}>
                  <Button
                    size="small"
                    onPress={() => setMode({ name: 'lift', bar })}
                    testid={`lift-${bar.account ?? bar.bar}`}
                  >
                    Lift
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

function whoText({ account, born, description }: BarredPerson): string {
  const known = [
    account === null ? 'no account' : `account ${account}`,
    born === null ? null : `born ${dateText(born)}`,
    description,
  ];
  return known.filter((text) => text !== null).join(' · ');
}

const timeText = (at: number): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'short', timeStyle: 'short' });
