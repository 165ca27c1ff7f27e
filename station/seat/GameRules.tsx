import { type ReactNode, useState } from 'react';
import type { RuleText } from '../../games/rule-text.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAskOnce } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import styles from './GameRules.module.css';

const css = classes(styles);

/**
 * How the game on the table is played, in the game's own words: streets, what wins, who draws, payouts. The children
 * are rendered once that has arrived, because a screen sends one question at a time.
 */
export function GameRules({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<readonly RuleText[] | null>(null);
  useAskOnce(
    { do: 'explain' },
    (result) => setParts(result?.kind === 'rules' ? result.parts : []),
    () => setParts([]),
  );
  if (parts === null) return <p>{texts.history.moment}</p>;
  return (
    <>
      {parts.map((part, nth) => (
        <Part key={part.title} part={part} isFirst={nth === 0} />
      ))}
      {children}
    </>
  );
}

interface PartProps {
  readonly part: RuleText;
  readonly isFirst: boolean;
}

function Part({ part: { title, lines, hands, chart }, isFirst }: PartProps) {
  return (
    <section className={css(isFirst || hands || chart ? 'wide' : '')} data-testid="rule-part">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hands && (
        <ol className={css('hands')}>
          {hands.map(({ name, cards }) => (
            <li key={`${name} ${cards.join()}`} className={css('hand')}>
              <CardRow cards={cards} />
              <span>{name}</span>
            </li>
          ))}
        </ol>
      )}
      {chart && (
        <table className={css('chart')}>
          <thead>
            <tr>
              {chart.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its column
                  <td key={nth} data-cell={cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
