/**
 * The cage screen of a table whose house runs apart from it: that house has cages of its own, so nothing is done here.
 */
import { refuse } from '../../games/result.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { Room } from './room.ts';

export class ApartCageDesk implements Desk<CageIntent> {
  readonly #room: Pick<Room, 'house' | 'demo' | 'table'>;
  #notice: Notice | null = null;

  constructor(room: Pick<Room, 'house' | 'demo' | 'table'>) {
    this.#room = room;
  }

  connected(): void {}

  ended(): void {}

  stop(): void {}

  swiped(): void {
    this.badSwipe('This table’s house has its own cages: swipe the card there.');
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#room.table.touch();
  }

  view(): CageView {
    const { house, demo } = this.#room;
    const nothing = { account: null, described: [], drawer: 0, jackpots: [] };
    return { screen: 'cage', house, demo, staff: null, presented: null, notice: this.#notice, ...nothing };
  }

  async take(): Promise<Answer> {
    return refuse(
      'at-the-cage',
      'This table’s house has its own cages: this screen is for a table that runs its own house.',
    );
  }
}
