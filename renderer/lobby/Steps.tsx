import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import { CheckIcon } from '../kit/icons.tsx';
import text from '../kit/text.module.css';
import type { Swiped } from './Lobby.tsx';
import styles from './Steps.module.css';
import type { TrayCard } from './screens.ts';
import { texts } from './texts.ts';

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
    <section aria-label={texts.steps.howToStart}>
      <ol className={css('steps')} data-testid="steps">
        <Step nth={1} now={now} done={anyOpen || sits} title={texts.steps.openStation}>
          {texts.steps.pressOpenAtFree}
        </Step>
        <Step nth={2} now={now} done={swiped !== null} title={texts.steps.swipeCardAtIt}>
          {card === null ? texts.steps.pickCardOnRight : texts.steps.pressSwipeAtYour}
        </Step>
        <Step nth={3} now={now} done={sits} title={texts.steps.enterPin}>
          {swiped === null
            ? texts.steps.itIsPrintedOn
            : swiped.pin === ''
              ? texts.steps.onlyKnowsIt(swiped.person)
              : texts.steps.pinOfIs(swiped.person, swiped.pin)}
        </Step>
      </ol>
    </section>
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
          {done && <span className={css('hidden-text')}>{texts.steps.done}</span>}
        </strong>
        <small>{children}</small>
      </span>
    </li>
  );
}
