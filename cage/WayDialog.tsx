import { useState } from 'react';
import { dollars } from '../games/money.ts';
import type { AnswerResult } from '../protocol/answer.ts';
import type { CageView } from '../protocol/cage-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Banner } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { texts } from './texts.ts';
import styles from './WayDialog.module.css';
import { whenText } from './words.ts';

const css = classes(desk, styles);

type Slip = Extract<AnswerResult, { kind: 'slip' }>;

const SLIP = /^S\d{1,4}-\d{6,12}$/;

/** The money on the way to a table, and the fate of a slip that a table has issued. */
export function WayDialog({
  way,
  onClose,
}: {
  readonly way: NonNullable<CageView['way']>;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Slip | null>(null);
  const { refused, send } = useAnswer();
  const slip = text.trim().toUpperCase();
  const isSlip = SLIP.test(slip);
  const go = (): void => {
    if (!isSlip) return;
    setFound(null);
    send({ do: 'slip', slip }, (result) => {
      if (result?.kind === 'slip') setFound(result);
    });
  };
  return (
    <Modal
      title={texts.wayDialog.onTheWay}
      size="m"
      onClose={onClose}
      testid="way"
      actions={
        <Button kind="primary" onPress={onClose} testid="way-close">
          {texts.common.close}
        </Button>
      }
    >
      {way.length === 0 ? (
        <p>{texts.wayDialog.nothingOnTheWay}</p>
      ) : (
        <>
          <ul className={css('way')}>
            {way.map(({ table, account, person, amount, since }) => (
              <li key={`${table} ${account} ${since}`}>
                <span>
                  <strong>{person}</strong> <small className={css('number')}>{account}</small>
                </span>
                <span>{texts.wayDialog.toTable(table)}</span>
                <small>{texts.wayDialog.since(whenText(since))}</small>
                <Money amount={amount} />
              </li>
            ))}
          </ul>
          <p className={css('soft')}>{texts.wayDialog.itStaysOnTheWay}</p>
        </>
      )}
      <div className={css('slip')}>
        <Field
          label={texts.wayDialog.slipOfTable}
          value={text}
          hint={texts.wayDialog.asPrinted}
          error={text.length >= 9 && !isSlip ? texts.wayDialog.writeSlip : null}
          maxLength={18}
          onChange={setText}
          onEnter={go}
          testid="slip"
        />
        <Button sends disabled={!isSlip} onPress={go} testid="slip-go">
          {texts.wayDialog.lookUp}
        </Button>
      </div>
      {found && <Banner level={found.paid === null ? 'warning' : 'info'}>{slipText(found)}</Banner>}
      <Refusal text={refused} />
    </Modal>
  );
}

function slipText({ slip, paid }: Slip): string {
  if (paid === null) return texts.wayDialog.notInYet(slip);
  const { amount, at, document } = paid;
  const on = texts.wayDialog.isOnAccount(slip, dollars(amount), whenText(at), paid);
  return document === null ? on : `${on}${texts.wayDialog.byDocument(document)}`;
}
