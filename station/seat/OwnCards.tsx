import type { SeatView } from '../../games/game.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { CardHole, CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { useHold } from '../../renderer/kit/useHold.ts';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import styles from './OwnCards.module.css';
import { OwnLaid } from './OwnLaid.tsx';
import { PeekCards } from './PeekCards.tsx';

const css = classes(styles);

interface OwnCardsProps {
  readonly seat: SeatView | null;
  /** The cards lie open on the table for everyone. */
  readonly tabled: boolean;
  readonly won: boolean;
  /** False while the station waits for its player's card. */
  readonly mayLook: boolean;
}

/**
 * The player's own cards. Those face down show their near corners, and only while a finger rests on them (LR13); all of
 * them lie open once tabled.
 */
export function OwnCards({ seat, tabled, won, mayLook }: OwnCardsProps) {
  const { held, at, bind } = useHold(mayLook);
  const { nameHand } = usePreferences();
  const cards = seat?.cards ?? [];
  const any = cards.length > 0;
  const open = any && (tabled || held);
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
      className={css(`own ${open ? 'own-open' : ''} ${seat.state === 'folded' ? 'own-folded' : ''}`)}
      aria-label={open || (seat.open ?? []).length > 0 ? undefined : texts.ownCards.labelFaceDown}
      aria-description={open ? texts.ownCards.label : undefined}
      data-testid="my-cards"
      data-shown={open}
      data-count={Math.min(cards.length, 13)}
      {...bind}
    >
      {held && !tabled ? (
        <PeekCards cards={cards} open={seat.open ?? []} corner={at === 'left' ? 'right' : 'left'} />
      ) : (
        <CardRow
          cards={open ? cards : cards.map((card) => (card !== null && seat.open?.includes(card) ? card : null))}
          plays={tabled && won ? seat.plays.filter((card) => cards.includes(card)) : []}
          fanned={cards.length > 2 && (open ? 'snug' : true)}
        />
      )}
      <span className={css('hint')}>
        {open ? (
          ((tabled || nameHand) && seat.hand && capital(seat.hand)) || texts.ownCards.hide
        ) : (
          <>
            <EyeIcon /> {texts.ownCards.look}
          </>
        )}
      </span>
    </button>
  );
}
