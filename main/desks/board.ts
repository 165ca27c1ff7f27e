import { refuse } from '../../games/result.ts';
import type { BoardView } from '../../protocol/board-view.ts';
import type { DeskEntry } from '../house/desk-record.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { HouseFloor } from './tables.ts';

/** What the board shows: the tables of a house, and the lists of its poker desk. */
type BoardPlace = Pick<HouseFloor, 'name' | 'demo' | 'tables' | 'desk'>;

/** The board on the wall: which games are spread where, and where seats are open. It sends no intents. */
export class BoardDesk implements Desk<never> {
  readonly #floor: BoardPlace;

  constructor(floor: BoardPlace) {
    this.#floor = floor;
  }

  connected(): void {}

  view(): BoardView {
    const { name, demo } = this.#floor;
    return {
      screen: 'board',
      house: name,
      demo,
      tables: this.#floor.tables().map(({ number, name: called, up, status }) => ({
        number,
        name: called,
        up,
        game: status?.game ?? null,
        nextGame: status?.nextGame ?? null,
        seats: (status?.seats ?? []).map(({ player, status: stands }) =>
          player !== null ? 'taken' : stands === 'reserved' ? 'reserved' : 'open',
        ),
        dealing:
          status !== null &&
          status.stopped === null &&
          status.fault === null &&
          status.closing === undefined &&
          status.state !== 'closed',
      })),
      lists: this.#floor.desk.lists.map(({ id, label, entries }) => ({
        id,
        label,
        names: entries
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({ id: entry, name: person, state, call }) => ({
            ...{ id: entry, name: person, state },
            call: call && { table: call.table, until: call.until },
          })),
      })),
    };
  }

  take(): Answer {
    return refuse('no such request', 'The board makes no requests.');
  }
}

/** Players who are called come first, then changes, then names on the list; players who are not here yet come last. */
function rank({ state, kind }: DeskEntry): number {
  if (state === 'called') return 0;
  if (state === 'interest') return 3;
  return kind === 'change' ? 1 : 2;
}
