import { useState } from 'react';
import type { CardsAsk } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Card } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import { CardKeys } from './CardKeys.tsx';
import styles from './CardsPanel.module.css';
import { fillingNext, foulIn, groupOf, houseWayOf, keyText, missing, noPicks, toggled } from './picks.ts';

const css = classes(asks, styles);

/**
 * Picks cards into one or more groups and names hands in the wrong order while they are being set. Cards stay covered
 * until the player uncovers them, and can be covered again.
 */
export function CardsPanel({ ask, onDecide }: DecideProps<CardsAsk>) {
  const [picks, setPicks] = useState(() => noPicks(ask));
  const [active, setActive] = useState(ask.groups[0]);
  const [open, setOpen] = useState(false);
  const lacks = missing(ask, picks);
  const foul = foulIn(ask, picks);
  const refused = foul !== null && ask.outOfOrder === 'refused';
  const suggestion = houseWayOf(ask);
  const touch = (card: CardText): void => {
    if (!active) return;
    const next = toggled(picks, active, card);
    setPicks(next);
    setActive(fillingNext(ask, next, active));
  };
  return (
    <>
      <p className={css('facts')}>{ask.prompt}</p>
      {ask.groups.length > 1 && (
        <div className={css('groups')}>
          {ask.groups.map((group) => (
            <Button
              key={group.id}
              pressed={group === active}
              onPress={() => setActive(group)}
              testid={`group-${group.id}`}
            >
              {texts.cards.group(group.label, picks[group.id]?.length ?? 0, group.max)}
            </Button>
          ))}
        </div>
      )}
      <div className={css('picks')}>
        {ask.from.map((card, nth) => {
          // Of several copies of a card only the first can be picked: it does not matter which copy is used.
          const isFirst = ask.from.indexOf(card) === nth;
          const group = isFirst ? ask.groups.find(({ id }) => id === groupOf(picks, card)) : undefined;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: several copies of a card have no name but their place
              key={`${nth}:${card}`}
              type="button"
              className={css('pick')}
              aria-pressed={group !== undefined}
              disabled={!open || active === undefined}
              onClick={() => touch(card)}
              data-testid={`pick-${card}`}
            >
              <Card card={open ? card : null} lifted={group !== undefined} />
              <span>{group?.label ?? ''}</span>
            </button>
          );
        })}
      </div>
      <CardKeys
        open={open}
        onOpen={setOpen}
        onSuggest={suggestion === null ? null : () => setPicks(suggestion)}
        done={foul ?? lacks ?? keyText(ask, picks)}
        ready={lacks === null && !refused}
        foul={foul !== null}
        onDone={() => onDecide({ kind: 'cards', groups: picks })}
      />
    </>
  );
}
