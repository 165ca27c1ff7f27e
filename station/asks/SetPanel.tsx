import { useState } from 'react';
import type { CardsAsk } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import { Card, CardHole } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import { CardKeys } from './CardKeys.tsx';
import { houseWayOf } from './picks.ts';
import styles from './SetPanel.module.css';
import { backOf, type Front, firstHand, groupsOf, settingFault, suggestedFront, touched } from './setting.ts';

const css = classes(asks, styles);

/**
 * Sets cards into two hands: a touched card goes to the front hand, touched again it goes back. A foul hand is named
 * before anything is sent. Cards stay covered until the player uncovers them.
 */
export function SetPanel({ ask, onDecide }: DecideProps<CardsAsk>) {
  const [front, setFront] = useState<Front>([]);
  const [open, setOpen] = useState(false);
  const [first, second] = ask.groups;
  const fault = settingFault(ask, front);
  const foul = fault !== null && front.length === ask.groups[0]?.max;
  const tray = (cards: readonly CardText[], places: number, label: string, id: string) => (
    <div className={css(`tray ${foul ? 'tray-foul' : ''}`)} data-testid={`group-${id}`}>
      <p>{label}</p>
      <div className={css('cards')}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className={css('card')}
            disabled={!open}
            onClick={() => setFront(touched(ask, front, card))}
            data-testid={`pick-${card}`}
          >
            <Card card={open ? card : null} />
          </button>
        ))}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, hole) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no name but its number
          <CardHole key={hole} className={css('hole')} />
        ))}
      </div>
    </div>
  );
  return (
    <>
      <p className={css('facts')}>
        <span>{ask.prompt}</span>
        <span>{open ? texts.cards.touchFor(first?.max ?? 0, firstHand(ask)) : ''}</span>
      </p>
      <div className={css('trays')}>
        {first && tray(front, first.max, first.label, first.id)}
        {second && tray(backOf(ask, front), second.max, second.label, second.id)}
      </div>
      <CardKeys
        open={open}
        onOpen={setOpen}
        onSuggest={houseWayOf(ask) === null ? null : () => setFront(suggestedFront(ask))}
        unseen
        done={fault ?? texts.cards.set}
        ready={fault === null}
        foul={foul}
        onDone={() => onDecide({ kind: 'cards', groups: groupsOf(ask, front) })}
      />
    </>
  );
}
