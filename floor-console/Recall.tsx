import { useCallback, useState } from 'react';
import type { RecalledHand } from '../protocol/recalled-hand.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { ArrowIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { useOnOpen } from '../renderer/link/useLink.tsx';
import floor from './floor.module.css';
import styles from './Recall.module.css';
import { Replay } from './Replay.tsx';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

/** Finished hands, replayed event by event. Opens with the last one. */
export function Recall({ last, onClose }: { readonly last: number; readonly onClose: () => void }) {
  const [hand, setHand] = useState<RecalledHand | null>(null);
  const [number, setNumber] = useState(last > 0 ? String(last) : '');
  const { refused, send } = useAnswer();

  const ask = useCallback(
    (which: number) => {
      setNumber(String(which));
      send({ do: 'recall', hand: which }, (result) => {
        if (result?.kind !== 'recall') return;
        setHand(result.hand);
        setNumber(String(result.hand.hand));
      });
    },
    [send],
  );
  useOnOpen(() => {
    if (last > 0) ask(last);
  });

  return (
    <Modal
      title={texts.recall.handsPlayed}
      size="l"
      onClose={onClose}
      testid="recall"
      actions={
        <Button onPress={onClose} testid="recall-close">
          {texts.common.close}
        </Button>
      }
    >
      <FindHand last={last} number={number} onNumber={setNumber} onFind={ask} />
      <Refusal text={refused} />
      {hand !== null && refused === null && <Replay key={hand.hand} hand={hand} />}
      {hand === null && refused === null && last === 0 && (
        <p className={css('empty')}>{texts.recall.writeNumberOfHand}</p>
      )}
    </Modal>
  );
}

interface FindHandProps {
  /** The number of the last finished hand; 0 before the first. */
  readonly last: number;
  /** The number as it is written. */
  readonly number: string;
  readonly onNumber: (number: string) => void;
  readonly onFind: (hand: number) => void;
}

/** Finds a hand by its number, or the one before or after. */
function FindHand({ last, number, onNumber, onFind }: FindHandProps) {
  const wanted = /^\d{1,9}$/.test(number.trim()) ? Number(number) : null;
  return (
    <div className={css('recall-find')}>
      <Button
        sends
        disabled={wanted === null || wanted <= 1}
        onPress={() => onFind((wanted ?? 2) - 1)}
        testid="recall-earlier"
      >
        <ArrowIcon to="left" /> {texts.recall.earlier}
      </Button>
      <Field
        label={texts.recall.handNumber}
        inputMode="numeric"
        maxLength={9}
        value={number}
        onChange={onNumber}
        onEnter={() => wanted !== null && wanted > 0 && onFind(wanted)}
        testid="recall-number"
      />
      <Button
        kind="primary"
        sends
        disabled={wanted === null || wanted < 1}
        onPress={() => wanted !== null && onFind(wanted)}
        testid="recall-go"
      >
        {texts.recall.show}
      </Button>
      <Button
        sends
        disabled={wanted === null || (last > 0 && wanted >= last)}
        onPress={() => onFind((wanted ?? 0) + 1)}
        testid="recall-later"
      >
        {texts.recall.later} <ArrowIcon to="right" />
      </Button>
      <p className={css('soft')}>{texts.recall.privateCardsStayHidden}</p>
    </div>
  );
}
