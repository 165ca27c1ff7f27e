import type { ChooseAsk } from '../../games/game.ts';
import { Button } from '../../renderer/Button.tsx';
import { Money } from '../../renderer/Money.tsx';
import type { DecideProps } from './AskPanel.tsx';

/** One key for each option, with what it costs. */
export function ChoosePanel({ ask, onDecide }: DecideProps<ChooseAsk>) {
  return (
    <>
      <p className="ask-facts">{ask.prompt}</p>
      <div className="choose-keys">
        {ask.options.map(({ id, label, cost }) => (
          <Button
            key={id}
            size="xl"
            sends
            onPress={() => onDecide({ kind: 'choose', option: id })}
            testid={`choose-${id}`}
          >
            <span className="two-lines">
              <span>{label}</span>
              {cost !== null && (
                <small>
                  costs <Money amount={cost} />
                </small>
              )}
            </span>
          </Button>
        ))}
      </div>
    </>
  );
}
