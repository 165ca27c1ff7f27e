import type { BankedView } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import type { Place, TableView } from '../../protocol/table-view.ts';
import { namesAt } from '../hand/banked-facts.ts';
import { seatIn } from '../hand/hand-facts.ts';
import { Marker } from '../kit/Chip.tsx';
import { BankedMiddle } from './BankedMiddle.tsx';
import { BankedPlace } from './BankedPlace.tsx';
import { slotOf } from './layout.ts';
import { type PlateTag, Seating, waitingTag } from './Seating.tsx';
import { texts } from './texts.ts';

interface BankedSceneProps {
  readonly table: TableView;
  readonly hand: BankedView;
  readonly from: Seat | null;
  readonly ownCards: boolean;
  readonly narrow: boolean;
}

/** A hand against a player-dealer: the bank and the deciding cards in the middle, hands and bets on the places. */
export function BankedScene({ table, hand, from, ownCards, narrow }: BankedSceneProps) {
  const nameOf = namesAt(table);
  return (
    <>
      <BankedMiddle table={table} hand={hand} />
      {table.places.map((place) => (
        <Seating
          key={place.seat}
          place={place}
          table={table}
          from={from}
          tag={tagOf(place, hand)}
          markers={
            hand.dealer?.seat === place.seat && (
              <Marker
                text={texts.bankedScene.pd}
                label={texts.bankedScene.playerDealerSeat(place.seat)}
                kind="button"
              />
            )
          }
        >
          <BankedPlace
            hand={hand}
            slot={slotOf(place.seat, from)}
            seat={place.seat}
            cardsHere={place.seat !== from || ownCards}
            nameOf={nameOf}
            narrow={narrow}
          />
        </Seating>
      ))}
    </>
  );
}

/** The word above a plate: who has the bank, who has no bet, or why a player is not dealt in. */
function tagOf(place: Place, hand: BankedView): PlateTag | null {
  const { dealer, stage } = hand;
  const inHand = seatIn(hand, place.seat);
  if (dealer?.seat === place.seat) return { text: texts.bankedScene.playerDealer, loud: true };
  if (inHand === null)
    return place.status === 'playing' ? { text: texts.common.nextHand, loud: false } : waitingTag(place);
  return stage !== 'offer' && stage !== 'bank' && inHand.state === 'folded'
    ? { text: texts.bankedScene.noBet, loud: false }
    : null;
}
