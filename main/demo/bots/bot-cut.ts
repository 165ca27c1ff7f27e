/**
 * How a bot cuts decks, as a station's page does: it commits to a number before a deck is sealed, and opens it once the
 * seal covers the commitment (docs/receipts.md).
 */
import type { StationIntent } from '../../../protocol/station-intent.ts';
import type { StationView } from '../../../protocol/station-view.ts';
import { commitTo } from '../../shuffle/cut.ts';

/** What a view shows about the cut. */
interface ShownCut extends Pick<StationView, 'committed' | 'phase' | 'station'> {
  readonly table: Pick<StationView['table'], 'cut'>;
}

export class BotCut {
  readonly #draw: () => string;
  #number: string;
  /** The commitment that was sent but not yet seen in a view. */
  #sent = '';

  /** `draw` gives numbers of 32 bytes, hex. */
  constructor(draw: () => string) {
    this.#draw = draw;
    this.#number = draw();
  }

  /** The bot's commitment for the next deck. */
  get commit(): string {
    return commitTo(this.#number);
  }

  /** Nothing has been sent yet on a new line. */
  begin(): void {
    this.#sent = '';
  }

  /** What to send about the cut; null when there is nothing. */
  answer({ committed, phase, station, table }: ShownCut): StationIntent | null {
    if (phase.name !== 'seated') return null;
    const { commit } = this;
    const sealed = table.cut?.commits.find(({ seat }) => seat === station)?.commit;
    if (sealed === commit) {
      const number = this.#number;
      this.#number = this.#draw();
      this.#sent = this.commit;
      return { do: 'cut', number, commit: this.commit };
    }
    if (committed === commit || this.#sent === commit) return null;
    this.#sent = commit;
    return { do: 'cut', commit };
  }
}
