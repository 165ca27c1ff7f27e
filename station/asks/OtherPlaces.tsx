import { useState } from 'react';
import { readSpot } from '../../games/wager.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import asks from './asks.module.css';
import styles from './OtherPlaces.module.css';
import { type Bets, type LayoutPlace, totalOf } from './wagers.ts';

const css = classes(asks, styles);

/** The position, for tests: `5`, `A`; `behind-bank` behind the player-dealer. */
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

/** Other places to bet on: behind other players, and where nobody sits. Collapsed until the player wants them. */
export function OtherPlaces({ places, bets, at, onPick }: OtherPlacesProps) {
  const [open, setOpen] = useState(at !== null);
  const onPlace = ({ spots }: LayoutPlace): number =>
    totalOf(Object.fromEntries(spots.flatMap(({ id }) => (bets[id] ? [[id, bets[id]]] : []))));
  const elsewhere = places.filter((place) => place.at !== null);
  const total = elsewhere.reduce((sum, place) => sum + onPlace(place), 0);
  if (!open) {
    return (
      <div className={css('places')}>
        <Button className={css('place')} onPress={() => setOpen(true)} testid="places-open">
          <span>
            {texts.wager.otherPlaces(elsewhere.length)}
            {total > 0 && <Money amount={total} className={css('beside')} />}
          </span>
        </Button>
      </div>
    );
  }
  return (
    <div className={css('places')}>
      {places.map((place) => {
        const bet = onPlace(place);
        return (
          <Button
            key={place.at ?? ''}
            className={css('place')}
            pressed={place.at === at}
            onPress={() => onPick(place.at)}
            testid={place.at === null ? 'place-own' : `place-${placeOf(place)}`}
          >
            <span>
              {place.at ?? texts.wager.ownPlace}
              {bet > 0 && <Money amount={bet} className={css('beside')} />}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
