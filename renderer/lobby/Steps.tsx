import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import { CheckIcon } from '../kit/icons.tsx';
import text from '../kit/text.module.css';
import type { Swiped } from './Lobby.tsx';
import styles from './Steps.module.css';
import type { TrayCard } from './screens.ts';

const css = classes(text, styles);

export interface StepsProps {
  readonly anyOpen: boolean;
  readonly card: TrayCard | null;
  readonly swiped: Swiped | null;
  /** Whoever swiped has sat down. */
  readonly sits: boolean;
}

/** How to start playing, in three steps; the one to do now stands out, those done are ticked. */
export function Steps({ anyOpen, card, swiped, sits }: StepsProps) {
  const now = swiped !== null ? 3 : anyOpen || card !== null ? 2 : 1;
  return (
    <ol className={css('steps')} data-testid="steps">
      <Step nth={1} now={now} done={anyOpen || sits} title="Open a station">
        Press Open at a free seat: it is your touchscreen, in a tab of its own.
      </Step>
      <Step nth={2} now={now} done={swiped !== null} title="Swipe a card at it">
        {card === null ? 'Pick a card on the right, then press Swipe at your station.' : 'Press Swipe at your station.'}
      </Step>
      <Step nth={3} now={now} done={sits} title="Enter the PIN">
        {swiped === null
          ? 'It is printed on the card. Then buy chips and play.'
          : swiped.pin === ''
            ? `Only ${swiped.person} knows it.`
            : `The PIN of ${swiped.person} is ${swiped.pin}.`}
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly nth: number;
  readonly now: number;
  readonly done: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ nth, now, done, title, children }: StepProps) {
  return (
    <li className={css(`step ${nth === now ? 'step-now' : ''}`)} aria-current={nth === now ? 'step' : undefined}>
      <span className={css('step-nth')}>{done ? <CheckIcon /> : nth}</span>
      <span>
        <strong>
          {title}
          {done && <span className={css('hidden-text')}>, done</span>}
        </strong>
        <small>{children}</small>
      </span>
    </li>
  );
}
