import type { TableHand } from '../../games/hand-view.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon } from '../../renderer/kit/icons.tsx';
import { useHold } from '../../renderer/kit/useHold.ts';
import { texts } from '../texts.ts';
import own from './OwnCards.module.css';
import styles from './OwnLaid.module.css';

const css = classes(own, styles);

/**
 * All the player's cards lie on the table: the hands they set or melded. Face-down cards show while a finger rests
 * here.
 */
export function OwnLaid({ hands, mayLook }: { readonly hands: readonly TableHand[]; readonly mayLook: boolean }) {
  const { held, bind } = useHold(mayLook);
  const secret = hands.some(({ hidden }) => hidden);
  const open = held || !secret;
  return (
    <button
      type="button"
      className={css(`own laid ${held ? 'own-open' : ''}`)}
      aria-label={open ? texts.ownCards.laid : texts.ownCards.laidFaceDown}
      data-testid="my-cards"
      data-shown={open}
      data-many={hands.length > 3}
      {...bind}
    >
      <span className={css('hands')}>
        {hands.map(({ label, cards, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
          <span key={nth} className={css('hand')}>
            <CardRow cards={open ? cards : cards.map(() => null)} fanned={open ? 'snug' : true} />
            <span className={css('name')}>{capital((open && text) || label)}</span>
          </span>
        ))}
      </span>
      {secret && (
        <span className={css('hint')}>
          {held ? (
            texts.ownCards.hide
          ) : (
            <>
              <EyeIcon /> {texts.ownCards.look}
            </>
          )}
        </span>
      )}
    </button>
  );
}
