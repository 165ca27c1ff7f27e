import type { StationView } from '../../protocol/station-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import styles from './GameQuestion.module.css';
import type { SeatedPhase } from './Seated.tsx';

const css = classes(styles);

type Change = NonNullable<StationView['table']['change']>;
type Question = NonNullable<SeatedPhase['gameChange']>;

interface GameQuestionProps {
  readonly change: Change;
  readonly question: Question;
}

/**
 * Another game comes: does the player stay for it, and what does that take (LR28a, LR19)? The answer can be changed
 * until then.
 */
export function GameQuestion({ change, question }: GameQuestionProps) {
  const { id, answer, add, cannot } = question;
  const act = useAct();
  const left = useCountdown(change.clock);
  const comes = answer === 'comes';
  return (
    <section className={css(`question ${left ? 'question-now' : ''}`)} role="alert" data-testid="game-question">
      <div>
        <h2>{texts.gameChange.title(change.game, change.when, left && clockText(left.leftMs))}</h2>
        <p data-testid="game-question-text">{sentenceFor(question, change)}</p>
      </div>
      <Button
        size="l"
        kind={comes ? 'plain' : 'primary'}
        pressed={comes}
        sends
        disabled={cannot !== null}
        onPress={() => act({ do: 'come along', change: id, most: add })}
        testid="come-along"
      >
        <TwoLines>
          <span>{comes ? texts.gameChange.comes : texts.gameChange.come}</span>
          {add > 0 && <span>{texts.gameChange.withMore(<Money amount={add} />)}</span>}
        </TwoLines>
      </Button>
      <Button
        size="l"
        pressed={answer === 'stays out'}
        sends
        onPress={() => act({ do: 'stay out', change: id })}
        testid="stay-out"
      >
        {answer === 'stays out' ? texts.gameChange.staysOut : texts.gameChange.stayOut}
      </Button>
    </section>
  );
}

function sentenceFor({ answer, cannot, otherwise }: Question, { buyIn }: Change): string {
  if (answer === 'stays out') return texts.gameChange.stayingOut(otherwise);
  if (cannot !== null) return texts.gameChange.cannot(cannot, otherwise);
  if (answer === 'comes') return texts.gameChange.keepsSeat(buyIn);
  if (answer === 'short') return texts.gameChange.short(otherwise);
  return texts.gameChange.question(buyIn, otherwise);
}
