import { useCallback, useState } from 'react';
import type { BarredPerson } from '../../../protocol/barred-person.ts';
import { Banner } from '../../kit/Banner.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Modal } from '../../kit/Modal.tsx';
import { Refusal } from '../../kit/Refusal.tsx';
import text from '../../kit/text.module.css';
import { useAnswer } from '../../link/useAnswer.ts';
import { useOnOpen } from '../../link/useLink.tsx';
import desk from '../desk.module.css';
import { texts } from '../texts.ts';
import { BarPersonDialog } from './BarPersonDialog.tsx';
import styles from './BarsPage.module.css';
import { dateText } from './date-text.ts';
import { LiftDialog } from './LiftDialog.tsx';

const css = classes(desk, text, styles);

type Mode =
  | { readonly name: 'list' }
  | { readonly name: 'add' }
  | { readonly name: 'lift'; readonly bar: BarredPerson };

const LIST: Mode = { name: 'list' };

/** Lists everyone who is barred now. Bars are lifted here, and entered for people without an account (LR2, LR34). */
export function BarsPage({ onClose }: { readonly onClose: () => void }) {
  const [mode, setMode] = useState<Mode>(LIST);
  const [bars, setBars] = useState<readonly BarredPerson[] | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { refused, send } = useAnswer();
  const ask = useCallback(
    () => send({ do: 'bars' }, (result) => result?.kind === 'bars' && setBars(result.bars)),
    [send],
  );
  useOnOpen(ask);
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
      title={texts.barsPage.barredPeople}
      size="l"
      onClose={onClose}
      testid="bars"
      actions={
        <>
          <Button onPress={() => setMode({ name: 'add' })} testid="bar-person-open">
            {texts.common.barSomebodyWithoutAccount}
          </Button>
          <Button kind="primary" onPress={onClose} testid="bars-close">
            {texts.barsPage.close}
          </Button>
        </>
      }
    >
      {said && <Banner level="info">{said}</Banner>}
      <Refusal text={refused} />
      {bars === null && refused === null && <p>{texts.barsPage.oneMoment}</p>}
      {bars?.length === 0 && <p className={css('soft')}>{texts.barsPage.nobodyIsBarred}</p>}
      {bars !== null && bars.length > 0 && <Bars bars={bars} onLift={(bar) => setMode({ name: 'lift', bar })} />}
    </Modal>
  );
}

interface BarsProps {
  readonly bars: readonly BarredPerson[];
  readonly onLift: (bar: BarredPerson) => void;
}

/** Who is barred, why, until when and by whom. */
function Bars({ bars, onLift }: BarsProps) {
  return (
    <table className={css('table-list')}>
      <thead>
        <tr>
          <th>{texts.barsPage.who}</th>
          <th>{texts.barsPage.why}</th>
          <th>{texts.barsPage.until}</th>
          <th>{texts.barsPage.byWord}</th>
          <th>
            <span className={css('hidden-text')}>{texts.barsPage.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.account ?? `bar ${bar.bar}`}>
            <td>
              <span className={css('barred-who')}>
                <strong>{bar.name ?? texts.barsPage.nameNotKnown}</strong>
                <small>{whoText(bar)}</small>
              </span>
            </td>
            <td>{bar.reason}</td>
            <td>{bar.until === null ? texts.common.forGood : timeText(bar.until)}</td>
            <td>
              <span className={css('barred-who')}>
                {bar.by}
                <small>{timeText(bar.at)}</small>
              </span>
            </td>
            <td className={css('figure')}>
              <Button size="small" onPress={() => onLift(bar)} testid={`lift-${bar.account ?? bar.bar}`}>
                {texts.barsPage.lift}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whoText({ account, born, description }: BarredPerson): string {
  const known = [
    account === null ? texts.barsPage.noAccount : `account ${account}`,
    born === null ? null : `born ${dateText(born)}`,
    description,
  ];
  return known.filter((text) => text !== null).join(' · ');
}

const timeText = (at: number): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'short', timeStyle: 'short' });
