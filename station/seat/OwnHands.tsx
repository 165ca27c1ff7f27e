import type { BankedView } from '../../games/hand-view.ts';
import { handsOf } from '../../renderer/hand/banked-facts.ts';
import { capital, hasTabled } from '../../renderer/hand/hand-facts.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { unbroken } from '../../renderer/kit/unbroken.tsx';
import { useHold } from '../../renderer/kit/useHold.ts';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import own from './OwnCards.module.css';
import styles from './OwnHands.module.css';
import { PeekCards } from './PeekCards.tsx';

const css = classes(own, styles);

interface OwnHandsProps {
  readonly hand: BankedView;
  readonly station: number;
  /** False while the station waits for its player's card. */
  readonly mayLook: boolean;
}

/** The hands a player plays: their own (two after a split), and those at places they decide for. */
export function OwnHands({ hand, station, mayLook }: OwnHandsProps) {
  const { held, at: finger, bind } = useHold(mayLook);
  const { nameHand } = usePreferences();
  const hands = handsOf(hand, station).filter(({ hand: one }) => one.cards.length > 0);
  const tabled = hand.over || hasTabled(hand, station) || hands.every(({ hand: one }) => !one.hidden);
  const open = tabled || held;
  const any = hands.length > 0;
  if (!any) return null;
  return (
    <button
      type="button"
      className={css(`own hands ${open ? 'own-open' : ''}`)}
      aria-label={open ? undefined : texts.ownCards.labelFaceDown}
      aria-description={open ? texts.ownCards.label : undefined}
      data-testid="my-cards"
      data-shown={open}
      data-hands={Math.min(hands.length, 4)}
      {...bind}
    >
      {hands.slice(0, 4).map(({ key, at, hand: one }) => (
        <span key={key} className={css(`hand ${one.playing ? 'hand-playing' : ''}`)} data-count={sizeOf(one.cards)}>
          {held && !tabled ? (
            <PeekCards cards={one.cards} open={[]} corner={finger === 'left' ? 'right' : 'left'} />
          ) : (
            <CardRow cards={open ? one.cards : one.cards.map(() => null)} fanned={open ? 'snug' : true} />
          )}
          <span className={css('hint')}>
            {open ? (
              <>
                {at !== null && texts.ownCards.at(capital(at))}
                {hands.length > 1 && at === null && texts.ownCards.hand(one.label)}
                {(tabled || nameHand) && (
                  <strong>{unbroken(hands.length === 1 && at === null ? capital(one.text) : one.text)}</strong>
                )}
              </>
            ) : (
              <>
                <EyeIcon /> {texts.ownCards.look}
              </>
            )}
          </span>
        </span>
      ))}
      {hands.length > 4 && <span className={css('hint')}>{texts.ownCards.moreHands(hands.length - 4)}</span>}
    </button>
  );
}

const sizeOf = (cards: readonly unknown[]): number => Math.min(cards.length, 8);
