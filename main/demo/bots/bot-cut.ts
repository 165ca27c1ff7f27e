/**
 * How a bot cuts decks, as the page of a station does: it commits to a number before a deck is sealed, and opens it once
 * the seal covers the commitment (docs/receipts.md).
 */
import type { StationIntent } from '../../../protocol/station-intent.ts';
import type { StationView } from '../../../protocol/station-view.ts';
import { commitTo } from '../../shuffle/cut.ts';

/** What a view tells of the cut. */
interface ShownCut extends Pick<StationView, 'committed' | 'phase' | 'station'> {
  readonly table: Pick<StationView['table'], 'cut'>;
}

export class BotCut {
  readonly #draw: () => string;
  #number: string;
  /** The commitment that was sent, and not seen in a view since. */
  #told = '';

  /** `draw` gives numbers of 32 bytes, hex. */
  constructor(draw: () => string) {
    this.#draw = draw;
    this.#number = draw();
  }

  /** What it has bound itself to for the next deck. */
  get commit(): string {
    return commitTo(this.#number);
  }

  /** On a new line nothing has been said yet. */
  begin(): void {
    this.#told = '';
  }

  /** What there is to be said of the cut; null when nothing is. */
  answer({ committed, phase, station, table }: ShownCut): StationIntent | null {
    if (phase.name !== 'seated') return null;
    const { commit } = this;
    const sealed = table.cut?.commits.find(({ seat }) => seat === station)?.commit;
    if (sealed === commit) {
      const number = this.#number;
      this.#number = this.#draw();
      this.#told = this.commit;
      return { do: 'cut', number, commit: this.commit };
    }
    if (committed === commit || this.#told === commit) return null;
    this.#told = commit;
    return { do: 'cut', commit };
  }
}
