import type { CardText } from '../../games/card.ts';
import { Card } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import suits from '../../renderer/kit/suits.module.css';
import { cardName, rankLabel, SUIT_PATHS } from '../../renderer/kit/suits.tsx';
import styles from './PeekCards.module.css';

const css = classes(styles, suits);

export type Corner = 'left' | 'right';

interface PeekCardsProps {
  readonly cards: readonly (CardText | null)[];
  /** Cards that are face up for everyone. */
  readonly open: readonly CardText[];
  /** Which corners are raised: those away from the finger. */
  readonly corner: Corner;
}

/**
 * Cards held down with their near corners bent up, just far enough to show rank and suit and shielded from people
 * across the table, the way players peek at cards.
 */
export function PeekCards({ cards, open, corner }: PeekCardsProps) {
  return (
    <span className={css(`row ${cards.length > 2 ? 'row-fanned' : ''}`)}>
      {cards.map((card, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card face down has no name but its place
        <span key={`${nth}:${card ?? 'back'}`} className={css('peek')}>
          {card !== null && (open.includes(card) || isTile(card)) ? (
            <Card card={card} />
          ) : (
            <>
              <Card card={null} />
              {card !== null && <Bent card={card} corner={cards.length > 2 ? 'left' : corner} />}
            </>
          )}
        </span>
      ))}
    </span>
  );
}

const isTile = (card: CardText): boolean => card.includes('-');

/** The bent corner on a field of 100 × 140, the size of the card. */
function Bent({ card, corner }: { readonly card: CardText; readonly corner: Corner }) {
  const joker = card.startsWith('X');
  const suit = joker ? 'x' : card.charAt(1);
  const label = joker ? '★' : rankLabel(card);
  const left = corner === 'left';
  const wide = label.length > 1;
  return (
    <svg viewBox="0 0 100 140" className={css('bent')} role="img" aria-label={cardName(card)} data-card={card}>
      <path d={left ? 'M0 52V132a8 8 0 0 0 8 8H100z' : 'M100 52V132a8 8 0 0 1-8 8H0z'} className={css('paper')} />
      <path d={left ? 'M0 52 100 140' : 'M100 52 0 140'} className={css('fold')} />
      <g className={css(`ink suit-${suit}`)}>
        <text x={left ? 5 : wide ? 53 : 66} y="134" className={css(wide ? 'rank rank-ten' : 'rank')}>
          {label}
        </text>
        <path d={SUIT_PATHS[suit] ?? ''} transform={`translate(${left ? 5 : 73} ${72}) scale(0.68)`} />
      </g>
    </svg>
  );
}
