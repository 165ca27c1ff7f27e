import type { ChooseAsk } from '../../games/game.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import styles from './ChoosePanel.module.css';

const css = classes(asks, styles);

/** The keys that players of these games look for first. */
const KINDS: Readonly<Record<string, 'go' | 'primary'>> = { bank: 'go', hit: 'go', stand: 'primary' };

/** One key for each option, with what it costs. */
export function ChoosePanel({ ask, onDecide }: DecideProps<ChooseAsk>) {
  const many = ask.options.length > 4;
  return (
    <>
      <p className={css('facts')}>{ask.prompt}</p>
      <div className={css(`options ${many ? 'options-many' : ''}`)}>
        {ask.options.map(({ id, label, cost }) => (
          <Button
            key={id}
            size={many ? 'm' : 'xl'}
            kind={KINDS[id] ?? 'plain'}
            className={css(`${many ? '' : 'key-tall'} ${id === 'surrender' ? 'key-fold' : ''}`)}
            sends
            onPress={() => onDecide({ kind: 'choose', option: id })}
            testid={`choose-${id}`}
          >
            <TwoLines>
              <span>{label}</span>
              {cost !== null && <small>{texts.choose.costs(<Money amount={cost} />)}</small>}
            </TwoLines>
          </Button>
        ))}
      </div>
    </>
  );
}
