import type { CSSProperties } from 'react';
import type { ChooseAsk } from '../../games/ask.ts';
import { cardsApart, withSigns } from '../../renderer/hand/eventText.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import styles from './ChoosePanel.module.css';

const css = classes(asks, styles);

/** The keys that players of these games look for first. */
const KINDS: Readonly<Record<string, 'go' | 'primary'>> = {
  bank: 'go',
  hit: 'go',
  stand: 'primary',
  call: 'go',
  play: 'go',
};

/** Those that give a hand up. */
const GIVES_UP: readonly string[] = ['fold', 'surrender'];

/** What an option says: the cards that it names are drawn side by side on a line of their own. */
function Named({ label }: { readonly label: string }) {
  const parts = cardsApart(label);
  const cards = parts.filter((_, nth) => nth % 2 === 1);
  if (cards.length === 0) return label;
  return (
    <>
      {parts[0]}
      <span className={css('named-cards')}>
        <CardRow cards={cards} fanned={cards.length > 6 || (cards.length > 3 && 'snug')} />
      </span>
      {parts.at(-1)?.replace(/^, /, '')}
    </>
  );
}

/** So many keys have room in one row; more stand in two that are as long as each other. */
const IN_A_ROW = 6;

const columnsFor = (keys: number): CSSProperties =>
  ({ '--keys': keys > IN_A_ROW ? Math.ceil(keys / 2) : keys }) as CSSProperties;

/** One key for each option, with what it costs. */
export function ChoosePanel({ ask, onDecide }: DecideProps<ChooseAsk>) {
  const many = ask.options.length > 4;
  return (
    <>
      <p className={css('facts')}>{withSigns(ask.prompt)}</p>
      <div className={css(`options ${many ? 'options-many' : ''}`)} style={columnsFor(ask.options.length)}>
        {ask.options.map(({ id, label, cost }) => (
          <Button
            key={id}
            size={many ? 'm' : 'xl'}
            kind={KINDS[id] ?? 'plain'}
            className={css(`${many ? '' : 'key-tall'} ${GIVES_UP.includes(id) ? 'key-fold' : ''}`)}
            sends
            onPress={() => onDecide({ kind: 'choose', option: id })}
            testid={`choose-${id}`}
          >
            <TwoLines>
              <span>
                <Named label={label} />
              </span>
              {cost !== null && <small>{texts.choose.costs(<Money amount={cost} />)}</small>}
            </TwoLines>
          </Button>
        ))}
      </div>
    </>
  );
}
