import { useState } from 'react';
import { Button } from '../../renderer/Button.tsx';
import { Money } from '../../renderer/Money.tsx';
import { type Bets, type LayoutPlace, totalOf } from './wagers.ts';

interface OtherPlacesProps {
  readonly places: readonly LayoutPlace[];
  readonly bets: Bets;
  readonly at: string | null;
  readonly onPick: (at: string | null) => void;
}

/** Places beside one's own: behind other players, and where nobody sits. Out of the way until they are wanted. */
export function OtherPlaces({ places, bets, at, onPick }: OtherPlacesProps) {
  const [open, setOpen] = useState(at !== null);
  const onPlace = ({ spots }: LayoutPlace): number =>
    totalOf(Object.fromEntries(spots.flatMap(({ id }) => (bets[id] ? [[id, bets[id]]] : []))));
  const elsewhere = places.filter((place) => place.at !== null);
  const total = elsewhere.reduce((sum, place) => sum + onPlace(place), 0);
  if (!open) {
    return (
      <div className="other-places">
        <Button onPress={() => setOpen(true)} testid="places-open">
          <span>
            Bet on other places ({elsewhere.length}){total > 0 && <Money amount={total} className="place-total" />}
          </span>
        </Button>
      </div>
    );
  }
  return (
    <div className="other-places">
      {places.map((place) => {
        const bet = onPlace(place);
        return (
          <Button
            key={place.at ?? ''}
            pressed={place.at === at}
            onPress={() => onPick(place.at)}
            testid={place.at === null ? 'place-own' : `place-${place.spots[0]?.id.replace(/^.*@/, '')}`}
          >
            <span>
              {place.at ?? 'Your own place'}
              {bet > 0 && <Money amount={bet} className="place-total" />}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
