import type { ChooseAsk } from '../../games/game.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import type { DecideProps } from './AskPanel.tsx';

/** The keys that players of these games look for first. */
const KINDS: Readonly<Record<string, 'go' | 'primary'>> = { bank: 'go', hit: 'go', stand: 'primary' };

/** One key for each option, with what it costs. */
export function ChoosePanel({ ask, onDecide }: DecideProps<ChooseAsk>) {
  const many = ask.options.length > 4;
  return (
    <>
      <p className="ask-facts">{ask.prompt}</p>
      <div className={`choose-keys ${many ? 'choose-keys-many' : ''}`}>
        {ask.options.map(({ id, label, cost }) => (
          <Button
            key={id}
            size={many ? 'm' : 'xl'}
            kind={KINDS[id] ?? 'plain'}
            className={id === 'surrender' ? 'key-fold' : ''}
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
