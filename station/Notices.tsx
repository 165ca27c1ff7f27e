import type { StationView } from '../protocol/station-view.ts';
import { classes } from '../renderer/kit/classes.ts';
import styles from './Notices.module.css';
import { texts as own } from './own/texts.ts';

const css = classes(styles);

interface NoticesProps {
  readonly view: StationView;
  /** Across the top of the station, in the corner of the table, or as a strip above the betting layout. */
  readonly look: 'top' | 'corner' | 'strip';
}

/**
 * Notices from the house for the player at this station: a seat held for them, and tournaments they entered that are
 * full and waiting to start.
 */
export function Notices({ view: { called, registered = [] }, look }: NoticesProps) {
  if (!called && registered.length === 0) return null;
  // At a seat only one of them fits, and a called seat expires first.
  const waiting = look === 'top' ? registered : registered.slice(0, called ? 0 : 1);
  return (
    <div className={css(`notices notices-${look}`)} role="status">
      {called && <p data-testid="called">{own.called(called.label, called.table, called.until)}</p>}
      {waiting.map(({ name, waitingFor }) => (
        <p key={name} data-testid="full-waits">
          {own.fullWaits(name, waitingFor)}
        </p>
      ))}
    </div>
  );
}
