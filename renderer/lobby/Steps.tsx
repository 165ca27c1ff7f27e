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
  /** The player whose card was swiped has sat down. */
  readonly sits: boolean;
  /** The number of free seats, and of players waiting on the house's list, where it keeps one. */
  readonly free: number;
  readonly waiting: number | undefined;
}

/** The steps on the way to a seat. */
export type LobbyStep = 'card' | 'station' | 'swipe' | 'PIN';

const WAY: readonly LobbyStep[] = ['card', 'station', 'swipe', 'PIN'];

const isFunded = (card: TrayCard | null): boolean => card !== null && card.balance > 0;

/** The current step. */
export function stepOf({ anyOpen, card, swiped }: Pick<StepsProps, 'anyOpen' | 'card' | 'swiped'>): LobbyStep {
  if (swiped !== null) return 'PIN';
  if (!isFunded(card)) return 'card';
  return anyOpen ? 'swipe' : 'station';
}

/** The way from a card to a seat: card, station, swipe, PIN. The current step stands out, finished steps are ticked. */
export function Steps({ anyOpen, card, swiped, sits, free, waiting }: StepsProps) {
  const funded = isFunded(card);
  const now = WAY.indexOf(stepOf({ anyOpen, card, swiped })) + 1;
  return (
    <section aria-label={texts.steps.howToStart}>
      <ol className={css('steps')} data-testid="steps">
        <Line nth={1} now={now} done={funded || swiped !== null} title={texts.steps.takeCard}>
          {card !== null && !funded ? texts.steps.cardIsEmpty(card.person) : texts.steps.pickCardOnRight}
        </Line>
        <Line nth={2} now={now} done={anyOpen || swiped !== null} title={texts.steps.openStation}>
          {free > 0 || swiped !== null ? texts.steps.pressOpenAtFree : texts.steps.allTaken(waiting)}
        </Line>
        <Line nth={3} now={now} done={swiped !== null} title={texts.steps.swipeCardAtIt}>
          {texts.steps.pressSwipeAtYour}
        </Line>
        <Line nth={4} now={now} done={sits} title={texts.steps.enterPin}>
          {swiped === null
            ? texts.steps.itIsPrintedOn
            : swiped.pin === ''
              ? texts.steps.onlyKnowsIt(swiped.person)
              : texts.steps.pinOfIs(swiped.person, swiped.pin)}
        </Line>
      </ol>
    </section>
  );
}

interface LineProps {
  readonly nth: number;
  readonly now: number;
  readonly done: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

function Line({ nth, now, done, title, children }: LineProps) {
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
