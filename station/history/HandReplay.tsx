import { useState } from 'react';
import type { RecalledHand } from '../../protocol/recalled-hand.ts';
import { eventText } from '../../renderer/hand/eventText.ts';
import { collected } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CountIn } from '../../renderer/kit/counting.tsx';
import { ArrowIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { SealText } from '../../renderer/kit/SealText.tsx';
import { countedIn } from '../../renderer/language/figures.ts';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { texts } from '../texts.ts';
import { HandReceipt } from './HandReceipt.tsx';
import styles from './HandReplay.module.css';
import { tableOf } from './recall.ts';

const css = classes(styles);

type Shows = 'table' | 'list' | 'receipt';

/** One finished hand, stepped through on a small table or read as a list, with its receipt. */
export function HandReplay({ hand, station }: { readonly hand: RecalledHand; readonly station: number }) {
  const { events } = hand.view;
  const [step, setStep] = useState(events.length);
  const [shows, setShows] = useState<Shows>('table');
  const turnTo = (other: Shows) => (): void => setShows(shows === other ? 'table' : other);
  const nameOf = (seat: number): string =>
    hand.players.find((player) => player.seat === seat)?.player ?? texts.history.seat(seat);
  const event = events[step - 1];
  const unit = hand.chips ? 'chips' : 'money';
  const words = (event: (typeof events)[number]): string => countedIn(unit, () => eventText(event, nameOf));
  return (
    <CountIn what={unit}>
      <div className={css('replay')} data-testid="replay" data-step={step}>
        <p className={css('facts')}>
          <span>{hand.game}</span>
          {hand.voided && <strong>{texts.replay.void}</strong>}
          {hand.before !== null && hand.after !== null && (
            <span>{texts.replay.chips(<Money amount={hand.before} />, <Money amount={hand.after} />)}</span>
          )}
          <span>{texts.replay.fees(<Money amount={collected(hand.view)} />)}</span>
          {hand.seal && shows !== 'receipt' && <span>{texts.replay.seal(<SealText seal={hand.seal} />)}</span>}
        </p>
        {shows === 'receipt' && <HandReceipt hand={hand.hand} nameOf={nameOf} />}
        {shows === 'list' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than its place, and a keyboard scrolls only what has the focus
          <ol className={css('list')} tabIndex={0}>
            {events.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place in the hand
              <li key={index} className={css(each.kind === 'street' ? 'street' : '')}>
                {words(each)}
              </li>
            ))}
          </ol>
        )}
        {shows === 'table' && (
          <div className={css('scene')}>
            <TableScene table={tableOf(hand, step)} from={station} ownCards />
          </div>
        )}
        <div className={css('keys')}>
          <Button onPress={turnTo('list')} testid="replay-list">
            {shows === 'list' ? texts.replay.asTable : texts.replay.asList}
          </Button>
          <Button onPress={turnTo('receipt')} testid="replay-receipt">
            {shows === 'receipt' ? texts.replay.asTable : texts.replay.receipt}
          </Button>
          {shows === 'table' && (
            <StepKeys step={step} last={events.length} line={event ? words(event) : ''} onStep={setStep} />
          )}
        </div>
      </div>
    </CountIn>
  );
}

interface StepKeysProps {
  readonly step: number;
  readonly last: number;
  /** What happened at this step. */
  readonly line: string;
  readonly onStep: (step: number) => void;
}

/** The keys that go through the hand step by step. */
function StepKeys({ step, last, line, onStep }: StepKeysProps) {
  return (
    <>
      <Button disabled={step <= 1} onPress={() => onStep(1)} testid="replay-first">
        {texts.replay.start}
      </Button>
      <Button disabled={step <= 1} onPress={() => onStep(step - 1)} label={texts.replay.back} testid="replay-back">
        <ArrowIcon to="left" />
      </Button>
      <p className={css('line')}>
        {line}
        <small>{texts.replay.step(step, last)}</small>
      </p>
      <Button disabled={step >= last} onPress={() => onStep(step + 1)} label={texts.replay.on} testid="replay-next">
        <ArrowIcon to="right" />
      </Button>
      <Button disabled={step >= last} onPress={() => onStep(last)} testid="replay-last">
        {texts.replay.end}
      </Button>
    </>
  );
}
