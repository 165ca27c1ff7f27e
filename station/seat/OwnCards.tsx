import { memo } from 'react';
import type { SeatView } from '../../games/hand-view.ts';
import { handName } from '../../renderer/hand/eventText.ts';
import { capital, winningOf } from '../../renderer/hand/hand-facts.ts';
import { CardHole, CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { unbroken } from '../../renderer/kit/unbroken.tsx';
import { useHold } from '../../renderer/kit/useHold.ts';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import styles from './OwnCards.module.css';
import { OwnLaid } from './OwnLaid.tsx';
import { PeekCards } from './PeekCards.tsx';

const css = classes(styles);

interface OwnCardsProps {
  readonly seat: SeatView | null;
  /** The cards are open on the table for everyone to see. */
  readonly tabled: boolean;
  readonly won: boolean;
  /** False while the station waits for its player's card. */
  readonly mayLook: boolean;
}

/**
 * The player's own cards. Face-down cards show their near corners, and only while a finger rests on them (LR13); once
 * tabled, all of them are open. The player's melds are shown below, since a panel may cover their place on the table.
 */
export const OwnCards = memo(function OwnCards({ seat, tabled, won, mayLook }: OwnCardsProps) {
  const { held, at, bind } = useHold(mayLook);
  const { nameHand } = usePreferences();
  const cards = seat?.cards ?? [];
  const any = cards.length > 0;
  const open = any && (tabled || held);
  const melds = seat?.laid ?? [];
  if (seat?.laid !== undefined && !any) return <OwnLaid hands={seat.laid} mayLook={mayLook} />;
  if (seat === null || !any) {
    return (
      <div className={css('own own-none')} data-testid="my-cards" data-shown="false">
        <span className={css('holes')}>
          <CardHole />
          <CardHole />
        </span>
        <p className={css('hint')}>{seat?.state === 'folded' ? texts.ownCards.folded : texts.ownCards.none}</p>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={css(
        `own ${open ? 'own-open' : ''} ${seat.state === 'folded' ? 'own-folded' : ''} ${melds.length > 0 ? 'own-melding' : ''}`,
      )}
      aria-label={open || (seat.open ?? []).length > 0 ? undefined : texts.ownCards.labelFaceDown}
      aria-description={open ? texts.ownCards.label : undefined}
      data-testid="my-cards"
      data-shown={open}
      data-count={Math.min(cards.length, 13)}
      {...bind}
    >
      <span className={css('rows')}>
        {rowsOf(cards).map((row, nth) =>
          held && !tabled ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
            <PeekCards key={nth} cards={row} open={seat.open ?? []} corner={at === 'left' ? 'right' : 'left'} />
          ) : (
            <CardRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              key={nth}
              cards={open ? row : row.map((card) => (card !== null && seat.open?.includes(card) ? card : null))}
              plays={tabled && won ? winningOf(seat).filter((card) => cards.includes(card)) : []}
              fanned={cards.length > 2 && (open ? 'snug' : true)}
            />
          ),
        )}
      </span>
      {melds.length > 0 && (
        <span className={css('melds')} data-testid="my-melds">
          {melds.map(({ cards: meld }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: melds have no name but their place
            <CardRow key={nth} cards={meld} fanned="snug" />
          ))}
        </span>
      )}
      <span className={css('hint')}>
        {open ? (
          ((tabled || nameHand) && seat.hand && <span>{unbroken(capital(handName(seat.hand)))}</span>) ||
          texts.ownCards.hide
        ) : (
          <>
            <EyeIcon /> {texts.ownCards.look}
          </>
        )}
      </span>
    </button>
  );
});

/**
 * How many cards fit side by side at a size that can be read at arm's length; more are split into two rows, the upper
 * one longer.
 */
function rowsOf(cards: SeatView['cards']): readonly SeatView['cards'][] {
  const first = cards.length > IN_A_ROW ? Math.ceil(cards.length / 2) : cards.length;
  return [cards.slice(0, first), cards.slice(first)].filter((row) => row.length > 0);
}

const IN_A_ROW = 8;
