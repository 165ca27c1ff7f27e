// Before the sheets of the pieces, which refine it.
import './scene.module.css';

import type { ReactNode } from 'react';
import type { Seat } from '../../games/game.ts';
import type { TableView } from '../../protocol/views.ts';
import { classes } from '../kit/classes.ts';
import { BankedScene } from './BankedScene.tsx';
import { IdleScene } from './IdleScene.tsx';
import { PotScene } from './PotScene.tsx';
import styles from './TableScene.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface TableSceneProps {
  readonly table: TableView;
  /** The seat whose player looks at it, drawn at the bottom; null on the centre display. */
  readonly from: Seat | null;
  /** Draws that player's own cards as well; a station shows them elsewhere, under their finger. */
  readonly ownCards?: boolean;
  /** It is drawn beside something else, such as a tracker. */
  readonly narrow?: boolean;
  /** What the middle shows while there is no hand; a line about it when left out. */
  readonly idle?: ReactNode;
}

/** The table from above: places all around, what lies before them, and the middle, as the kind of hand has it. */
export function TableScene(props: TableSceneProps) {
  return (
    <section className={css('scene')} data-part="scene" aria-label={texts.tableScene.table}>
      <div className={css('scene-rail')}>
        <div className={css('scene-felt')} />
      </div>
      <Scene {...props} />
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
