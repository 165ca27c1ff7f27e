import { sum } from '../../games/money.ts';
import { refuse } from '../../games/result.ts';
import type { CenterLook } from '../../protocol/center-look.ts';
import type { Beside, CenterView } from '../../protocol/center-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { Answer, Desk } from '../link/desk.ts';
import { jackpotsOf } from './jackpots.ts';
import type { Room } from './room.ts';
import { tableView } from './table-view.ts';

type Before = NonNullable<Beside['before']>;

/** The center display: what everyone may see. It sends no intents. */
export class CenterDesk implements Desk<never> {
  readonly #room: Room;
  readonly #look: CenterLook;
  /** Finished hands that were shown here, newest first: the one on show, and the one before it. */
  #ended: readonly Before[] = [];

  constructor(room: Room, look: CenterLook) {
    this.#room = room;
    this.#look = look;
  }

  connected(): void {}

  view(): CenterView {
    const table = tableView(this.#room, 'public');
    return {
      screen: 'center-display',
      language: this.#room.languages.center,
      loudness: this.#room.sound.center,
      table,
      look: this.#look,
      beside: this.#beside(table),
    };
  }

  take(): Answer {
    return refuse('not understood', 'The center display makes no requests.');
  }

  #beside(table: TableView): Beside {
    if (table.hand?.over && this.#ended[0]?.hand !== table.handNumber) {
      this.#ended = [endOf(table, table.hand), ...this.#ended].slice(0, 2);
    }
    const before = this.#ended.find(({ hand }) => hand < table.handNumber) ?? null;
    const waiting = this.#room.line.waiting;
    return {
      jackpot: table.tournament ? null : this.#jackpots(),
      ...jackpotsOf(this.#room),
      before,
      ...(waiting === null ? {} : { waiting }),
    };
  }

  #jackpots(): number | null {
    const jackpots = this.#room.cage.jackpots();
    return jackpots.length === 0 ? null : sum(jackpots.map(({ balance }) => balance));
  }
}

/** What is shown of a hand after the next one is dealt. */
function endOf({ handNumber, places }: TableView, { zones, seats }: NonNullable<TableView['hand']>): Before {
  return {
    hand: handNumber,
    zones: zones.map(({ label, cards }) => ({ label, cards: [...cards] })),
    wins: seats.flatMap(({ seat, won }) => {
      const who = places[seat - 1]?.player ?? null;
      return won > 0 && who !== null ? [{ who, amount: won }] : [];
    }),
  };
}
