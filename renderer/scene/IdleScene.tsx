import type { ReactNode } from 'react';
import type { Seat } from '../../games/seat.ts';
import type { Place, TableView } from '../../protocol/table-view.ts';
import { ButtonMarker } from '../kit/Chip.tsx';
import { classes } from '../kit/classes.ts';
import { money, number } from '../language/figures.ts';
import styles from './IdleScene.module.css';
import { type PlateTag, Seating, waitingTag } from './Seating.tsx';
import scene from './scene.module.css';
import { texts } from './texts.ts';

const css = classes(scene, styles);

interface IdleSceneProps {
  readonly table: TableView;
  readonly from: Seat | null;
  /** The content of the middle; a line about the table when left out. */
  readonly idle: ReactNode;
}

/** The table while there is no hand: who sits where, and why nothing is dealt. */
export function IdleScene({ table, from, idle }: IdleSceneProps) {
  const { voided } = table;
  return (
    <>
      {voided !== null && idle === undefined ? (
        <VoidNote voided={voided} />
      ) : (
        <div className={css('middle middle-idle')}>{idle ?? idleLine(table)}</div>
      )}
      {table.places.map((place) => (
        <Seating
          key={place.seat}
          place={place}
          table={table}
          from={from}
          tag={idleTag(place, voided)}
          markers={table.button === place.seat && <ButtonMarker seat={place.seat} />}
        />
      ))}
    </>
  );
}

function idleLine({ state, change }: TableView): string {
  if (change?.clock) return texts.idleScene.waitingForLastAnswers;
  if (state === 'closed' || state === 'opening') return texts.idleScene.tableIsBeingOpened;
  return state === 'idle' ? texts.idleScene.waitingForPlayers : texts.idleScene.nextHandBeginsIn;
}

/** The chips returned from a voided hand, otherwise why the player is not dealt in. */
function idleTag(place: Place, voided: TableView['voided']): PlateTag | null {
  const back = voided?.back.find(({ seat }) => seat === place.seat);
  return back ? { text: texts.idleScene.back(money(back.amount)), loud: true } : waitingTag(place);
}

/** Why the last hand does not count; each place shows what went back to its player (LR14). */
function VoidNote({ voided: { hand, reason } }: { readonly voided: NonNullable<TableView['voided']> }) {
  return (
    <div className={css('middle middle-void')} role="alert" data-testid="void">
      <strong>{texts.idleScene.handIsVoid(number(hand))}</strong>
      <p>{reason}</p>
      <p>{texts.idleScene.everyChipPutInto}</p>
    </div>
  );
}
