import type { PotView } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import type { Place, TableView } from '../../protocol/table-view.ts';
import { blindOf, hasRaised, isDecided, lastAct, seatIn } from '../hand/hand-facts.ts';
import { ButtonMarker, Marker } from '../kit/Chip.tsx';
import { useCounting } from '../kit/counting.tsx';
import { slotOf } from './layout.ts';
import { PotMiddle } from './PotMiddle.tsx';
import { PotPlace } from './PotPlace.tsx';
import { type PlateTag, Seating, waitingTag } from './Seating.tsx';
import { texts } from './texts.ts';

interface PotSceneProps {
  readonly table: TableView;
  readonly hand: PotView;
  readonly from: Seat | null;
  readonly ownCards: boolean;
}

/** A hand played for a pot: board and pots in the middle, cards and bets in front of the seats. */
export function PotScene({ table, hand, from, ownCards }: PotSceneProps) {
  const counting = useCounting();
  return (
    <>
      <PotMiddle table={table} hand={hand} tellsFees={from === null || ownCards} />
      {table.places.map((place) => {
        const inHand = seatIn(hand, place.seat);
        return (
          <Seating
            key={place.seat}
            place={place}
            table={table}
            from={from}
            tag={counting(() => tagOf(place, hand))}
            markers={<Markers seat={place.seat} hand={hand} />}
          >
            {inHand && (
              <PotPlace
                seat={inHand}
                over={isDecided(hand)}
                slot={slotOf(place.seat, from)}
                cardsHere={place.seat !== from || ownCards}
              />
            )}
          </Seating>
        );
      })}
    </>
  );
}

/** The dealer button and the blinds, on the edge of the player's plate. */
function Markers({ seat, hand }: { readonly seat: Seat; readonly hand: PotView }) {
  const blind = isDecided(hand) ? null : blindOf(hand, seat);
  return (
    <>
      {hand.button === seat && <ButtonMarker seat={seat} />}
      {blind && (
        <Marker
          text={blind}
          label={blind === 'SB' ? texts.potScene.smallBlind : texts.potScene.bigBlind}
          kind="blind"
        />
      )}
    </>
  );
}

/** The word above a plate: the player's last action, or why they are not dealt in. */
function tagOf(place: Place, hand: PotView): PlateTag | null {
  const inHand = seatIn(hand, place.seat);
  if (inHand) {
    if (inHand.state === 'all-in') return { text: texts.potScene.allIn, loud: true };
    if (inHand.state === 'folded') {
      // In a game without betting a hand is not folded; its player is out.
      return { text: hand.betting === false ? texts.potScene.out : texts.potScene.folded, loud: false };
    }
    const act = isDecided(hand) ? null : lastAct(hand, place.seat);
    if (act) return { text: act, loud: hasRaised(hand, place.seat) };
  }
  if (place.status !== 'playing') return place.status === 'waiting' && inHand ? null : waitingTag(place);
  return hand.over || inHand ? null : { text: texts.common.nextHand, loud: false };
}
