/**
 * Cuts the deck on behalf of the player at a station, without a key press. Commits to a number before a deck is sealed,
 * and opens it once the seal is on the table and covers the commitment. Then draws the next number.
 */
import type { StationView } from '../protocol/station-view.ts';
import type { Link } from '../renderer/link/link.ts';
import type { DrawnNumber } from './drawn-number.ts';

/** Runs for as long as the page is open. */
export function cutDecks(link: Pick<Link, 'state' | 'subscribe' | 'tell'>, draw: () => DrawnNumber): void {
  let drawn = draw();
  /** Sent on this line, and not yet seen in a view. */
  let sent = false;
  const follow = (): void => {
    const { connected, view } = link.state();
    if (!connected) sent = false;
    if (!connected || view?.screen !== 'station' || view.phase.name !== 'seated') return;
    if (view.committed === drawn.commit) sent = false;
    if (committedIn(view) === drawn.commit) {
      const { number } = drawn;
      drawn = draw();
      sent = link.tell({ do: 'cut', number, commit: drawn.commit });
    } else if (!sent && view.committed !== drawn.commit) {
      sent = link.tell({ do: 'cut', commit: drawn.commit });
    }
  };
  link.subscribe(follow);
  follow();
}

/** The station's commitment under the seal of the deck being cut. */
const committedIn = ({ table, station }: StationView): string | undefined =>
  table.cut?.commits.find(({ seat }) => seat === station)?.commit;
