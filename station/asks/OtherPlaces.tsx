import { useState } from 'react';
import { readSpot } from '../../games/wager.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { type Bets, type LayoutPlace, totalOf } from './wagers.ts';

/** Whose place it is, for a test to find: `5`, `A`; `behind-bank` behind the player-dealer. */
const placeOf = ({ spots: [spot] }: LayoutPlace): string => {
  const { kind, at } = readSpot(spot?.id ?? '');
  return at ?? kind;
};

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
            testid={place.at === null ? 'place-own' : `place-${placeOf(place)}`}
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
