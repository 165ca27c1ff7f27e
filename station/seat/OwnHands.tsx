import { useEffect } from 'react';
import type { BankedView } from '../../games/game.ts';
import { handsOf, isDealtOpen } from '../../renderer/hand/banked-facts.ts';
import { capital, hasTabled } from '../../renderer/hand/hand-facts.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { useHold } from '../../renderer/kit/useHold.ts';

interface OwnHandsProps {
  readonly hand: BankedView;
  readonly station: number;
  readonly onPeek: (peeking: boolean) => void;
}

/** The hands that a player looks after: their own, after a split two, and those of places for which they decide. */
export function OwnHands({ hand, station, onPeek }: OwnHandsProps) {
  const { held, bind } = useHold();
  const hands = handsOf(hand, station).filter(({ hand: one }) => one.cards.length > 0);
  const tabled = isDealtOpen(hand) || hand.over || hasTabled(hand, station);
  const open = tabled || held;
  const any = hands.length > 0;
  useEffect(() => onPeek(any && held), [any, held, onPeek]);
  if (!any) return null;
  return (
    <button
      type="button"
      className={`own own-hands ${open ? 'own-open' : ''}`}
      aria-label={open ? 'Your cards' : 'Your cards, face down: press and hold to look'}
      data-testid="my-cards"
      data-shown={open}
      data-hands={Math.min(hands.length, 4)}
      {...bind}
    >
      {hands.slice(0, 4).map(({ key, at, hand: one }) => (
        <span key={key} className={`own-hand ${one.playing ? 'own-hand-playing' : ''}`} data-count={sizeOf(one.cards)}>
          <CardRow cards={open ? one.cards : one.cards.map(() => null)} fanned={open ? 'snug' : true} />
          <span className="own-hint">
            {open ? (
              <>
                {at !== null && `${capital(at)}: `}
                {hands.length > 1 && at === null && `${one.label} `}
                <strong>{one.text}</strong>
              </>
            ) : (
              <>
                <EyeIcon /> Press and hold to look
              </>
            )}
          </span>
        </span>
      ))}
      {hands.length > 4 && <span className="own-hint">and {hands.length - 4} more on the table</span>}
    </button>
  );
}

const sizeOf = (cards: readonly unknown[]): number => Math.min(cards.length, 8);
