import { useEffect } from 'react';
import type { CardText } from '../../games/card.ts';
import type { BankedView, HandView } from '../../games/hand-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Card } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import text from '../../renderer/kit/text.module.css';
import { useHold } from '../../renderer/kit/useHold.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import own from './OwnCards.module.css';
import styles from './TurnUp.module.css';

const css = classes(own, styles, text);

/** How long a card is bent up before it is turned over, ms; the style sheet has the same value. */
const BEND_MS = 1000;

interface TurnUpProps {
  readonly hand: BankedView;
  /** The same hand with all its cards. */
  readonly whole: HandView | null;
  readonly mine: NonNullable<BankedView['turns']>;
  readonly mayTouch: boolean;
}

/**
 * The hands on which this player has the highest bet and may turn up the cards: one by one under a finger, or all at
 * once.
 */
export function TurnUp({ hand, whole, mine, mayTouch }: TurnUpProps) {
  const { held, bind } = useHold(mayTouch);
  const { speed } = usePreferences();
  const act = useAct();
  const next = mine[0]?.zone ?? '';
  const isOpen = hand.zones.find(({ id }) => id === next)?.cards.length ?? 0;
  const atOnce = speed === 'at-once' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => act({ do: 'turn', zone: next, open: isOpen + 1 }), atOnce ? 0 : BEND_MS);
    return () => clearTimeout(timer);
  }, [held, next, isOpen, atOnce, act]);
  const cardsOf = (zone: string): readonly CardText[] => whole?.zones.find(({ id }) => id === zone)?.cards ?? [];
  const turnAll = (): void => {
    const [first, second] = mine.map(({ zone }) => ({ do: 'turn', zone, open: cardsOf(zone).length }) as const);
    if (first) act(first, () => second && act(second));
  };
  return (
    <div className={css('own turn-up')} data-testid="turn-up" data-many={mine.length > 1}>
      <button type="button" className={css('turned')} data-testid="turn-hold" {...bind}>
        <span className={css('hidden-text')}>{texts.turnUp.label}</span>
        {mine.map(({ zone }) => (
          <span key={zone} className={css('turned-hand')}>
            <small>{hand.zones.find(({ id }) => id === zone)?.label}</small>
            <span className={css('turned-cards')}>
              {cardsOf(zone).map((card, nth) => (
                <Turning
                  // biome-ignore lint/suspicious/noArrayIndexKey: a shoe has many cards of one name
                  key={nth}
                  card={card}
                  open={nth < (hand.zones.find(({ id }) => id === zone)?.cards.length ?? 0)}
                  bent={held && zone === next && nth === isOpen}
                />
              ))}
            </span>
          </span>
        ))}
        <span className={css('hint')}>{texts.turnUp.hold}</span>
      </button>
      <Button onPress={turnAll} testid="turn-all">
        {texts.turnUp.all}
      </Button>
    </div>
  );
}

/** One of the cards: face up, face down, or bent up at its near edge. */
function Turning({ card, open, bent }: { readonly card: CardText; readonly open: boolean; readonly bent: boolean }) {
  if (open) return <Card card={card} />;
  return (
    <span className={css(`turning ${bent ? 'turning-bent' : ''}`)}>
      {bent && (
        <span className={css('turning-face')} aria-hidden="true">
          <Card card={card} />
        </span>
      )}
      <span className={css('turning-back')}>
        <Card card={null} />
      </span>
    </span>
  );
}
