import type { TableView } from '../../protocol/views.ts';
import { ClockIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';

interface TimeDueProps {
  readonly collection: TableView['collection'];
  /** Cents owed for half hours that have ended. */
  readonly owes: number;
}

/** What the player pays by time, a while before it falls due and until it is paid (LR4). */
export function TimeDue({ collection, owes }: TimeDueProps) {
  if (owes === 0 && collection === null) return null;
  return (
    <p className="time-due" role="status" data-testid="time-due">
      <ClockIcon />
      {owes > 0 ? (
        <span>
          <Money amount={owes} /> for the half hour is collected from your chips before the next hand.
        </span>
      ) : (
        collection && (
          <span>
            Half-hour collection: <Money amount={collection.amount} /> from your chips in {collection.minutes} min.
          </span>
        )
      )}
    </p>
  );
}
