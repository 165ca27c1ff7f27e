import type { ReactNode } from 'react';
import type { CardText } from '../../games/card.ts';
import type { Seat } from '../../games/game.ts';
import type { TableView } from '../../protocol/views.ts';
import { Middle } from './Middle.tsx';
import { Seating } from './Seating.tsx';
import './scene.css';
import './banked.css';

export interface TableSceneProps {
  readonly table: TableView;
  /** The seat whose player looks at it, drawn at the bottom; null on the centre display. */
  readonly from: Seat | null;
  /** Draws that player's own cards as well; a station shows them elsewhere, under their finger. */
  readonly ownCards?: boolean;
  /** Board cards to lift for the player while they look at their own. */
  readonly lifted?: readonly CardText[];
  /** What the middle shows while there is no hand; a line about it when left out. */
  readonly idle?: ReactNode;
}

/** The table from above: places all round, bets in front of them, board and pots in the middle. */
export function TableScene({ table, from, ownCards = from === null, lifted = [], idle }: TableSceneProps) {
  return (
    <section className="scene" aria-label="The table">
      <div className="scene-rail">
        <div className="scene-felt" />
      </div>
      <Middle table={table} lifted={lifted} idle={idle} />
      {table.places.map((place) => (
        <Seating key={place.seat} place={place} table={table} from={from} ownCards={ownCards} />
      ))}
    </section>
  );
}
