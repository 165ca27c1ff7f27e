import type { CSSProperties } from 'react';
import type { BankedView, HandView, Seat, TableHand } from '../../games/game.ts';
import { betsOn, isDealtOpen, type NameOf } from '../banked-facts.ts';
import { CardRow } from '../Card.tsx';
import { BetPills } from './BetPills.tsx';
import type { Slot } from './layout.ts';

interface BankedPlaceProps {
  readonly hand: HandView;
  readonly banked: BankedView;
  readonly slot: Slot;
  readonly seat: Seat;
  /** Whether the cards are shown here; a player's own are under his finger elsewhere. */
  readonly cardsHere: boolean;
  readonly nameOf: NameOf;
}

/** What lies before a player of a player-dealer game: the hands of his place and the bets on it. */
export function BankedPlace({ hand, banked, slot, seat, cardsHere, nameOf }: BankedPlaceProps) {
  const position = banked.positions.find((one) => one.seat === seat);
  const bets = betsOn(banked, String(seat));
  const isDealer = banked.dealer?.seat === seat;
  // A player-dealer's own hands lie in the middle, for they decide all the others.
  const inMiddle = isDealer && !isDealtOpen(hand);
  const cards = cardsHere && !inMiddle ? (position?.hands ?? []).filter((one) => one.cards.length > 0) : [];
  if (cards.length === 0 && bets.length === 0) return null;
  return (
    <div className={`seating banked-place banked-${slot.side}`} style={placeOf(slot)} data-place={seat}>
      {cards.length > 0 && (
        <span className="place-hands">
          {cards.map((one, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
            <PlaceHand key={nth} hand={one} />
          ))}
        </span>
      )}
      <BetPills bets={bets} owner={seat} nameOf={nameOf} />
    </div>
  );
}

/** Beside the plate, towards the middle of the table; corners have four places one under the other. */
function placeOf({ side, plate }: Slot): CSSProperties {
  const upper = plate.y < 50;
  switch (side) {
    case 'top':
      return { left: `${plate.x}%`, top: '15.6%' };
    case 'bottom':
      return { left: `${plate.x}%`, top: '79.8%' };
    case 'left':
      return { left: '17%', top: upper ? '38.5%' : '56.5%' };
    case 'right':
      return { left: '83%', top: upper ? '38.5%' : '56.5%' };
  }
}

function PlaceHand({ hand: { cards, text, playing } }: { readonly hand: TableHand }) {
  const down = cards.every((card) => card === null);
  return (
    <span className={`place-hand ${playing ? 'place-hand-playing' : ''}`} data-count={Math.min(cards.length, 8)}>
      <CardRow cards={cards} fanned={down ? true : 'snug'} />
      {text && !down && <span className="place-hand-text">{text}</span>}
    </span>
  );
}
