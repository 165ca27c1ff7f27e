import type { TableHand } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import { CardRow } from '../kit/Card.tsx';
import { classes } from '../kit/classes.ts';
import { type Box, cardsPlaced, fanWidth, fitting, type Slot } from './layout.ts';
import styles from './PotPlace.module.css';
import scene from './scene.module.css';

const css = classes(scene, styles);

interface LaidHandsProps {
  readonly hands: readonly TableHand[];
  /** The area for the hands: the place for cards, or the whole sector when nothing else lies in it. */
  readonly box: Box;
  readonly side: Slot['side'];
  readonly seat: Seat;
  readonly dim: boolean;
}

/** Set hands or melds in front of a seat, in two rows when there are several, with cards as large as will fit. */
export function LaidHands({ hands, box, side, seat, dim }: LaidHandsProps) {
  const rows = inRows(hands);
  const widest = Math.max(
    ...rows.map((row) => row.reduce((sum, { cards }) => sum + fanWidth(cards.length, 'snug') + GAP, -GAP)),
  );
  return (
    <div
      className={css('cards-place')}
      data-part="cards-place"
      data-side={side}
      style={{ ...cardsPlaced(box), ...fitting(widest, rows.length) }}
      data-sector={seat}
    >
      <span className={css('laid')} data-testid="laid">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
          <span key={at} className={css('laid-row')}>
            {row.map((hand, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
              <span key={nth} title={[hand.label, hand.text].filter(Boolean).join(': ')}>
                <CardRow cards={hand.hidden ? hand.cards.map(() => null) : hand.cards} dim={dim} fanned="snug" />
              </span>
            ))}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The gap between two hands in a row, in card widths. */
const GAP = 0.3;

/** One row for one or two small hands, otherwise two rows of about equal width. */
function inRows(hands: readonly TableHand[]): readonly (readonly TableHand[])[] {
  if (hands.length <= 2 && hands.every(({ cards }) => cards.length <= 4)) return [hands];
  const all = hands.reduce((sum, { cards }) => sum + cards.length, 0);
  const first: TableHand[] = [];
  let cards = 0;
  for (const hand of hands) {
    if (cards + hand.cards.length / 2 > all / 2 + 1) break;
    first.push(hand);
    cards += hand.cards.length;
  }
  const rest = hands.slice(first.length);
  return [first, rest].filter((row) => row.length > 0);
}
