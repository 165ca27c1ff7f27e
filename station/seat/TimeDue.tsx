import type { TableView } from '../../protocol/table-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { ClockIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import styles from './TimeDue.module.css';

const css = classes(styles);

interface TimeDueProps {
  readonly collection: TableView['collection'];
  /** Owed for half hours that have ended, in cents. */
  readonly owes: number;
}

/** The time collection that the player owes, shown from a while before it is due until it is paid (LR4). */
export function TimeDue({ collection, owes }: TimeDueProps) {
  if (owes === 0 && collection === null) return null;
  return (
    <p className={css('due')} role="status" data-testid="time-due">
      <ClockIcon />
      {owes > 0 ? (
        <span>{texts.collection.owed(<Money amount={owes} />)}</span>
      ) : (
        collection && (
          <span>
            {texts.collection.soon(<Money amount={collection.amount} />, collection.minutes, collection.per === 'down')}
          </span>
        )
      )}
    </p>
  );
}
