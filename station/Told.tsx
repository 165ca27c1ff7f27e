import type { StationView } from '../protocol/station-view.ts';
import { classes } from '../renderer/kit/classes.ts';
import { texts as own } from './own/texts.ts';
import styles from './Told.module.css';

const css = classes(styles);

interface ToldProps {
  readonly view: StationView;
  /** Across the top of the station, in the corner of the table, or as a strip above the betting layout. */
  readonly look: 'top' | 'corner' | 'strip';
}

/** What the house has for whoever is here: a seat that is kept, and what they have entered that is full and waits. */
export function Told({ view: { called, registered = [] }, look }: ToldProps) {
  if (!called && registered.length === 0) return null;
  // In a seat there is room for one of them, and a call runs out first.
  const waiting = look === 'top' ? registered : registered.slice(0, called ? 0 : 1);
  return (
    <div className={css(`told told-${look}`)} role="status">
      {called && <p data-testid="called">{own.called(called.label, called.table, called.until)}</p>}
      {waiting.map(({ name, waitingFor }) => (
        <p key={name} data-testid="full-waits">
          {own.fullWaits(name, waitingFor)}
        </p>
      ))}
    </div>
  );
}
