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
  /** Seats that nobody has, and how many wait on the list of the house, where it keeps one. */
  readonly free: number;
  readonly waiting: number | undefined;
}

/** The way from a card to a seat: cage, list, station, PIN; what to do now stands out, what is done is ticked. */
export function Steps({ anyOpen, card, swiped, sits, free, waiting }: StepsProps) {
  const funded = card !== null && card.balance > 0;
  const now = swiped !== null ? 4 : !funded ? 1 : anyOpen ? 3 : 2;
  return (
    <section aria-label={texts.steps.howToStart}>
      <ol className={css('steps')} data-testid="steps">
        <Step nth={1} now={now} done={funded || swiped !== null} title={texts.steps.takeCard}>
          {card !== null && !funded ? texts.steps.cardIsEmpty(card.person) : texts.steps.pickCardOnRight}
        </Step>
        <Step nth={2} now={now} done={anyOpen || swiped !== null} title={texts.steps.openStation}>
          {free > 0 ? texts.steps.pressOpenAtFree : texts.steps.allTaken(waiting)}
        </Step>
        <Step nth={3} now={now} done={swiped !== null} title={texts.steps.swipeCardAtIt}>
          {texts.steps.pressSwipeAtYour}
        </Step>
        <Step nth={4} now={now} done={sits} title={texts.steps.enterPin}>
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
