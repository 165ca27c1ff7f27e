import type { StationView } from '../../protocol/views.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import type { SeatedPhase } from './Seated.tsx';

type Change = NonNullable<StationView['table']['change']>;
type Question = NonNullable<SeatedPhase['gameChange']>;

interface GameQuestionProps {
  readonly change: Change;
  readonly question: Question;
}

/** Another game comes: does the player come along, and what does that take (LR28a, LR19)? May be answered again until then. */
export function GameQuestion({ change, question }: GameQuestionProps) {
  const { id, answer, add, cannot } = question;
  const act = useAct();
  const left = useCountdown(change.clock);
  const comes = answer === 'comes';
  return (
    <section className={`game-question ${left ? 'game-question-now' : ''}`} role="alert" data-testid="game-question">
      <div>
        <h2>
          {change.game}: {change.when}
          {left && ` · ${clockText(left.leftMs)}`}
        </h2>
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
        <span className="two-lines">
          <span>{comes ? 'You come along' : 'Come along'}</span>
          {add > 0 && (
            <span>
              with <Money amount={add} /> from your card
            </span>
          )}
        </span>
      </Button>
      <Button
        size="l"
        pressed={answer === 'stays out'}
        sends
        onPress={() => act({ do: 'stay out', change: id })}
        testid="stay-out"
      >
        {answer === 'stays out' ? 'You stay out' : 'Stay out'}
      </Button>
    </section>
  );
}

function sentenceFor({ answer, cannot, otherwise }: Question, { buyIn }: Change): string {
  if (answer === 'stays out') return otherwise.replace('Otherwise your', 'Your').replace('Otherwise you', 'You');
  if (cannot !== null) return `${cannot} ${otherwise}`;
  if (answer === 'comes') return `${buyIn}. You keep your seat.`;
  if (answer === 'short') return `What you agreed to is not enough any more: answer again. ${otherwise}`;
  return `${buyIn}. Do you come along? ${otherwise}`;
}
