// Imported before the sheets of the pieces, which refine it.
import './scene.module.css';

import type { ReactNode } from 'react';
import type { Seat } from '../../games/seat.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { classes } from '../kit/classes.ts';
import { BankedScene } from './BankedScene.tsx';
import { IdleScene } from './IdleScene.tsx';
import { PotScene } from './PotScene.tsx';
import styles from './TableScene.module.css';
import { texts } from './texts.ts';
import type { HeapMove } from './theatre/moves.ts';
import { TravelingChips } from './theatre/TravelingChips.tsx';

const css = classes(styles);

export interface TableSceneProps {
  readonly table: TableView;
  /** The viewer's own seat, drawn at the bottom; null on the center display. */
  readonly from: Seat | null;
  /** Draws the viewer's own cards as well; a station shows them elsewhere, where they can be peeked at. */
  readonly ownCards?: boolean;
  /** The table is drawn next to something else, such as a tracker. */
  readonly narrow?: boolean;
  /** `both`: what lies in front of the seats along the top is turned toward them. */
  readonly facing?: 'one-way' | 'both';
  /** Chips on the way to where the table shows them. */
  readonly moves?: readonly HeapMove[];
  /** Cards and chips move to their place when they are new on the table. */
  readonly live?: boolean;
  /** The content of the middle while there is no hand; a line about the table when left out. */
  readonly idle?: ReactNode;
}

/**
 * The table from above: the places all around, what lies in front of them, and the middle as the kind of hand draws it.
 */
export function TableScene(props: TableSceneProps) {
  return (
    <section
      className={css(`scene ${props.live ? 'scene-live' : ''} ${props.facing === 'both' ? 'scene-both' : ''}`)}
      data-part="scene"
      aria-label={texts.tableScene.table}
    >
      <div className={css('scene-rail')}>
        <div className={css('scene-felt')} />
      </div>
      <Scene {...props} />
      <TravelingChips moves={props.moves ?? []} from={props.from} step={props.table.hand?.events.length ?? 0} />
    </section>
  );
}

function Scene({ table, from, ownCards = from === null, narrow = false, idle }: TableSceneProps) {
  const { hand } = table;
  switch (hand?.kind) {
    case 'pot':
      return <PotScene table={table} hand={hand} from={from} ownCards={ownCards} />;
    case 'banked':
      return <BankedScene table={table} hand={hand} from={from} ownCards={ownCards} narrow={narrow} />;
    case undefined:
      return <IdleScene table={table} from={from} idle={idle} />;
  }
}
