import { memo } from 'react';
import type { SeatView } from '../../games/hand-view.ts';
import { handName } from '../hand/eventText.ts';
import { capital, winningOf } from '../hand/hand-facts.ts';
import { CardRow } from '../kit/Card.tsx';
import { Chips } from '../kit/Chip.tsx';
import { classes } from '../kit/classes.ts';
import { percent } from '../language/figures.ts';
import { LaidHands } from './LaidHands.tsx';
import { cardsPlaced, type Fan, fanWidth, fitting, placed, type Slot } from './layout.ts';
import styles from './PotPlace.module.css';
import scene from './scene.module.css';
import { texts } from './texts.ts';

const css = classes(scene, styles);

interface PotPlaceProps {
  readonly seat: SeatView;
  /** Whether it is settled who won. */
  readonly over: boolean;
  readonly slot: Slot;
  readonly cardsHere: boolean;
}

/** A seat's sector of the felt: its cards and next to them its bet or, once they are tabled, the name of the hand. */
export const PotPlace = memo(function PotPlace({ seat, over, slot, cardsHere }: PotPlaceProps) {
  const laid = seat.laid ?? [];
  // When melds lie on the felt, the cards in hand are only counted.
  // A folded hand's cards are in a view only for their own player; a replayed hand shows them.
  const cards = cardsHere && laid.length === 0 ? seat.cards : [];
  const inHand = laid.length > 0 && seat.cards.length > 0 ? seat.cards.length : 0;
  const name = over && isOpen(seat) && cards.length > 0 ? seat.hand : null;
  const drew = !over && seat.drew !== undefined && seat.state !== 'folded' ? drewText(seat.drew) : null;
  const aside = inHand > 0 || drew !== null || seat.bet > 0;
  return (
    <>
      {laid.length > 0 && (
        <LaidHands
          hands={laid}
          side={slot.side}
          box={aside ? slot.rows : slot.felt}
          seat={seat.seat}
          dim={over && seat.won === 0}
        />
      )}
      {cards.length > 0 && (
        <div
          className={css('cards-place')}
          data-part="cards-place"
          data-side={slot.side}
          style={{ ...cardsPlaced(slot.cards), ...fitting(fanWidth(cards.length, fanOf(seat))) }}
          data-sector={seat.seat}
        >
          <HeldCards seat={seat} over={over} />
        </div>
      )}
      <div
        className={css('line-place')}
        style={placed(laid.length > 0 ? slot.aside : slot.line)}
        data-sector={seat.seat}
        data-part="line-place"
        data-side={slot.side}
      >
        {inHand > 0 && <span className={css('felt-drew')}>{texts.potPlace.inHand(inHand)}</span>}
        {drew && <span className={css('felt-drew')}>{drew}</span>}
        {seat.bet > 0 && (
          <div className={css('bet')}>
            <Chips amount={seat.bet} />
          </div>
        )}
        {seat.chance !== undefined && (
          <span className={css('felt-chance')} data-testid="chance">
            {percent(seat.chance)}
          </span>
        )}
        {name && (
          <span className={css('felt-name')} data-part="felt-name">
            {capital(handName(name))}
          </span>
        )}
      </div>
    </>
  );
});

/** How many cards a seat has drawn, which everyone may see. */
const drewText = (count: number): string => (count === 0 ? texts.potPlace.pat : texts.potPlace.drew(count));

const fanOf = (seat: SeatView): Fan => (isOpen(seat) ? (seat.cards.length > 3 ? 'snug' : 'open') : 'backs');

const isOpen = ({ cards }: SeatView): boolean => cards.some((card) => card !== null);

/** The cards a seat holds: backs during play, faces once tabled. */
function HeldCards({ seat, over }: { readonly seat: SeatView; readonly over: boolean }) {
  const open = isOpen(seat);
  const fan = fanOf(seat);
  return (
    <span className={css(`held ${open ? '' : 'held-down'}`)}>
      <CardRow
        cards={seat.cards}
        plays={over && seat.won > 0 ? winningOf(seat).filter((card) => seat.cards.includes(card)) : []}
        dim={seat.state === 'folded' || (over && open && seat.won === 0)}
        fanned={fan === 'open' ? false : fan === 'snug' ? 'snug' : true}
      />
    </span>
  );
}
