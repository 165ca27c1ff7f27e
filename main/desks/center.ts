import { refuse } from '../../games/result.ts';
import type { CenterView } from '../../protocol/views.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { Room } from './room.ts';
import { tableView } from './table-view.ts';

/** The screen in the middle: what everyone may see. It asks for nothing. */
export class CenterDesk implements Desk<never> {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  connected(): void {}

  view(): CenterView {
    return {
      screen: 'center-display',
      language: this.#room.languages.center,
      loudness: this.#room.sound.center,
      table: tableView(this.#room, 'public'),
    };
  }

  take(): Answer {
    return refuse('not understood', 'The centre display has nothing to ask.');
  }
}
